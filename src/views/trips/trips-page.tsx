import { Link } from '@tanstack/react-router';
import { allRows } from '#client/sync/reading/selectors.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import '#client/page/page.css';

/** Shoots and trips: what comes, what may come, and what was. */
export function TripsPage() {
  const rows = trips.useRows(allRows);
  return (
    <ul className="page">
      {rows.map(({ id, title }) => (
        <li key={id}>
          <Link to="/trip/$id" params={{ id }}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
