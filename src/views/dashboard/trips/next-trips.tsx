import { Link } from '@tanstack/react-router';
import { allRows } from '#client/sync/reading/selectors.ts';
import { addDays } from '#client/words/dates.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { TripCover } from '#domains/shoots/trips/cover/trip-cover.tsx';
import { trips } from '#domains/shoots/trips/data.ts';
import { standingOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { countdownText, shortDaysText, todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import './next-trips.css';

const soonDays = 30;

/** The trips that run or begin soon, a row each. */
export function useNextTrips(settings: DaySettings) {
  const rows = trips.useRows(allRows);
  const isOn = useIsOn()('shoots');
  if (!isOn) return [];
  const last = addDays(settings.today, soonDays);
  return rows
    .filter((trip) => {
      const standing = standingOf(trip, todayOn(trip));
      return standing === 'running' || (standing === 'coming' && (trip.startsOn ?? last) < last);
    })
    .toSorted((one, other) => (one.startsOn ?? '').localeCompare(other.startsOn ?? ''))
    .map((trip) => <TripRow key={trip.id} trip={trip} settings={settings} />);
}

function TripRow({ trip, settings }: { trip: Trip; settings: DaySettings }) {
  const { id, title, destination } = trip;
  return (
    <li className="tall-44 row gap-10 next-trip">
      <TripCover trip={trip} />
      <span className="grow stack">
        <Link to="/trip/$id" params={{ id }} className="trunc hover-line" dir="auto">
          {title}
        </Link>
        <span className="trunc muted sm" dir="auto">
          {[shortDaysText(trip, settings), destination].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="num sm one-line">{countdownText(trip)}</span>
    </li>
  );
}
