import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { usePrimary } from '#client/page/primary.tsx';
import { RecordBar } from '#client/page/record-bar.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Callout } from '#client/ui/marks/callout.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { usePageName } from '#client/words/page-name.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan, useIsOn } from '#domains/people/workspaces/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { moveTrip } from '#domains/shoots/trips/form/trip-actions.ts';
import { asksForDone } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import { talkHash } from '#shared/places.ts';
import { useAskedLine, useTripAdditions } from './parts/trip-additions.tsx';
import { TripHead } from './parts/trip-head.tsx';
import { TripOverview } from './parts/trip-overview.tsx';
import { partTabs, type TripTab } from './parts/trip-parts.tsx';
import { TripStrip } from './parts/trip-strip.tsx';
import { TripWays } from './parts/trip-ways.tsx';
import '#client/page/page.css';
import './trip-page.css';

const route = getRouteApi('/guarded/trip/$id');

/** One trip: its days, its people and all that is prepared for it. */
export function TripPage() {
  const { id } = route.useParams();
  const { workspaceId } = useScope();
  const status = trips.useStatus();
  const trip = trips.useRows(rowsById).get(id);
  usePageName(trip?.title);
  const isThere = trip !== undefined;
  // In another workspace it was never here.
  const [seenIn, setSeenIn] = useState(isThere ? workspaceId : undefined);
  if (isThere && seenIn !== workspaceId) setSeenIn(workspaceId);
  if (trip) return <OneTrip trip={trip} />;
  if (status === 'loading') return <SkeletonRows rows={8} />;
  if (status === 'error')
    return <ErrorState message="Failed to load trips" onRetry={trips.retry} />;
  return seenIn === workspaceId ? <GoneTrip /> : <Missing />;
}

const overview = { value: 'overview', label: 'Overview' };
const costs: TripTab = {
  value: 'costs',
  label: 'Costs',
  load: () => import('./costs/trip-costs-tab.tsx').then((part) => part.TripCostsTab),
};

function OneTrip({ trip }: { trip: Trip }) {
  const { tab: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const formats = useFormats();
  const canEdit = useCan('edit');
  const seesMoney = useSeesMoney();
  const hasMoney = useIsOn()('finance') && seesMoney;
  const isTalkAsked = useLocation({ select: ({ hash }) => hash === talkHash });
  const additions = useTripAdditions(trip, hasMoney);
  const panel = useAskedLine();
  const tabs = [...partTabs, ...(hasMoney ? [costs] : [])];
  const shown = tabs.find(({ value }) => value === asked);
  usePrimary(canEdit ? { label: 'Add to trip', choices: additions } : undefined);
  return (
    <div className="page trip" data-status={trip.status}>
      <RecordBar title={trip.title} />
      <TripHead trip={trip} formats={formats} canEdit={canEdit}>
        <TripWays trip={trip} />
      </TripHead>
      {canEdit ? null : <ReadOnlyNote />}
      <TripStrip trip={trip} formats={formats} />
      {canEdit ? <DoneQuestion trip={trip} /> : null}
      <Tabs
        label="Parts of the trip"
        value={shown?.value ?? overview.value}
        onChange={(value) =>
          void navigate({
            search: (before) => ({ ...before, tab: value === overview.value ? undefined : value }),
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[overview, ...tabs]}
      >
        <div ref={panel} className="trip-panel">
          {shown ? (
            <Later key={shown.value} load={shown.load} props={{ trip }} isAsked>
              <SkeletonRows rows={5} />
            </Later>
          ) : (
            <TripOverview trip={trip} canEdit={canEdit} isTalkAsked={isTalkAsked} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** Of one that is over and that nobody has called done. */
function DoneQuestion({ trip }: { trip: Trip }) {
  const formats = useFormats();
  if (trip.endsOn === null || !asksForDone(trip, todayOn(trip))) return null;
  return (
    <Callout tone="lamp" className="row wraps trip-done">
      <span className="grow">
        It ended on {formatShortDate(trip.endsOn, formats)}. Is everything done?
      </span>
      <Button size="sm" icon={<Check />} onClick={() => moveTrip(trip, 'done')}>
        Mark done
      </Button>
    </Callout>
  );
}

/** Deleted while it was on screen, here or by somebody else; or private to somebody else from now on. */
function GoneTrip() {
  return (
    <div className="page trip">
      <EmptyState
        title="This trip is gone"
        action={
          <Link to="/trips" className={buttonClass({ variant: 'primary' })}>
            Trips
          </Link>
        }
      >
        It was deleted, and waits in the trash for 30 days, or somebody keeps it to themself now.
      </EmptyState>
    </div>
  );
}
