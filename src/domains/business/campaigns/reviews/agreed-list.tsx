import { requirementLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import type { Reviewed } from './schema.ts';
import './agreed-list.css';

type Agreed = Reviewed['requirements'];

/** What the brand asked for. */
export function AgreedList({ title, agreed }: { title: string; agreed: Agreed }) {
  if (agreed.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="agreed-list">
        {agreed.map(({ id, kind, text }) => (
          <li key={id}>
            <small className="xs faint">{requirementLabels[kind]}</small>
            <span className="anywhere" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
