import { Link } from '@tanstack/react-router';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import type { Segment } from '#client/ui/progress/segments.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { StarToggle } from '#domains/tasks/row/star-toggle.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { EntryRow } from '#views/calendar/entry-row.tsx';
import type { Calendar } from '#views/calendar/sources.ts';
import '#client/ui/marks/section-head.css';
import './day-panel.css';

interface DayPanelProps {
  calendar: Calendar;
  date: string;
  settings: DaySettings;
}

const most = 30;

/** The chosen day beside the month: what stands on it, and the bar that adds to it. */
export function DayPanel({ calendar, date, settings }: DayPanelProps) {
  const entries = calendar.on(date);
  const isLoading = tasks.useStatus() === 'loading';
  const ofTasks = entries.filter(({ shape }) => !shape);
  const done = ofTasks.filter(({ isDone }) => isDone).length;
  const others = entries.length - ofTasks.length;
  const name = `${formatShortWeekday(date)}, ${formatShortDate(date, settings)}`;
  const progress = `${done} of ${ofTasks.length} tasks done`;
  const listed = entries.slice(0, most);
  return (
    <aside className="day-panel stack may-shrink" aria-label={name}>
      <div className="day-panel-head row gap-6">
        <h2>
          <Link to="/day/$date" params={{ date }} preload={false} className="hover-line">
            {name}
          </Link>
        </h2>
        <StarToggle date={date} size="sm" />
      </div>
      {entries.length > 0 ? (
        <p className="muted sm">
          {[ofTasks.length > 0 && progress, others > 0 && moreText(others, ofTasks.length > 0)]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
      {ofTasks.length > 0 ? (
        <Stick segments={segmentsOf(ofTasks.length, done)} label={progress} />
      ) : null}
      <div className="day-panel-add">
        <QuickAdd settings={settings} plannedOn={date} />
      </div>
      {groupsOf(calendar, listed).map(({ label, icon: Icon, entries: ofLayer }) => (
        <section key={label} aria-label={label}>
          {others > 0 ? (
            <h3 className="small-head icon-14">
              {Icon ? <Icon className="faint" aria-hidden="true" /> : null}
              {label}
              <span className="text-face end faint">{ofLayer.length}</span>
            </h3>
          ) : null}
          <ul>
            {ofLayer.map((entry) => (
              <EntryRow key={entry.id} entry={entry} settings={settings} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length > 0 ? null : isLoading ? (
        <SkeletonRows rows={4} />
      ) : (
        <p className="faint sm">Nothing planned</p>
      )}
      {entries.length > most ? (
        <Link to="/day/$date" params={{ date }} preload={false} className="more sm faint">
          {entries.length - most} more
        </Link>
      ) : null}
    </aside>
  );
}

function moreText(count: number, isBesides: boolean): string {
  const things = count === 1 ? 'thing' : 'things';
  return isBesides ? `${count} more ${things} due` : `${count} ${things} due`;
}

/** The entries under the names of their layers, in the order of the layers. */
function groupsOf({ layers }: Calendar, entries: readonly CalendarEntry[]) {
  const named = new Map(layers.map((layer) => [layer.id, layer.group ?? layer]));
  const groups = Map.groupBy(entries, ({ layerId }) => named.get(layerId));
  const order = [...new Set(named.values())];
  return order.flatMap((layer) => {
    const ofLayer = groups.get(layer);
    return ofLayer ? [{ label: layer.label, icon: layer.icon, entries: ofLayer }] : [];
  });
}

function segmentsOf(count: number, done: number): Segment[] {
  return Array.from({ length: count }, (_, at) =>
    at < done ? 'on' : at === done ? 'now' : 'rest',
  );
}
