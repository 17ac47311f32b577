import type { ItemRecord } from '#domains/routine/history/rules.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import './strengths.css';

interface StrengthsProps {
  items: readonly RoutineItem[];
  records: ReadonlyMap<string, ItemRecord>;
}

/** How firm each habit sits, the firmest first; what nobody has begun is left out. */
export function Strengths({ items, records }: StrengthsProps) {
  const scored = items
    .map(({ id, title }) => ({ id, title, score: records.get(id)?.score ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  if (scored.length === 0) return <p className="strengths-none">Grows with each day done.</p>;
  return (
    <ul className="strengths">
      {scored.map(({ id, title, score }) => (
        <li key={id}>
          <span className="trunc" dir="auto">
            {title}
          </span>
          <span className="num">{score}%</span>
          <span className="strengths-bar" aria-hidden="true">
            <i style={{ width: `${score}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
