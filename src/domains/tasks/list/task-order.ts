import { changeOf } from '#client/sync/reading/change-of.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { daysOf, overdueSince, timeInDay } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { plainWords } from '#shared/words/plain-words.ts';

export const sortLabels = {
  date: 'Date',
  title: 'Title',
  category: 'Category',
  added: 'Newest',
};
export type SortName = keyof typeof sortLabels;
/** It remembers the tasks that it sorted last, so each list has its own. */
type Sort = (tasks: readonly Task[]) => readonly Task[];

/** How tasks stand within a group of that name. */
export type SortIn = (group: string) => Sort;

/** A sort for each group; what is done stands in its own order, by when it was done say. */
export function sortsFor(name: SortName, categories: ReadonlyMap<string, Category>): SortIn {
  const make = sorts[name](categories);
  const made = new Map<string, Sort>();
  return (group) => {
    const sort = made.get(group) ?? make(group === 'done');
    made.set(group, sort);
    return sort;
  };
}

const sorts: Record<
  SortName,
  (categories: ReadonlyMap<string, Category>) => (isDone: boolean) => Sort
> = {
  date: () => (isDone) =>
    isDone ? sorted(({ completedAt, id }) => `${completedAt} ${id}`, -1) : sorted(dateKey),
  title: () => () => sorted((task) => `${plainWords(task.title)}\n${task.id}`),
  category: (categories) => () =>
    sorted((task) => {
      const found = task.categoryId ? categories.get(task.categoryId) : undefined;
      // Tasks without a category come last.
      return `${found ? plainWords(found.name) : '\uffff'}\n${dateKey(task)}`;
    }),
  // Ids grow with time.
  added: () => () => sorted(({ id }) => id, -1),
};

const lastDay = 9999_12_31;

/** Those that are overdue latest first come first, and in the order of the day within it. */
export const newestFirst = (today: string): Sort =>
  sorted((task) => {
    const since = overdueSince({ ...task, completedAt: null }, today) ?? '0000-01-01';
    const back = String(lastDay - Number(since.replaceAll('-', ''))).padStart(8, '0');
    return `${back} ${timeInDay(task)} ${task.id}`;
  });

const dateKey = (task: Task) => `${daysOf(task)[0] ?? '9999-99-99'} ${timeInDay(task)} ${task.id}`;

/**
 * Sorts by a key of which no two tasks have the same, and remembers: of ten thousand tasks mostly one
 * has changed since the last time, which is taken out of where it stood and put where it belongs.
 */
function sorted(keyOf: (task: Task) => string, direction: 1 | -1 = 1): Sort {
  const keys = new WeakMap<Task, string>();
  let given: readonly Task[] = [];
  let last: readonly Task[] = [];
  const key = (task: Task) => {
    const known = keys.get(task) ?? keyOf(task);
    keys.set(task, known);
    return known;
  };
  const compare = (one: string, other: string) =>
    one === other ? 0 : one < other ? -direction : direction;

  function place(tasks: Task[], task: Task): number {
    let [from, to] = [0, tasks.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const there = tasks[middle];
      if (there && compare(key(there), key(task)) <= 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
  return (tasks) => {
    const { gone, come } = changeOf(given, tasks);
    given = tasks;
    if (gone.length === 0 && come.length === 0) return last;
    if (gone.length + come.length > maxMoved) {
      const keyed = tasks.map((task) => ({ task, key: key(task) }));
      last = keyed.sort((one, other) => compare(one.key, other.key)).map(({ task }) => task);
      return last;
    }
    const next = [...last];
    for (const task of gone) next.splice(next.indexOf(task), 1);
    for (const task of come) next.splice(place(next, task), 0, task);
    last = next;
    return last;
  };
}

const maxMoved = 200;
