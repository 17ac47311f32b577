import type { CalendarEntry } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import './hours-tray.css';

interface HoursTrayProps {
  entries: readonly CalendarEntry[];
  held: CalendarEntry | undefined;
  onHold: (entry: CalendarEntry | undefined) => void;
}

/** What has no hour, under the hours: a press takes it up, a press on an hour puts it there. */
export function HoursTray({ entries, held, onHold }: HoursTrayProps) {
  if (entries.length === 0) return null;
  return (
    <section className="hours-tray" aria-label="To place">
      <h2>
        To place <span className="faint num">{entries.length}</span>
        <span className="end muted sm" role="status">
          {held ? 'Now tap an hour' : ''}
        </span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={entry === held}
              className={classNames(entry.color)}
              onClick={() => onHold(entry === held ? undefined : entry)}
            >
              <span className="trunc" dir="auto">
                {entry.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
