import { formatLongDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { Calendar } from '#views/calendar/sources.ts';

interface WeekStripProps {
  calendar: Calendar;
  settings: DaySettings;
  days: readonly string[];
  date: string;
  onSelect: (date: string) => void;
}

const marks = 3;

/** The seven days of a week as on a ruler, each with up to three marks for what stands on it. */
export function WeekStrip({ calendar, settings, days, date, onSelect }: WeekStripProps) {
  return (
    <div className="week-strip" role="group" aria-label="Days">
      {days.map((day) => {
        const entries = calendar.on(day);
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === date}
            className={classNames(day === settings.today && 'is-today')}
            onClick={() => onSelect(day)}
          >
            {formatShortWeekday(day)}
            <b>{Number(day.slice(-2))}</b>
            <span className="sr">
              , {formatLongDate(day, settings)}, {entries.length} planned
            </span>
            <span className="week-strip-marks" aria-hidden="true">
              {entries.slice(0, marks).map(({ id, color, isDone }) => (
                <i key={id} className={classNames(color, isDone && 'is-done')} />
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
}
