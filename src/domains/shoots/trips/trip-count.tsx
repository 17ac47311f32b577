import { trips } from './data.ts';
import { standingOf } from './rules.ts';
import type { Trip } from './schema.ts';
import { todayOn } from './words/trip-words.ts';

const howMany = (rows: readonly Trip[]) =>
  rows.filter((trip) => ['coming', 'running'].includes(standingOf(trip, todayOn(trip)))).length;

/** How many trips of the workspace run or are to come. */
export function TripCount() {
  const count = trips.useRows(howMany);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr">{count === 1 ? ' trip' : ' trips'}</span>
    </span>
  );
}
