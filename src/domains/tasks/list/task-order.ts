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
type Sort = (tasks: readonly Task[]) => readonly Task[];
interface Sorts {
  open: Sort;
  done: Sort;
}

const made = new WeakMap<ReadonlyMap<string, Category>, Map<SortName, Sorts>>();

/** How open and done tasks stand within their groups; the same sorts each time, for they remember. */
export function sortsFor(name: SortName, categories: ReadonlyMap<string, Category>): Sorts {
  const known = made.get(categories) ?? new Map<SortName, Sorts>();
  made.set(categories, known);
  const sorts = known.get(name) ?? makeSorts(name, categories);
  known.set(name, sorts);
  return sorts;
}

function makeSorts(name: SortName, categories: ReadonlyMap<string, Category>): Sorts {
  const byKey = {
    date: () => ({ open: sorted(dateKey), done: sorted((task) => task.completedAt ?? '', -1) }),
    title: () => both((task) => `${plainWords(task.title)}\n${task.id}`),
    category: () =>
      both((task) => {
        const found = task.categoryId ? categories.get(task.categoryId) : undefined;
        // Tasks without a category come last.
        return `${found ? plainWords(found.name) : '\uffff'}\n${dateKey(task)}`;
      }),
    // Ids grow with time.
    added: () => both(({ id }) => id, -1),
  };
  return byKey[name]();
}

/** Those that are overdue latest first come first, and in the order of the day within it. */
export const newestFirst = (today: string): Sort => {
  const byDay = sorted((task) => overdueSince({ ...task, completedAt: null }, today) ?? '', -1);
  const inDay = sorted((task) => `${timeInDay(task)} ${task.id}`);
  return (tasks) => byDay(inDay(tasks));
};

const dateKey = (task: Task) => `${daysOf(task)[0] ?? '9999-99-99'} ${timeInDay(task)} ${task.id}`;

function both(keyOf: (task: Task) => string, direction: 1 | -1 = 1): Sorts {
  return { open: sorted(keyOf, direction), done: sorted(keyOf, direction) };
}

/**
 * Sorts by a key, and remembers: of ten thousand tasks mostly one has changed since the last time,
 * which is taken out of where it stood and put where it belongs.
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
    const { gone, come } = difference(given, tasks);
    given = tasks;
    if (gone.size === 0 && come.length === 0) return last;
    if (come.length > maxMoved) {
      const keyed = tasks.map((task) => ({ task, key: key(task) }));
      last = keyed.sort((one, other) => compare(one.key, other.key)).map(({ task }) => task);
      return last;
    }
    const next = last.filter((task) => !gone.has(task));
    for (const task of come) next.splice(place(next, task), 0, task);
    last = next;
    return last;
  };
}

const maxMoved = 100;

/** What left a list and what came, for lists of which most stays in its place. */
function difference(before: readonly Task[], after: readonly Task[]) {
  let end = 0;
  const shift = after.length - before.length;
  const shortest = Math.min(before.length, after.length);
  // Same length: changed in place. Else what lies between the same beginning and the same end.
  if (shift !== 0) while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  let start = 0;
  if (shift !== 0) while (start < shortest - end && before[start] === after[start]) start += 1;
  const left = before.slice(start, before.length - end);
  const came = after.slice(start, after.length - end);
  return {
    gone: new Set(shift === 0 ? left.filter((task, at) => task !== came[at]) : left),
    come: shift === 0 ? came.filter((task, at) => task !== left[at]) : came,
  };
}
