import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import './legend.css';

const shapes: readonly { state: string; label: string; icon?: ReactNode; color?: string }[] = [
  { state: 'planned', label: 'Planned', color: 'teal' },
  { state: 'scheduled', label: 'Scheduled', color: 'teal' },
  { state: 'posted', label: 'Published', icon: <Check aria-hidden="true" /> },
  { state: 'missed', label: 'Missed', icon: <TriangleAlert aria-hidden="true" /> },
  { state: 'open', label: 'Open slot' },
];

/** How the posts of the month are drawn. */
export function Legend() {
  return (
    <ul className="legend">
      {shapes.map(({ state, label, icon, color }) => (
        <li key={state} className={classNames('entry is-piece', `is-${state}`, color)}>
          <span className="entry-name row">
            {icon}
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
