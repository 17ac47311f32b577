import { changeMany, countText, removeMany } from '#client/change-many.ts';
import { addDays } from '#client/dates.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

/** Completes tasks at once; those that are done already stay as they are. */
export function completeTasks(tasks: readonly Task[]): void {
  const completedAt = new Date().toISOString();
  changeAll(
    tasks.filter((task) => task.completedAt === null),
    () => ({ completedAt }),
  );
}

/** Moves tasks to a day at once; null leaves them without one. */
export function moveTasks(tasks: readonly Task[], plannedOn: string | null): void {
  const place = withoutPlace(tasks);
  changeAll(tasks, () => ({ plannedOn, ...place }));
}

/** Spreads tasks over the days from `from` on, the oldest first, as evenly as it goes. */
export function spreadTasks(tasks: readonly Task[], from: string, days: number): void {
  const oldestFirst = tasks.toSorted((one, other) =>
    `${one.plannedOn ?? ''} ${one.id}` < `${other.plannedOn ?? ''} ${other.id}` ? -1 : 1,
  );
  const perDay = Math.max(1, oldestFirst.length / days);
  const place = withoutPlace(tasks);
  changeAll(oldestFirst, (_, at) => ({
    plannedOn: addDays(from, Math.floor(at / perDay)),
    ...place,
  }));
}

// A place that somebody gave a task is one among the tasks of its day.
function withoutPlace(tasks: readonly Task[]): TaskChanges {
  return tasks.some((task) => task.sortOrder !== null) ? { sortOrder: null } : {};
}

/** Puts tasks into a category at once. */
export function categoriseTasks(tasks: readonly Task[], categoryId: string | null): void {
  changeAll(tasks, () => ({ categoryId }));
}

/** Deletes tasks at once; Undo brings all of them back. */
export function deleteTasks(tasks: readonly Task[]): void {
  removeMany(collection, tasks, 'task');
}

function changeAll(
  tasks: readonly Task[],
  changesOf: (task: Task, at: number) => TaskChanges,
): void {
  changeMany(collection, tasks, changesOf, countText(tasks.length, 'task', 'updated'));
}
