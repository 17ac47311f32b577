import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { CategoryColor } from '#shared/colors.ts';
import './amount-list.css';

export interface AmountRow {
  key: string;
  name: ReactNode;
  /** What stands at the right. */
  text: ReactNode;
  /** What else there is to say of it, below: it may be longer than a phone is wide. */
  note?: string | undefined;
  /** Of the longest bar, from 0 to 1; left out, there is none. */
  part?: number;
  color?: CategoryColor | undefined;
}

/** Rows with what they come to, each over a slanted bar. */
export function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <ul className="amount-list lines sm">
      {rows.map(({ key, name, text, note, part, color }) => (
        <li key={key}>
          <span className="row spread by-line gap-12">
            <span className="trunc">{name}</span>
            <span className="fixed-size num">{text}</span>
          </span>
          {note ? <small className="amount-note block xs muted anywhere">{note}</small> : null}
          {part === undefined ? null : (
            <span className="amount-room block" aria-hidden="true">
              <span
                className={classNames('amount-part block slanted', color)}
                style={{ width: `${part * 100}%` }}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
