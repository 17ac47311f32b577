import type { CalendarEntry, PieceState } from '#client/words/calendar.ts';
import './month-figures.css';

const shown: readonly { label: string; state: PieceState }[] = [
  { label: 'Published', state: 'posted' },
  { label: 'Scheduled', state: 'scheduled' },
  { label: 'Planned', state: 'planned' },
  { label: 'Behind', state: 'missed' },
];

/** How the posts of a month stand. */
export function MonthFigures({ entries }: { entries: readonly CalendarEntry[] }) {
  const count = (state: PieceState) =>
    entries.filter(({ shape }) => shape?.kind === 'piece' && shape.state === state).length;
  return (
    <section className="month-figures" aria-labelledby="this-month">
      <h2 id="this-month" className="tray-head row gap-6">
        This month
      </h2>
      <dl className="lines num">
        {shown.map(({ label, state }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className={state === 'missed' && count(state) > 0 ? 'late' : undefined}>
              {count(state)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
