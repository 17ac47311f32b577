import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import './disclosure.css';

type DisclosureProps = {
  title: string;
  /** What it holds, in a word or two beside the title. */
  summary?: ReactNode;
  /** At the other end of the head. */
  end?: ReactNode;
  children: ReactNode;
};

/** A section under a heading that opens and closes; what is typed in it stays while it is closed. */
export function Disclosure({ title, summary, end, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section className="disclosure" aria-labelledby={`${id}-title`}>
      <div className="disclosure-head row">
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron aria-hidden="true" />
            {title}
          </button>
        </h2>
        {summary ? <span className="trunc sm faint">{summary}</span> : null}
        {end ? <span className="end">{end}</span> : null}
      </div>
      <div className="disclosure-body" id={`${id}-body`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
