import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './routine-section.css';

interface RoutineSectionProps {
  name: string;
  icon: LucideIcon;
  /** '(2/4 done)' */
  count?: string | undefined;
  isComplete?: boolean;
  startsClosed?: boolean;
  /** What is said of all that stands in it. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the routine under a heading that folds it. */
export function RoutineSection({
  name,
  icon: Icon,
  count,
  isComplete = false,
  startsClosed = false,
  note,
  children,
}: RoutineSectionProps) {
  const [isOpen, setOpen] = useState(!startsClosed);
  const id = useId();
  return (
    <section className="routine-section" aria-labelledby={id}>
      <h2 id={id} className="routine-heading">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon aria-hidden="true" />
          {name}
          {count ? <span className="routine-count">{count}</span> : null}
          <span className="routine-heading-end row gap-10 end">
            {isComplete ? <span className="ok">✓ Complete!</span> : null}
            {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          </span>
        </button>
      </h2>
      {note && isOpen ? (
        <p className="routine-section-note row wraps top sm faint">{note}</p>
      ) : null}
      <div className="routine-fold" data-open={isOpen} inert={!isOpen}>
        <ul className="routine-list" aria-labelledby={id}>
          {children}
        </ul>
      </div>
    </section>
  );
}
