import type { Group } from '#client/collection-many.ts';
import { addDays } from '#client/dates.ts';
import { tellDone } from '#client/ui/tell-done.ts';
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
  const ids = tasks.map(({ id }) => id);
  tellDone(countText(ids.length, 'deleted'), [collection.removeMany(ids)], () =>
    collection.restoreMany(ids),
  );
}

function changeAll(
  tasks: readonly Task[],
  changesOf: (task: Task, at: number) => TaskChanges,
): void {
  if (tasks.length === 0) return;
  const changes = tasks.map(changesOf);
  const names = Object.keys(changes[0] ?? {});
  const before = tasks.map((task): TaskChanges =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(task, name)])),
  );
  tellDone(
    countText(tasks.length, 'updated'),
    [collection.updateMany(grouped(tasks, changes))],
    () => collection.updateMany(grouped(tasks, before)),
  );
}

// Tasks that get the same values travel together.
function grouped(tasks: readonly Task[], changes: readonly TaskChanges[]): Group<TaskChanges>[] {
  const groups = new Map<string, { ids: string[]; fields: TaskChanges }>();
  for (const [at, fields] of changes.entries()) {
    const id = tasks[at]?.id;
    if (!id) continue;
    const key = JSON.stringify(fields);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { ids: [id], fields });
  }
  return [...groups.values()];
}

function countText(count: number, done: string): string {
  return count === 1 ? `Task ${done}` : `${count.toLocaleString('en')} tasks ${done}`;
}
