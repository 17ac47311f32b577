import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, daysFrom, startOfWeek, weeksOfMonth } from '#client/words/dates.ts';
import {
  type Formats,
  formatLongDate,
  formatMonth,
  formatShortWeekday,
} from '#client/words/format-dates.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import './month-picker.css';

/** What decides how dates are shown and typed. */
export interface DateSettings extends Pick<Formats, 'dateFormat'> {
  today: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
}

interface MonthPickerProps {
  value: string | null;
  settings: DateSettings;
  onPick: (date: string) => void;
  /** The day that the keys are on, for who wants to give it the focus. */
  dayRef?: RefObject<HTMLButtonElement | null>;
}

const lastOfWeek = 6;

/** One month to choose a day from; arrows move by days and weeks, Page Up and Down by months. */
export function MonthPicker({ value, settings, onPick, dayRef }: MonthPickerProps) {
  const [reached, setReached] = useState(value ?? settings.today);
  const own = useRef<HTMLButtonElement>(null);
  const day = dayRef ?? own;
  const hasMoved = useRef(false);
  const weeks = weeksOfMonth(reached, settings.weekStartsOn);
  const names = daysFrom(startOfWeek(reached, settings.weekStartsOn), 7);

  // The focus follows the keys, but is not taken from the arrows of the heading.
  useEffect(() => {
    if (hasMoved.current) day.current?.focus();
    hasMoved.current = false;
  }, [reached, day]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moved(reached, event, settings.weekStartsOn);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    setReached(next);
  }

  return (
    <div className="month-picker">
      <div className="month-picker-head">
        <span aria-live="polite">{formatMonth(reached)}</span>
        <IconButton
          size="sm"
          tooltip={false}
          label="Previous month"
          icon={<ChevronLeft />}
          onClick={() => setReached(addMonths(reached, -1))}
        />
        <IconButton
          size="sm"
          tooltip={false}
          label="Next month"
          icon={<ChevronRight />}
          onClick={() => setReached(addMonths(reached, 1))}
        />
      </div>
      {/* The keys are those of the days' buttons, gathered in one place. */}
      <div role="grid" tabIndex={-1} aria-label={formatMonth(reached)} onKeyDown={onKeyDown}>
        <div role="row" className="month-picker-week">
          {names.map((date) => (
            <span key={date} role="columnheader" className="month-picker-name">
              {formatShortWeekday(date)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="month-picker-week">
            {week.map((date) => (
              <span key={date} role="gridcell" aria-selected={date === value}>
                <button
                  ref={date === reached ? day : undefined}
                  type="button"
                  tabIndex={date === reached ? 0 : -1}
                  aria-label={formatLongDate(date, settings)}
                  aria-current={date === settings.today ? 'date' : undefined}
                  className={classNames(
                    'month-picker-day',
                    date.slice(0, 7) !== reached.slice(0, 7) && 'is-out',
                    date === settings.today && 'is-today',
                    date === value && 'is-chosen',
                  )}
                  onClick={() => onPick(date)}
                >
                  {Number(date.slice(-2))}
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a key leads from a date, or undefined if it leads nowhere. */
function moved(
  date: string,
  { key, shiftKey }: KeyboardEvent,
  weekStartsOn: number,
): string | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days) return addDays(date, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months) return addMonths(date, shiftKey ? months * 12 : months);
  const start = startOfWeek(date, weekStartsOn);
  if (key === 'Home') return start;
  return key === 'End' ? addDays(start, lastOfWeek) : undefined;
}
