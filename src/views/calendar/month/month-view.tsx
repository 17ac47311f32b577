import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { addDays, addMonths, startOfWeek } from '#client/words/dates.ts';
import { formatLongDate, formatMonth, formatShortWeekday } from '#client/words/format-dates.ts';
import { useMedia } from '#client/ui/base/use-media.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { starredDates, starredDays } from '#domains/tasks/starred-days/data.ts';
import { type DayHead, MonthCell } from './month-cell.tsx';
import { isInMonth } from '#views/calendar/periods.ts';
import type { Calendar } from '#views/calendar/sources.ts';
import './month-view.css';

interface MonthViewProps {
  calendar: Calendar;
  settings: DaySettings;
  days: readonly string[];
  date: string;
  onSelect: (date: string) => void;
  onOpen: (date: string) => void;
  /** A day with nothing on it opens at once. */
  opensEmpty?: boolean;
  /** What the head of a day says besides its number. */
  headOf?: (date: string) => DayHead;
}

const plainHead: DayHead = {};

const daysInWeek = 7;
const usualWeeks = 5;
const help = 'Arrow keys choose a day, Space drops it there, Escape leaves it where it was.';

/**
 * A month in whole weeks. Arrows choose a day, Enter opens it; Space on an entry lifts it, arrows
 * carry it, Space drops it. By mouse a first click chooses a day and a second one opens it.
 */
export function MonthView(props: MonthViewProps) {
  const { calendar, settings, days, date, onSelect, onOpen, opensEmpty = false, headOf } = props;
  // By the window, not by the cell: measuring each would cost more than drawing it.
  const isTall = useMedia('(min-height: 1080px)');
  const rows = isTall && days.length <= usualWeeks * daysInWeek ? 3 : 2;
  const stars = starredDays.useRows(starredDates);
  const grid = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  // With the day that the keys have come to: the address follows, later than quick keys.
  const [carried, setCarried] = useState<{ entry: CalendarEntry; to: string }>();
  const [said, say] = useState('');

  const focusDay = (day: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  useEffect(() => {
    if (wantsFocus.current) focusDay(date);
    wantsFocus.current = false;
  }, [date]);

  function moveTo(day: string) {
    if (carried) setCarried({ ...carried, to: day });
    else if (day === date) return focusDay(day);
    wantsFocus.current = true;
    if (carried) say(formatLongDate(day, settings));
    onSelect(day);
  }
  function entryAt(target: EventTarget): CalendarEntry | undefined {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const id = element?.dataset['entry'];
    return id === undefined
      ? undefined
      : calendar.on(dayAt(target) ?? '').find((one) => one.id === id);
  }
  function lift(entry: CalendarEntry, day: string) {
    if (!entry.actions.move) return say(`${entry.title} stays on its day`);
    setCarried({ entry, to: day });
    say(`Lifted ${entry.title}. ${help}`);
    // From the day it stands on, whichever is chosen: the focus may have come back to it.
    moveTo(day);
  }
  function drop({ entry, to }: { entry: CalendarEntry; to: string }) {
    setCarried(undefined);
    say(`${entry.title} dropped on ${formatLongDate(to, settings)}`);
    if (entry.date !== to) entry.actions.move?.(entry.id, to);
  }
  function leave(entry: CalendarEntry) {
    setCarried(undefined);
    say(`${entry.title} stays on ${formatLongDate(entry.date, settings)}`);
    wantsFocus.current = true;
    if (entry.date === date) focusDay(date);
    onSelect(entry.date);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entry = entryAt(event.target);
    const here = carried ? carried.to : (dayAt(event.target) ?? date);
    const next = dayAfter(here, event, settings.weekStartsOn);
    if (next) moveTo(next);
    else if (carried && event.key === 'Escape') leave(carried.entry);
    else if (carried && (event.key === ' ' || event.key === 'Enter')) drop(carried);
    else if (entry && event.key === ' ') lift(entry, here);
    else if (entry?.actions.unplace && event.key === 'Delete') entry.actions.unplace(entry.id);
    else if (entry && event.key === 'Escape') moveTo(here);
    else if (isOnDay(event.target) && event.key === 'Enter') onOpen(here);
    else return;
    event.preventDefault();
    // Escape and the like would do something else on the page around.
    event.stopPropagation();
  }
  function onClick(event: MouseEvent) {
    const entry = entryAt(event.target);
    const day = dayAt(event.target);
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (entry) return entry.actions.open(entry.id);
    // In a new tab or window the browser opens it.
    if (!day || (isLink && (event.metaKey || event.ctrlKey || event.shiftKey))) return;
    event.preventDefault();
    if (isLink || day === date || (opensEmpty && calendar.on(day).length === 0)) onOpen(day);
    else onSelect(day);
  }
  // Whoever goes elsewhere has put down what they carried; a month that changes takes no focus.
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !grid.current?.contains(relatedTarget)) setCarried(undefined);
  }

  return (
    <div className="month-scroll may-shrink">
      {/* The keys are those of the days and entries inside, gathered in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={formatMonth(date)}
        className="month stack"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onBlur={onBlur}
      >
        <div role="row" className="month-week is-names faint">
          {days.slice(0, daysInWeek).map((day) => (
            <span key={day} role="columnheader">
              {formatShortWeekday(day)}
            </span>
          ))}
        </div>
        {weeksOf(days).map((week, row) => (
          // By place, so that another month keeps what is on the page.
          <div key={row} role="row" className="month-week">
            {week.map((day, column) => (
              <MonthCell
                key={column}
                date={day}
                entries={calendar.on(day)}
                settings={settings}
                isOut={!isInMonth(day, date)}
                isSelected={day === date}
                isStarred={stars.has(day)}
                rows={rows}
                carried={day === carried?.to ? carried.entry : undefined}
                {...(headOf?.(day) ?? plainHead)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className="sr" aria-live="assertive">
        {said}
      </output>
    </div>
  );
}

function weeksOf(days: readonly string[]): (readonly string[])[] {
  return Array.from({ length: days.length / daysInWeek }, (_, week) =>
    days.slice(week * daysInWeek, (week + 1) * daysInWeek),
  );
}

function dayAt(target: EventTarget): string | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
  return cell?.dataset['date'];
}

const isOnDay = (target: EventTarget) => target instanceof Element && target.matches('[data-date]');

/** Where a key leads from a day, or undefined if it leads nowhere. */
function dayAfter(date: string, { key }: KeyboardEvent, weekStartsOn: number): string | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -daysInWeek, ArrowDown: daysInWeek }[key];
  if (days) return addDays(date, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months) return addMonths(date, months);
  const start = startOfWeek(date, weekStartsOn);
  if (key === 'Home') return start;
  return key === 'End' ? addDays(start, daysInWeek - 1) : undefined;
}
