import { dateOr } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { readRecurrence, writeRecurrence } from '#shared/recurrence/rule.ts';
import { followDate } from '#domains/tasks/repeating/repeat-choices.ts';
import type { RepeatValue } from '#domains/tasks/repeating/repeat-field.tsx';

type Dated = RepeatValue & { plannedOn: string | null };

/** Another day of a task, or none: its rule goes along, and what has no day cannot come again. */
export function onDate(task: Dated, next: string | null, today: string): Partial<Dated> {
  const rule = readRecurrence(task.repeatRule ?? '');
  if (typeof rule === 'string') return { plannedOn: next };
  if (next === null) return { plannedOn: null, repeatRule: null };
  if (!isDate(next)) return { plannedOn: next };
  const before = dateOr(task.plannedOn, today);
  const repeatRule = writeRecurrence(followDate(rule, before, next));
  return { plannedOn: next, ...(repeatRule === task.repeatRule ? {} : { repeatRule }) };
}

/** Another rule of a task: what comes again has a day. */
export function repeating(task: Dated, next: RepeatValue, date: string): Partial<Dated> {
  const { repeatRule, repeatMode } = next;
  const plannedOn = repeatRule && task.plannedOn === null ? { plannedOn: date } : {};
  return { repeatRule, repeatMode, ...plannedOn };
}
