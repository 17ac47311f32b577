import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type TouchEvent, useRef } from 'react';
import { formatLongDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { isInMonth } from './periods.ts';
import type { Calendar } from './sources.ts';
import { DayFigure } from './day-figure.tsx';
import './day-strip.css';

interface DayStripProps {
  calendar: Calendar;
  settings: DaySettings;
  days: readonly string[];
  date: string;
  onSelect: (date: string) => void;
  onStep: (periods: number) => void;
}

const marks = 3;
const daysInWeek = 7;
const swipePx = 56;

/**
 * The days of a week or of a month as on a ruler, each with up to three marks for what stands on it;
 * swiped, or pressed at its ends, it goes on to the next.
 */
export function DayStrip(props: DayStripProps) {
  const { calendar, settings, days, date, onSelect, onStep } = props;
  const from = useRef<number>(undefined);
  const isMonth = days.length > daysInWeek;
  const word = isMonth ? 'month' : 'week';

  function onTouchStart({ touches }: TouchEvent) {
    from.current = touches.length === 1 ? touches[0]?.clientX : undefined;
  }
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const across = (changedTouches[0]?.clientX ?? 0) - (from.current ?? Number.NaN);
    if (Math.abs(across) > swipePx) onStep(across < 0 ? 1 : -1);
  }
  return (
    <div
      className={classNames('day-strip', isMonth && 'is-month')}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <button
        type="button"
        className="faint"
        aria-label={`Previous ${word}`}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <div role="group" aria-label="Days">
        {days.map((day, at) => {
          const entries = calendar.on(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === date}
              className={classNames(
                'faint',
                day === settings.today && 'is-today',
                isMonth && !isInMonth(day, date) && 'is-out',
              )}
              onClick={() => onSelect(day)}
            >
              {at < daysInWeek ? formatShortWeekday(day) : null}
              <DayFigure>{Number(day.slice(-2))}</DayFigure>
              <span className="sr">
                , {formatLongDate(day, settings)}, {entries.length} planned
              </span>
              <span className="day-strip-marks" aria-hidden="true">
                {entries.slice(0, marks).map(({ id, color, isDone }) => (
                  <i key={id} className={classNames(color, isDone && 'is-done')} />
                ))}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" className="faint" aria-label={`Next ${word}`} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
