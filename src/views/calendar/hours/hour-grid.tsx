import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { formatLongDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useWidth } from '#client/ui/base/use-width.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { timeNow } from '#domains/tasks/day/minutes.ts';
import { minutesBetween } from '#domains/tasks/rules.ts';
import { AllDayCell } from './all-day-cell.tsx';
import { HourColumn } from './hour-column.tsx';
import { hourHeightPx, layOut, startOf } from './hour-layout.ts';
import { HourGutter } from './hour-gutter.tsx';
import type { Calendar } from '#views/calendar/sources.ts';
import { useCarry } from '#views/calendar/moves/use-carry.ts';
import { DayFigure } from '#views/calendar/day-figure.tsx';
import './hour-grid.css';

interface HourGridProps {
  calendar: Calendar;
  settings: DaySettings;
  days: readonly string[];
  /** The chosen one of several days. */
  date?: string;
  /** What stands in a list beside the hours is not among what has the whole day. */
  isListed?: (entry: CalendarEntry) => boolean;
  /** Taken up: the next press on an hour puts it there. */
  held?: CalendarEntry;
  onPlaced?: () => void;
}

/** As in the styles. */
const gutterPx = 62;
/** What is above now stays in sight by so much; other days begin with the morning, or before it. */
const minutesAboveNow = 90;
const minutesAboveFirst = 30;
const morning = 7 * 60 + 30;

/**
 * Days hour by hour: timed entries as blocks that are dragged to another time and drawn longer, the
 * others above. By keyboard Space lifts a block, arrows move it, Shift moves its end, Space drops it.
 */
export function HourGrid({
  calendar,
  settings,
  days,
  date,
  isListed,
  held,
  onPlaced,
}: HourGridProps) {
  const isWeek = days.length > 1;
  const scroller = useRef<HTMLDivElement>(null);
  const allDay = useRef<HTMLDivElement>(null);
  const { ghost, said, setGhost, keysOf } = useCarry(days, settings);
  const [isAllOpen, setAllOpen] = useState(false);
  const columnPx = (useWidth(scroller, isWeek ? 'hours.week' : 'hours') - gutterPx) / days.length;
  const hasToday = days.includes(settings.today);

  // Once: whoever goes on to the next week stays at the same hour.
  useLayoutEffect(() => {
    const now = minutesBetween('00:00', timeNow(settings.timeZone));
    const starts = days.flatMap((day) => layOut(calendar.on(day)).map(({ start }) => start));
    const first = Math.min(morning, ...starts.map((start) => start - minutesAboveFirst));
    const top = hasToday ? now - minutesAboveNow : first;
    scroller.current?.scrollTo({ top: (Math.max(top, 0) / 60) * hourHeightPx });
    // oxlint-disable-next-line react/exhaustive-deps -- Once: later the page stays where it was scrolled to.
  }, []);

  const wholeDay = days.map((day) => ({
    day,
    entries: calendar
      .on(day)
      .filter((entry) => startOf(entry) === undefined && isListed?.(entry) !== true),
  }));
  const hasWholeDay = !isListed || wholeDay.some(({ entries }) => entries.length > 0);

  function openAll() {
    // What was pressed goes; the way back takes its place.
    flushSync(() => setAllOpen(true));
    allDay.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }
  const shared = { settings, ghost, onGhost: setGhost, keysOf };
  return (
    <div className={classNames('hours grow stack', isWeek && 'is-week')}>
      {isWeek ? (
        <div className="hours-row is-head">
          <span />
          {days.map((day) => (
            <DayHead key={day} day={day} settings={settings} isSelected={day === date} />
          ))}
        </div>
      ) : null}
      <div ref={allDay} className="hours-row is-all-day" hidden={!hasWholeDay}>
        <span className="hours-label faint">
          All day
          {isAllOpen ? (
            <button
              type="button"
              className="entry-more muted hover-line"
              aria-expanded
              onClick={() => setAllOpen(false)}
            >
              Less
            </button>
          ) : null}
        </span>
        {wholeDay.map(({ day, entries }) => (
          <AllDayCell
            key={day}
            date={day}
            entries={entries}
            {...shared}
            isOpen={isAllOpen}
            onOpen={openAll}
          />
        ))}
      </div>
      {/* Keyboards can only scroll what they can focus. */}
      <div
        ref={scroller}
        className="hours-scroll inner-ring"
        role="group"
        aria-label="Hours"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
        tabIndex={0}
      >
        <div className="hours-row is-body">
          <HourGutter settings={settings} hasToday={hasToday} />
          {days.map((day) => (
            <HourColumn
              key={day}
              date={day}
              entries={calendar.on(day)}
              isOfWeek={isWeek}
              widthPx={columnPx}
              {...shared}
              {...(held ? { held, onPlaced } : {})}
            />
          ))}
        </div>
      </div>
      <output className="sr" aria-live="assertive">
        {said}
      </output>
    </div>
  );
}

function DayHead({
  day,
  settings,
  isSelected,
}: {
  day: string;
  settings: DaySettings;
  isSelected: boolean;
}) {
  const isToday = day === settings.today;
  return (
    <Link
      to="/day/$date"
      params={{ date: day }}
      preload={false}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'hours-day row by-line gap-6 placed faint inner-ring',
        isToday && 'is-today',
        isSelected && 'is-selected',
      )}
    >
      {formatShortWeekday(day)}
      <DayFigure>{Number(day.slice(-2))}</DayFigure>
      <span className="sr">, {formatLongDate(day, settings)}</span>
    </Link>
  );
}
