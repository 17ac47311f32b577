import { Link } from '@tanstack/react-router';
import { formatShortDate, formatShortWeekday } from '#client/format-dates.ts';
import type { Segment } from '#client/ui/segments.ts';
import { Stick } from '#client/ui/stick.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import { QuickAdd } from '#domains/tasks/components/quick-add.tsx';
import { StarToggle } from '#domains/tasks/components/star-toggle.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { EntryRow } from './entry-row.tsx';
import type { Calendar } from './sources.ts';
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
  const done = entries.filter(({ isDone }) => isDone).length;
  const name = `${formatShortWeekday(date)}, ${formatShortDate(date, settings)}`;
  const progress = `${done} of ${entries.length} done`;
  return (
    <aside className="day-panel" aria-label={name}>
      <div className="day-panel-head">
        <h2>
          <Link to="/day/$date" params={{ date }} preload={false}>
            {name}
          </Link>
        </h2>
        <StarToggle date={date} size="sm" />
      </div>
      {entries.length > 0 ? (
        <>
          <p className="muted sm">{progress}</p>
          <Stick segments={segmentsOf(entries.length, done)} label={progress} />
        </>
      ) : null}
      <div className="day-panel-add">
        <QuickAdd key={date} settings={settings} plannedOn={date} />
      </div>
      {entries.length > 0 ? (
        <ul>
          {entries.slice(0, most).map((entry) => (
            <EntryRow key={entry.id} entry={entry} settings={settings} />
          ))}
        </ul>
      ) : isLoading ? (
        <SkeletonRows rows={4} />
      ) : (
        <p className="faint sm">Nothing planned</p>
      )}
      {entries.length > most ? (
        <Link to="/day/$date" params={{ date }} preload={false} className="more">
          {entries.length - most} more
        </Link>
      ) : null}
    </aside>
  );
}

function segmentsOf(count: number, done: number): Segment[] {
  return Array.from({ length: count }, (_, at) =>
    at < done ? 'on' : at === done ? 'now' : 'rest',
  );
}
