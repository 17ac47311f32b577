import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { numberText } from '#shared/words/number-text.ts';
import './group-head.css';

interface GroupHeadProps {
  label: string;
  count: number;
  /** The date, for groups of one day. */
  date?: string | undefined;
  isLate?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** What can be done with the whole group. */
  children?: ReactNode;
}

/** The head of a group: it stays in sight while its tasks are, and folds them away. */
export function GroupHead({
  label,
  count,
  date,
  isLate,
  isOpen,
  onToggle,
  children,
}: GroupHeadProps) {
  return (
    <li className="group-head">
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <ChevronDown className={classNames(!isOpen && 'shut')} aria-hidden="true" />
          <span className={classNames('group-name', isLate && 'late')}>{label}</span>
          {date ? <span className="sm faint">{date}</span> : null}
          <span className={classNames('sm num', isLate ? 'late' : 'faint')}>
            {numberText(count)}
            <span className="sr">{count === 1 ? ' task' : ' tasks'}</span>
          </span>
        </button>
      </h2>
      {children}
    </li>
  );
}
