import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DayRecord, Span } from '#domains/routine/history/rules.ts';
import { successPercent } from '#domains/routine/rules.ts';
import './heat-map.css';

interface HeatMapProps {
  days: readonly DayRecord[];
  span: Span;
  dateFormat: Formats['dateFormat'];
}

const daysInWeek = 7;
const strongPercent = 80;

/** Half a year at a glance: a column for each week, darker where more was done. */
export function HeatMap({ days, span, dateFormat }: HeatMapProps) {
  const counted = days.filter(({ percent }) => percent !== null);
  const good = counted.filter(({ percent }) => (percent ?? 0) >= successPercent).length;
  const inFirstWeek = span.week.filter((week) => week === 0).length;
  const [first] = days;
  return (
    <>
      <div
        className="heat-map"
        role="img"
        aria-label={`The last 26 weeks: ${good} good days of ${counted.length}`}
      >
        {days.map((day, at) => (
          <i
            key={day.date}
            className={classNames(levelOf(day), day.date === span.today && 'is-today')}
            style={at === 0 ? { gridRowStart: daysInWeek - inFirstWeek + 1 } : undefined}
          />
        ))}
      </div>
      <p className="two-weeks-axis" aria-hidden="true">
        <span>{first ? formatShortDate(first.date, { today: span.today, dateFormat }) : null}</span>
        <span>Today</span>
      </p>
    </>
  );
}

function levelOf({ percent }: DayRecord): string {
  if (percent === null) return 'none';
  if (percent >= strongPercent) return 'strong';
  if (percent >= successPercent) return 'good';
  return percent > 0 ? 'some' : 'zero';
}
