import { dateOf } from '#client/words/dates.ts';
import type { DayRecord } from '#domains/routine/history/rules.ts';
import { percentOf, successPercent } from '#domains/routine/rules.ts';
import { overdueSince } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { type Days, daysFrom, isIn, latestFirst, median, weeksIn } from './periods.ts';

type TaskFacts = Pick<Task, 'id' | 'title' | 'plannedOn' | 'deadlineOn' | 'completedAt'>;

export interface HabitRows {
  tasks: readonly TaskFacts[];
  /** The days of the routine that are known, oldest first. */
  days: readonly DayRecord[];
}

/** A task that was done in the period; `on` as its day was where the user is. */
export interface DoneTask {
  id: string;
  title: string;
  plannedOn: string | null;
  on: string;
}

/** A task that waits since a day before today. */
export interface OverdueTask {
  id: string;
  title: string;
  since: string;
  days: number;
}

export interface WeekOfHabits extends Days {
  done: number;
  /** The share of the routine that was done; null of a week in which nothing was due. */
  percent: number | null;
  isCurrent: boolean;
}

export interface HabitFigures {
  weeks: readonly WeekOfHabits[];
  /** Tasks done on their day or before it, of those that had one. */
  onTime: { met: number; of: number } | null;
  /** The longest wait first. */
  overdue: readonly OverdueTask[];
  /** The middle of how many days the overdue ones wait. */
  medianOverdueDays: number | null;
  /** Days of the routine that were a success, of those on which something was due. */
  goodDays: { met: number; of: number } | null;
  /** The rows behind the figures, the latest first. */
  counted: { done: readonly DoneTask[]; days: readonly DayRecord[] };
}

export interface HabitOptions {
  period: Days;
  today: string;
  timeZone: string;
  weekStartsOn: number;
}

/** What a person's tasks and routine come to in a period, from their own rows alone. */
export function habitFigures(rows: HabitRows, options: HabitOptions): HabitFigures {
  const { period, today, timeZone } = options;
  const done = rows.tasks
    .flatMap(({ id, title, plannedOn, completedAt }): DoneTask[] =>
      completedAt ? [{ id, title, plannedOn, on: dateOf(completedAt, timeZone) }] : [],
    )
    .filter(({ on }) => isIn(on, period));
  const overdue = rows.tasks
    .flatMap((task): OverdueTask[] => {
      const since = task.completedAt ? null : overdueSince(task, today);
      return since ? [{ id: task.id, title: task.title, since, days: daysFrom(since, today) }] : [];
    })
    .toSorted((one, other) => other.days - one.days);
  const days = rows.days.filter(({ date, percent }) => percent !== null && isIn(date, period));
  return {
    weeks: weeksIn(period, options.weekStartsOn).map((week) => ({
      ...week,
      done: done.filter(({ on }) => isIn(on, week)).length,
      percent: shareOf(days.filter(({ date }) => isIn(date, week))),
      isCurrent: isIn(today, week),
    })),
    onTime: onTimeOf(done),
    overdue,
    medianOverdueDays: median(overdue.map((task) => task.days)),
    goodDays: goodDaysOf(days, today),
    counted: { done: latestFirst(done), days: days.toReversed() },
  };
}

function onTimeOf(done: readonly DoneTask[]): HabitFigures['onTime'] {
  const planned = done.flatMap(({ plannedOn, on }) => (plannedOn ? [on <= plannedOn] : []));
  return planned.length > 0 ? { met: planned.filter(Boolean).length, of: planned.length } : null;
}

// Today counts once it is a success: before that it is not over.
function goodDaysOf(days: readonly DayRecord[], today: string): HabitFigures['goodDays'] {
  const good = days.filter(({ percent }) => (percent ?? 0) >= successPercent);
  const over = days.filter((day) => day.date !== today || good.includes(day));
  return over.length > 0 ? { met: good.length, of: over.length } : null;
}

function shareOf(days: readonly DayRecord[]): number | null {
  const total = days.reduce((sum, day) => sum + day.total, 0);
  if (total === 0) return null;
  return percentOf(
    days.reduce((sum, day) => sum + day.done, 0),
    total,
  );
}
