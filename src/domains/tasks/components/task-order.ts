import type { Category } from '#domains/tasks/categories/schema.ts';
import { timeInDay } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { fold } from './task-filter.ts';

export const sortNames = ['date', 'title', 'category', 'added'] as const;
export type SortName = (typeof sortNames)[number];
type Sort = (tasks: readonly Task[]) => readonly Task[];

/** How open and done tasks stand within their groups. */
export function sortsFor(
  name: SortName,
  categories: ReadonlyMap<string, Category>,
): { open: Sort; done: Sort } {
  const byKey = {
    date: () => ({ open: sorted(dateKey), done: sorted((task) => task.completedAt ?? '', -1) }),
    title: () => both((task) => `${fold(task.title)}\n${task.id}`),
    category: () =>
      both((task) => {
        const found = task.categoryId ? categories.get(task.categoryId) : undefined;
        // Tasks without a category come last.
        return `${found ? fold(found.name) : '\uffff'}\n${dateKey(task)}`;
      }),
    // Ids grow with time.
    added: () => both(({ id }) => id, -1),
  };
  return byKey[name]();
}

/** The latest day first, and the order of the day within it. */
export const newestFirst = (): Sort => {
  const byDay = sorted((task) => task.plannedOn ?? '', -1);
  const inDay = sorted((task) => `${timeInDay(task)} ${task.id}`);
  return (tasks) => byDay(inDay(tasks));
};

const dateKey = (task: Task) => `${task.plannedOn ?? '9999-99-99'} ${timeInDay(task)} ${task.id}`;

function both(keyOf: (task: Task) => string, direction: 1 | -1 = 1): { open: Sort; done: Sort } {
  return { open: sorted(keyOf, direction), done: sorted(keyOf, direction) };
}

/**
 * Sorts by a key, and remembers: of ten thousand tasks mostly one has changed since the last time,
 * and an array that is in order but for its end is sorted in one walk.
 */
function sorted(keyOf: (task: Task) => string, direction: 1 | -1 = 1): Sort {
  const keys = new WeakMap<Task, string>();
  let last: readonly Task[] = [];
  const key = (task: Task) => {
    const known = keys.get(task) ?? keyOf(task);
    keys.set(task, known);
    return known;
  };
  const compare = (one: Task, other: Task) => {
    const [first, second] = [key(one), key(other)];
    return first === second ? 0 : first < second ? -direction : direction;
  };
  return (tasks) => {
    const left = new Set(tasks);
    const kept = last.filter((task) => left.delete(task));
    last = [...kept, ...left].sort(compare);
    return last;
  };
}
