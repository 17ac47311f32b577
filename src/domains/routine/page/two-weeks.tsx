import { formatShortDate, formatShortWeekday, type Formats } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Tooltip } from '#client/ui/overlays/tooltip.tsx';
import type { DayRecord } from '#domains/routine/history/rules.ts';
import { successPercent } from '#domains/routine/rules.ts';
import './two-weeks.css';

interface TwoWeeksProps {
  days: readonly DayRecord[];
  /** The day on screen. */
  date: string;
  today: string;
  dateFormat: Formats['dateFormat'];
  onChoose: (date: string) => void;
}

/** The last days as bars; each leads to its day, where it can still be logged. */
export function TwoWeeks({ days, date, today, dateFormat, onChoose }: TwoWeeksProps) {
  const nameOf = (day: string) =>
    day === today
      ? 'Today'
      : `${formatShortWeekday(day)}, ${formatShortDate(day, { today, dateFormat })}`;
  const [first, middle] = [days[0], days[Math.floor((days.length - 1) / 2)]];
  return (
    <>
      <ol className="two-weeks">
        {days.map((day) => (
          <li key={day.date}>
            <Tooltip content={`${nameOf(day.date)}: ${shareText(day)}`}>
              <button
                type="button"
                className={classNames(
                  (day.percent ?? 0) < successPercent && 'is-low',
                  day.date === today && 'is-today',
                )}
                aria-current={day.date === date ? 'date' : undefined}
                aria-label={`${nameOf(day.date)}: ${shareText(day)}`}
                onClick={() => onChoose(day.date)}
              >
                {day.percent === null ? null : <i style={{ height: `${day.percent}%` }} />}
              </button>
            </Tooltip>
          </li>
        ))}
      </ol>
      <p className="two-weeks-axis" aria-hidden="true">
        <span>{first ? formatShortDate(first.date, { today, dateFormat }) : null}</span>
        <span>{middle ? formatShortDate(middle.date, { today, dateFormat }) : null}</span>
        <span>Today</span>
      </p>
    </>
  );
}

function shareText({ done, total, percent }: DayRecord): string {
  return percent === null ? 'nothing due' : `${done} of ${total} completed`;
}
