import { Check } from 'lucide-react';
import './legend.css';

/** How the chips of the month are drawn. */
export function Legend() {
  return (
    <p className="legend">
      <span>
        <i className="is-planned" aria-hidden="true" />
        Planned
      </span>
      <span>
        <i className="is-scheduled" aria-hidden="true" />
        Scheduled
      </span>
      <span>
        <Check aria-hidden="true" />
        Published
      </span>
      <span>
        <i className="is-missed" aria-hidden="true" />
        Missed
      </span>
      <span>
        <i className="is-open" aria-hidden="true" />
        Open slot
      </span>
    </p>
  );
}
