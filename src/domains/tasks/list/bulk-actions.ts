import { changeMany, countText, removeMany } from '#client/sync/change-many.ts';
import { addDays, today } from '#client/words/dates.ts';
import { userFormats, userTimeZone } from '#domains/people/auth/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { movedTo } from '#domains/tasks/rules.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { dayName } from '#domains/tasks/day/day-name.ts';

/** Completes tasks at once; those that are done already stay as they are. */
export function completeTasks(tasks: readonly Task[]): void {
  const completedAt = new Date().toISOString();
  changeAll(
    tasks.filter((task) => task.completedAt === null),
    () => ({ completedAt }),
  );
}

/** Moves tasks to a day at once, and says to which; null leaves them without one. */
export function moveTasks(tasks: readonly Task[], plannedOn: string | null): void {
  moveEach(tasks, () => plannedOn, `: ${dayName(plannedOn, userFormats())}`);
}

/** Spreads tasks over the days from `from` on, the oldest first, as evenly as it goes. */
export function spreadTasks(tasks: readonly Task[], from: string, days: number): void {
  const oldestFirst = tasks.toSorted((one, other) =>
    `${one.plannedOn ?? ''} ${one.id}` < `${other.plannedOn ?? ''} ${other.id}` ? -1 : 1,
  );
  const perDay = Math.max(1, oldestFirst.length / days);
  moveEach(oldestFirst, (at) => addDays(from, Math.floor(at / perDay)));
}

function moveEach(tasks: readonly Task[], dayOf: (at: number) => string | null, where = ''): void {
  const place = withoutPlace(tasks);
  const now = today(userTimeZone());
  const moves = tasks.map((task, at) => movedTo(task, dayOf(at), now));
  const dragged = moves.some(({ deadlineOn }) => deadlineOn !== undefined)
    ? ', with the deadline that had passed'
    : '';
  changeAll(tasks, (_, at) => ({ ...moves[at], ...place }), where + dragged);
}

// A place that somebody gave a task is one among the tasks of its day.
function withoutPlace(tasks: readonly Task[]): TaskChanges {
  return tasks.some((task) => task.sortOrder !== null) ? { sortOrder: null } : {};
}

/** Puts tasks into a category at once. */
export function categoriseTasks(tasks: readonly Task[], categoryId: string | null): void {
  changeAll(tasks, () => ({ categoryId }));
}

/** Deletes tasks at once, each by itself; Undo brings all of them back. */
export function deleteTasks(tasks: readonly Task[]): void {
  const repeats = tasks.some((task) => task.repeatRule !== null && task.completedAt === null);
  removeMany(collection, tasks, 'task', repeats ? '; those that repeat come again' : '');
}

function changeAll(
  tasks: readonly Task[],
  changesOf: (task: Task, at: number) => TaskChanges,
  more = '',
): void {
  changeMany(collection, tasks, changesOf, countText(tasks.length, 'task', 'updated') + more);
}
