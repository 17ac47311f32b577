import { Later } from '#client/later/later.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { TripPeopleSection } from '#domains/shoots/trips/people/list/trip-people-section.tsx';
import { TripLinks } from '#domains/shoots/trips/links/trip-links.tsx';
import { changeTrip } from '#domains/shoots/trips/form/trip-actions.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { TripBudget } from '#views/trip/costs/trip-budget.tsx';
import { overviewParts } from './trip-parts.tsx';

// What stands below the fold is not waited for.
const loadAttachments = () =>
  import('#domains/around/attachments/attachments.tsx').then((part) => part.Attachments);
const loadComments = () =>
  import('#domains/around/comments/comments.tsx').then((part) => part.Comments);
const loadActivity = () =>
  import('#domains/around/activities/activity.tsx').then((part) => part.Activity);
const fileKinds = ['cover'] as const;

interface TripOverviewProps {
  trip: Trip;
  canEdit: boolean;
  /** Somebody came for what is said of it. */
  isTalkAsked: boolean;
}

/** A trip at a glance: its days, who comes along, what it is made for, and what is said of it. */
export function TripOverview({ trip, canEdit, isTalkAsked }: TripOverviewProps) {
  const subject = { tripId: trip.id };
  return (
    <div className="trip-columns">
      <div className="stack gap-20 may-shrink">
        {overviewParts.main.map((load, at) => (
          <Later key={at} load={load} props={{ trip }} isAsked>
            <SkeletonRows rows={5} />
          </Later>
        ))}
        <TripPeopleSection tripId={trip.id} canEdit={canEdit} />
        {canEdit || trip.notes ? (
          <section className="trip-notes">
            <ProseField
              label="Notes"
              value={trip.notes}
              maxLength={20_000}
              readOnly={!canEdit}
              placeholder="Parking, contacts, the nearest hospital"
              onSave={(notes) => changeTrip(trip, { notes })}
            />
          </section>
        ) : null}
        {trip.isPrivate ? null : (
          <>
            <Later load={loadAttachments} props={{ subject, kinds: fileKinds }} />
            <Later load={loadComments} props={{ subject, isAsked: isTalkAsked }} />
          </>
        )}
      </div>
      <aside className="stack gap-20 may-shrink trip-aside" aria-label="Beside the days">
        {overviewParts.aside.map((load, at) => (
          <Later key={at} load={load} props={{ trip }} isAsked>
            <SkeletonRows rows={4} />
          </Later>
        ))}
        <TripBudget trip={trip} />
        <TripLinks trip={trip} canEdit={canEdit} />
        {trip.isPrivate ? null : <Later load={loadActivity} props={{ subject }} />}
      </aside>
    </div>
  );
}
