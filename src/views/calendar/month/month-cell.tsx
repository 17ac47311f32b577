import { Star } from 'lucide-react';
import { memo, useRef } from 'react';
import { type CalendarEntry, isLate } from '#client/words/calendar.ts';
import { formatLongDate, formatShortDate } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDropTarget } from '#client/ui/drag/entry-drag.ts';
import { DayFigure } from '#views/calendar/day-figure.tsx';
import { EntryChip } from './entry-chip.tsx';

/** What the head of a day says besides its number. */
export interface DayHead {
  /** '2 of 4' of its week. */
  goal?: string | undefined;
  isGoalMet?: boolean;
  /** A few words about the day. */
  note?: string | undefined;
  /** A post would wait here, if the rhythm that is being chosen were kept. */
  isWanted?: boolean;
}

interface MonthCellProps extends DayHead {
  date: string;
  entries: readonly CalendarEntry[];
  settings: DaySettings;
  isOut: boolean;
  isSelected: boolean;
  isStarred: boolean;
  /** How many entries there is room for. */
  rows: number;
  /** What the keyboard holds above this day. */
  carried: CalendarEntry | undefined;
}

/** One day of a month: its number, what there is room for, and how much more there is. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { date, settings, isSelected, isStarred, rows, note, carried } = props;
  const entries = spansFirst(props.entries);
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
  const shown = firstOf(entries, carried ? rows - 1 : rows);
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
        'month-cell stack may-shrink',
        props.isOut && 'is-out',
        isToday && 'is-today',
        isSelected && 'is-selected',
        isStarred && 'is-starred',
        (isOver || carried) && 'is-over',
      )}
    >
      <div className="month-day row spread gap-4 fixed-size">
        {/* Plain links: a month has too many for the router's, and the grid follows them. */}
        <a href={`/day/${date}`} tabIndex={-1} className="row gap-4 grow">
          <DayFigure>{numberText(date, settings)}</DayFigure>
          <span className="sr">, {cellText(props)}</span>
          {note ? (
            <small className="trunc faint" dir="auto" title={note}>
              {note}
            </small>
          ) : null}
        </a>
        {props.goal ? (
          <span
            className={classNames('month-goal fixed-size num', props.isGoalMet ? 'ok' : 'faint')}
          >
            {props.goal}
          </span>
        ) : null}
        {isStarred ? <Star className="star-mark" aria-hidden="true" /> : null}
      </div>
      {carried ? <span className="entry is-carried trunc">{carried.title}</span> : null}
      {shown.map((entry, row) => (
        // By row, so that another month keeps what is on the page.
        <EntryChip
          key={row}
          entry={entry}
          isLate={isLate(entry, settings.today)}
          tabIndex={tabIndex}
          settings={settings}
        />
      ))}
      {props.isWanted ? <span className="entry is-piece is-open" aria-hidden="true" /> : null}
      {more > 0 ? (
        <a href={`/day/${date}`} tabIndex={tabIndex} className="entry-more muted hover-line">
          {more} more
        </a>
      ) : null}
    </div>
  );
});

/** What takes several days is one bar through them: it never goes for what is of one day. */
function spansFirst(entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const isSpan = ({ shape }: CalendarEntry) => shape?.kind === 'span';
  if (!entries.some(isSpan)) return entries;
  return [...entries.filter(isSpan), ...entries.filter((entry) => !isSpan(entry))];
}

/** What of a day is shown: where not all has room, what is still to be done comes first. */
function firstOf(entries: readonly CalendarEntry[], rows: number): readonly CalendarEntry[] {
  if (entries.length <= rows) return entries;
  const open = entries.filter(({ isDone }) => !isDone);
  return [...open, ...entries.filter(({ isDone }) => isDone)].slice(0, rows);
}

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
