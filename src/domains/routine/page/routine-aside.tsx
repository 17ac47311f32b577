import { daysBetween } from '#client/words/dates.ts';
import type { Formats } from '#client/words/format-dates.ts';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import type { RoutineHistory } from '#domains/routine/history/data.ts';
import { successPercent } from '#domains/routine/rules.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { HeatMap } from './heat-map.tsx';
import { RoutineTips } from './routine-tips.tsx';
import { Strengths } from './strengths.tsx';
import { TwoWeeks } from './two-weeks.tsx';
import './routine-aside.css';

interface RoutineAsideProps {
  items: readonly RoutineItem[];
  history: RoutineHistory;
  date: string;
  today: string;
  dateFormat: Formats['dateFormat'];
  onTurn: (days: number) => void;
}

const barDays = 14;

/** How the routine has been going, and what helps. */
export function RoutineAside(props: RoutineAsideProps) {
  const { items, history, date, today, dateFormat, onTurn } = props;
  const bars = history.days.slice(-barDays);
  return (
    <aside className="routine-aside stack gap-24" aria-label="How it is going">
      <section>
        <h2>Last two weeks</h2>
        <TwoWeeks
          days={bars}
          date={date}
          today={today}
          dateFormat={dateFormat}
          onChoose={(day) => onTurn(daysBetween(date, day))}
        />
        <div className="routine-facts">
          <FactStrip facts={[goodDays(bars, today), longestStreak(history)]} />
        </div>
      </section>
      <section>
        <h2>Half a year</h2>
        <HeatMap days={history.days} span={history.span} dateFormat={dateFormat} />
      </section>
      <section>
        <h2>Strength</h2>
        <Strengths items={items} records={history.items} />
        <details className="routine-counted xs muted">
          <summary>How this is counted</summary>
          <p>
            A streak is how often in a row an item was done when it was due; for “most days” it is
            weeks with four. Strength grows with each day done, to half in thirteen days, and a miss
            takes a little of it, never all. Skipped and paused days change neither. A day is good
            from {successPercent}%.
          </p>
        </details>
      </section>
      <section>
        <h2>What helps</h2>
        <RoutineTips />
      </section>
    </aside>
  );
}

/** Today is no bad day while it lasts. */
function goodDays(days: RoutineHistory['days'], today: string) {
  const isGood = ({ percent }: { percent: number | null }) => (percent ?? 0) >= successPercent;
  const counted = days.filter((day) => day.percent !== null && (day.date !== today || isGood(day)));
  const good = counted.filter(isGood).length;
  return { label: 'Good days', value: good, unit: `of ${counted.length}` };
}

function longestStreak({ items }: RoutineHistory) {
  const records = [...items.values()];
  const longest = (unit: 'days' | 'weeks') =>
    Math.max(0, ...records.flatMap((one) => (one.streakUnit === unit ? [one.longestStreak] : [])));
  const [days, weeks] = [longest('days'), longest('weeks')];
  // Weeks are longer than days, whichever number is larger.
  const isWeeks = weeks * 7 > days;
  const [value, unit] = isWeeks ? [weeks, 'week'] : [days, 'day'];
  return { label: 'Longest streak', value, unit: value === 1 ? unit : `${unit}s` };
}
