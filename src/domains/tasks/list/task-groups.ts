import { addDays } from '#client/words/dates.ts';
import { groupedBy } from '#client/sync/reading/grouped.ts';
import { daysOf } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { SortIn } from './task-order.ts';
import { isInCategories, isNarrow, noCategory, passes, type TaskFilter } from './task-filter.ts';

export const groupNames = [
  'overdue',
  'today',
  'tomorrow',
  'week',
  'later',
  'someday',
  'done',
] as const;
export type GroupName = (typeof groupNames)[number];

/** The dates that the groups begin with, and when the list was opened. */
export interface GroupDays {
  today: string;
  /** What is completed from then on stays where it is until the list is left. */
  openedAt: string;
}

/** What a filter leaves of the tasks of one group, in their order. */
interface Narrowed {
  tasks: readonly Task[];
  /** How many of them are open. */
  open: number;
  /** How many tasks each chip of a category would show. */
  perCategory: ReadonlyMap<string, number>;
}

export interface Grouped {
  groups: ReadonlyMap<GroupName, Narrowed>;
  /** How many tasks each chip would show, by category. */
  perCategory: ReadonlyMap<string, number>;
  shown: number;
}

type TaskGroups = ReadonlyMap<GroupName, readonly Task[]>;

const daysOfWeek = 6;
const none: readonly Task[] = [];

/**
 * Puts all tasks into their groups, each in its order. It remembers: after a change of one task among
 * thousands that one is put where it belongs, and the other groups stay the same arrays.
 */
export function groupingBy({
  days,
  status,
  sortIn,
}: {
  days: GroupDays;
  status: TaskFilter['status'];
  sortIn: SortIn;
}): (tasks: readonly Task[]) => TaskGroups {
  const nameOf = naming(days, status);
  const byName = groupedBy((task: Task) => {
    const name = nameOf(task);
    return name ? [name] : [];
  });
  return (tasks) => {
    const found = byName(tasks);
    return new Map(groupNames.map((name) => [name, sortIn(name)(found.get(name) ?? none)]));
  };
}

/** Narrows a group down; one that has not changed since the last time is not looked through again. */
export function narrowingBy(filter: TaskFilter): (tasks: readonly Task[]) => Narrowed {
  const known = new WeakMap<readonly Task[], Narrowed>();
  return (tasks) => {
    const narrowed = known.get(tasks) ?? narrow(tasks, filter);
    known.set(tasks, narrowed);
    return narrowed;
  };
}

function narrow(tasks: readonly Task[], filter: TaskFilter): Narrowed {
  const leavesOut = isNarrow({ ...filter, status: undefined });
  const passing = leavesOut ? tasks.filter((task) => passes(task, filter)) : tasks;
  const chosen = leavesOut ? passing.filter((task) => isInCategories(task, filter)) : tasks;
  const perCategory = new Map<string, number>();
  for (const { categoryId } of passing) {
    const category = categoryId ?? noCategory;
    perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
  }
  return { tasks: chosen, open: countOpen(chosen), perCategory };
}

/** How many of some tasks are open. */
export function countOpen(tasks: readonly Task[]): number {
  let open = 0;
  for (const { completedAt } of tasks) if (completedAt === null) open += 1;
  return open;
}

/** The groups as a filter leaves them. */
export function narrowGroups(
  groups: TaskGroups,
  narrowed: (tasks: readonly Task[]) => Narrowed,
): Grouped {
  const left = new Map([...groups].map(([name, tasks]) => [name, narrowed(tasks)]));
  const perCategory = new Map<string, number>();
  let shown = 0;
  for (const group of left.values()) {
    shown += group.tasks.length;
    for (const [category, count] of group.perCategory)
      perCategory.set(category, (perCategory.get(category) ?? 0) + count);
  }
  return { groups: left, perCategory, shown };
}

/** Whether a task stands among the done ones: those completed since the list was opened stay in place. */
export function isSettled(
  { completedAt }: Task,
  { status, openedAt }: { status: TaskFilter['status']; openedAt: string },
): boolean {
  return completedAt !== null && (status === 'done' || completedAt < openedAt);
}

function naming({ today, openedAt }: GroupDays, status: TaskFilter['status']) {
  const tomorrow = addDays(today, 1);
  const weekEndsOn = addDays(today, daysOfWeek);
  return (task: Task): GroupName | undefined => {
    if (isSettled(task, { status, openedAt })) return status === 'open' ? undefined : 'done';
    if (status === 'done') return undefined;
    const [day] = daysOf(task);
    if (day === undefined) return 'someday';
    if (day < today) return 'overdue';
    if (day === today) return 'today';
    if (day === tomorrow) return 'tomorrow';
    return day <= weekEndsOn ? 'week' : 'later';
  };
}
