import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import './section-head.css';

interface SectionHeadProps {
  /** What the section around it is labelled by. */
  id: string;
  title: string;
  /** How many, or of which days; beside the title. */
  note?: ReactNode;
  isLate?: boolean;
  /** What can be done with the whole section, at the right. */
  children?: ReactNode;
}

/** The line over a list: its name, a word about it, and its few controls. */
export function SectionHead({ id, title, note, isLate = false, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={id} className={classNames(isLate && 'late')}>
        {title}
      </h2>
      <span className={classNames('section-note trunc faint num', isLate && 'late')}>{note}</span>
      {children}
    </div>
  );
}
