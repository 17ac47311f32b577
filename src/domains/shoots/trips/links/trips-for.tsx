import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { askTrip } from '#domains/shoots/trips/form/trip-form-host.tsx';
import { statusLabels } from '#domains/shoots/trips/rules.ts';
import { shortDaysText } from '#domains/shoots/trips/words/trip-words.ts';
import { linkDeal, linkPiece } from './link-actions.ts';
import { type Linked, useTripIdsFor } from './links-of.ts';
import './trip-links.css';

interface TripsForProps {
  of: Linked;
  canEdit: boolean;
  /** The way to a trip leads away from what is open. */
  onLeave?: () => void;
}

/** The shoots and trips on which a deal, or a piece of content, is made. */
export function TripsFor({ of, canEdit, onLeave }: TripsForProps) {
  const formats = useFormats();
  const isOn = useIsOn()('shoots');
  const rows = trips.useRows(rowsById);
  const shown = useTripIdsFor(of)
    .flatMap((id) => rows.get(id) ?? [])
    .toSorted((one, other) => (one.startsOn ?? '9').localeCompare(other.startsOn ?? '9'));
  if (!isOn || (!canEdit && shown.length === 0)) return null;
  const plan = () =>
    askTrip({
      kind: 'new',
      onAdded: (id) =>
        'campaignId' in of ? linkDeal(id, of.campaignId) : linkPiece(id, of.contentItemId),
    });
  return (
    <section aria-labelledby="trips-for">
      <SectionHead id="trips-for" title="Shoots and trips" note={shown.length || ''}>
        {canEdit ? (
          <IconButton size="sm" label="Plan a shoot" icon={<Plus />} onClick={plan} />
        ) : null}
      </SectionHead>
      {shown.length === 0 ? (
        <p className="pad-8 sm muted">Plan the shoot that this is made on.</p>
      ) : (
        <ul className="lines trip-links sm">
          {shown.map((trip) => (
            <li key={trip.id} className="row gap-8">
              <Link
                to="/trip/$id"
                params={{ id: trip.id }}
                className="opens grow trunc"
                dir="auto"
                onClick={onLeave}
              >
                {trip.title}
              </Link>
              <span className="num faint">{shortDaysText(trip, formats)}</span>
              <Tape tone="plain">{statusLabels[trip.status]}</Tape>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
