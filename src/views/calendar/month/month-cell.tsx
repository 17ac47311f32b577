import { Star } from 'lucide-react';
import { memo, useRef } from 'react';
import { type CalendarEntry, isLate } from '#client/words/calendar.ts';
import { formatLongDate, formatShortDate } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDropTarget } from '#views/calendar/moves/drag.ts';
import { EntryChip } from './entry-chip.tsx';

/** What the head of a day says besides its number. */
export interface DayHead {
  /** '2 of 4', at the beginning of a week. */
  goal?: string | undefined;
  isGoalMet?: boolean;
  /** A few words about the day. */
  note?: string | undefined;
}

interface MonthCellProps extends DayHead {
  date: string;
  entries: readonly CalendarEntry[];
  settings: DaySettings;
  isOut: boolean;
  isSelected: boolean;
  isStarred: boolean;
  /** What the keyboard holds above this day. */
  carried: CalendarEntry | undefined;
}

const rows = 3;

/** One day of a month: its number, what fits in three rows, and how much more there is. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { date, entries, settings, isSelected, isStarred, carried } = props;
  const cell = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(cell, {
    onDrop: ({ entry }, { altKey }) => {
      const { move, duplicate } = entry.actions;
      if (altKey && duplicate) duplicate(entry.id, date);
      else if (entry.date !== date) move?.(entry.id, date);
    },
  });
  const isToday = date === settings.today;
  const tabIndex = isSelected ? 0 : -1;
  const shown = entries.slice(0, carried ? rows - 1 : rows);
  const more = entries.length - shown.length;
  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={tabIndex}
      data-date={date}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'month-cell',
        props.isOut && 'is-out',
        isToday && 'is-today',
        isSelected && 'is-selected',
        isStarred && 'is-starred',
        (isOver || carried) && 'is-over',
      )}
    >
      <div className="month-day">
        {/* Plain links: a month has too many for the router's, and the grid follows them. */}
        <a href={`/day/${date}`} tabIndex={-1}>
          <b>{numberText(date, settings)}</b>
          <span className="sr">, {cellText(props)}</span>
        </a>
        {props.goal ? (
          <span className={classNames('month-goal', props.isGoalMet && 'is-met')}>
            {props.goal}
          </span>
        ) : null}
        {isStarred ? <Star className="star-mark" aria-hidden="true" /> : null}
      </div>
      {props.note ? (
        <p className="month-note" dir="auto" title={props.note}>
          {props.note}
        </p>
      ) : null}
      {carried ? <span className="entry is-carried">{carried.title}</span> : null}
      {shown.map((entry, row) => (
        // By row, so that another month keeps what is on the page.
        <EntryChip
          key={row}
          entry={entry}
          isLate={isLate(entry, settings.today)}
          tabIndex={tabIndex}
        />
      ))}
      {more > 0 ? (
        <a href={`/day/${date}`} tabIndex={tabIndex} className="more">
          {more} more
        </a>
      ) : null}
    </div>
  );
});

function cellText({ date, entries, settings, isStarred }: MonthCellProps): string {
  const count = entries.length === 0 ? 'nothing planned' : `${entries.length} planned`;
  return [formatLongDate(date, settings), count, isStarred && 'starred'].filter(Boolean).join(', ');
}

/** '16', and 'Sep 1' where a month begins. */
function numberText(date: string, settings: DaySettings): string {
  const isFirst = date.endsWith('-01');
  return isFirst
    ? formatShortDate(date, { ...settings, today: date })
    : String(Number(date.slice(-2)));
}
