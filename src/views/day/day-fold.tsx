import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { ShownParts } from './day-parts.ts';
import './day-fold.css';

/** What else is due and the routine in a row each, where there is no column for them. */
export function DayFold({ parts }: { parts: ShownParts }) {
  const [isOpen, setOpen] = useState(false);
  if (!parts.hasSide) return null;
  return (
    <div className="day-fold">
      {parts.hasAlso ? (
        <button
          type="button"
          className="row full-width icon-14"
          aria-expanded={isOpen}
          disabled={!parts.isRead}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="strong">Also due</span>
          <span className="faint num">{parts.open || ''}</span>
          <span className="trunc end muted">{parts.next}</span>
          <ChevronDown className={classNames('faint', isOpen && 'up')} aria-hidden="true" />
        </button>
      ) : null}
      {isOpen ? parts.also : null}
      {parts.hasRoutine ? <div className="day-fold-row row">{parts.routine}</div> : null}
    </div>
  );
}
