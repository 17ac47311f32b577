import type { CalendarEntry } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { tasks } from '#domains/tasks/data.ts';
import { tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { PlaceAll } from '#domains/tasks/day/place-all.tsx';
import './hours-tray.css';

interface HoursTrayProps {
  date: string;
  entries: readonly CalendarEntry[];
  heldId: string | undefined;
  onHold: (id: string | undefined) => void;
}

/** What has no hour, under the hours: a press takes it up, a press on an hour puts it there. */
export function HoursTray({ date, entries, heldId, onHold }: HoursTrayProps) {
  const dayTasks = tasks.useRows(tasksOn(date));
  if (entries.length === 0) return null;
  return (
    <section className="hours-tray" aria-label="To place">
      <header className="row gap-6">
        <h2>
          To place <span className="faint num">{entries.length}</span>
        </h2>
        <span className="end muted sm" role="status">
          {heldId ? 'Now tap an hour' : ''}
        </span>
        {heldId ? null : <PlaceAll date={date} tasks={dayTasks} />}
      </header>
      <ul className="row gap-10">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={entry.id === heldId}
              className={classNames('row', entry.color)}
              onClick={() => onHold(entry.id === heldId ? undefined : entry.id)}
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
