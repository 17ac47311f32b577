import { addDays, daysFrom, startOfWeek } from '#client/words/dates.ts';

export const mostDays = 7;

/** How many days the Weekly View shows: 1 to 7, all seven for what is no number. */
export function clampDays(value: unknown): number {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const days = isGiven ? Math.trunc(Number(value)) : Number.NaN;
  return Number.isNaN(days) ? mostDays : Math.min(mostDays, Math.max(1, days));
}

/**
 * The days around a date: a whole week begins where the user's weeks begin, fewer days begin with
 * the date itself, so that today is never out of sight.
 */
export function daysAround(date: string, days: number, weekStartsOn: number): string[] {
  return daysFrom(days === mostDays ? startOfWeek(date, weekStartsOn) : date, days);
}

/** The date that stands for the next period, or for the previous one with -1. */
export function stepFrom(date: string, days: number, direction: 1 | -1): string {
  return addDays(date, days * direction);
}

const inSight = 4;

/**
 * Those tasks of a day that a narrow column shows, in their order: open ones win over those that
 * were done before.
 */
export function tasksInSight<T extends { id: string }>(
  tasks: readonly T[],
  isDone: (task: T) => boolean,
): readonly T[] {
  const open = tasks.filter((task) => !isDone(task)).slice(0, inSight);
  const done = tasks.filter(isDone).slice(0, inSight - open.length);
  const shown = new Set([...open, ...done]);
  return tasks.filter((task) => shown.has(task));
}
