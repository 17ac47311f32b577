import { LaterPopup } from '#client/later/later-popup.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { countText } from '#client/words/count-text.ts';
import { paceOf } from '#domains/leisure/books/figures/reading-figures.ts';
import { goalsByYear, readingGoals } from '#domains/leisure/books/goals/data.ts';
import type { ReadingGoal } from '#domains/leisure/books/goals/schema.ts';
import './goal-ring.css';
import { capitalized } from '#shared/words/capitalized.ts';

interface GoalRingProps {
  year: number;
  count: number;
  today: string;
}

const loadPopover = () => import('./goal-popover.tsx').then((part) => part.GoalPopover);

const mostSegments = 40;
const size = 116;
const middle = size / 2;

/** How far the goal of a year is, as a ring of books: '7 of 24, on pace'. A press changes it. */
export function GoalRing({ year, count, today }: GoalRingProps) {
  const goal = readingGoals.useRows(goalsByYear).get(year);
  const pace = goal && paceOf(goal, count, today);
  const target = goal?.target ?? 12;
  const segments = Math.min(mostSegments, Math.max(1, target));
  const done = goal ? Math.min(segments, Math.floor((count / target) * segments)) : 0;
  return (
    <div className="goal row gap-16">
      <div
        className="goal-ring"
        role="img"
        aria-label={
          goal && pace
            ? `${count} of ${target} books in ${year}, ${pace.text}`
            : `${countText(count, 'book')} in ${year}`
        }
      >
        <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          {Array.from({ length: segments }, (_, at) => (
            <path
              key={at}
              d={segment(at, segments)}
              className={classNames(at < done ? 'on' : at === done && goal && 'now')}
            />
          ))}
        </svg>
        <span className="goal-figure" aria-hidden="true">
          <b className="fig">{count}</b>
          {goal ? <small>of {target}</small> : null}
        </span>
      </div>
      <div className="stack gap-4">
        <h2 className="goal-title">Reading goal {year}</h2>
        <p className={classNames('sm', pace?.isBehind ? 'warn' : 'muted')}>
          {pace ? capitalized(pace.text) : 'How many books this year?'}
          {pace && pace.left > 0 ? `, ${countText(pace.left, 'book')} to go` : ''}
        </p>
        <GoalButton goal={goal} year={year} />
      </div>
    </div>
  );
}

/** One piece of the ring, slanted like those of a stick. */
function segment(at: number, of: number): string {
  const turn = (2 * Math.PI) / of;
  const gap = of > 1 ? Math.min(0.045, turn * 0.2) : 0;
  const slant = 0.05;
  const [from, to] = [at * turn - Math.PI / 2 + gap, (at + 1) * turn - Math.PI / 2 - gap];
  const point = (radius: number, angle: number) =>
    `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`;
  const [outer, inner] = [56, 43];
  const isLong = to - from > Math.PI ? 1 : 0;
  return [
    `M${point(outer, from + slant)}`,
    `A${outer} ${outer} 0 ${isLong} 1 ${point(outer, to + slant)}`,
    `L${point(inner, to - slant)}`,
    `A${inner} ${inner} 0 ${isLong} 0 ${point(inner, from - slant)}Z`,
  ].join('');
}

function GoalButton({ goal, year }: { goal: ReadingGoal | undefined; year: number }) {
  const trigger = (
    <Button size="sm" variant={goal ? 'ghost' : 'secondary'} className={goal ? 'goal-change' : ''}>
      {goal ? 'Change goal' : 'Set a goal'}
    </Button>
  );
  return <LaterPopup load={loadPopover} props={{ goal, year, trigger }} opens="dialog" />;
}
