import { addDays } from '#client/words/dates.ts';
import { daysOf } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { isInCategories, noCategory, passes, type TaskFilter } from './task-filter.ts';

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

export interface Grouped {
  groups: ReadonlyMap<GroupName, readonly Task[]>;
  /** How many tasks each chip would show, by category, and all together. */
  perCategory: ReadonlyMap<string, number>;
  total: number;
  shown: number;
}

const daysOfWeek = 6;

/** The tasks that pass the filter, in their groups; each group keeps the order of `tasks`. */
export function groupTasks(
  tasks: readonly Task[],
  { filter, days }: { filter: TaskFilter; days: GroupDays },
): Grouped {
  const groupOf = grouping(days, filter.status);
  const groups = new Map<GroupName, Task[]>(groupNames.map((name) => [name, []]));
  const perCategory = new Map<string, number>();
  let total = 0;
  let shown = 0;
  for (const task of tasks) {
    const name = groupOf(task);
    if (!name || !passes(task, filter)) continue;
    total += 1;
    const category = task.categoryId ?? noCategory;
    perCategory.set(category, (perCategory.get(category) ?? 0) + 1);
    if (!isInCategories(task, filter)) continue;
    shown += 1;
    groups.get(name)?.push(task);
  }
  return { groups, perCategory, total, shown };
}

/** Whether a task stands among the done ones: those completed since the list was opened stay in place. */
export function isSettled(
  { completedAt }: Task,
  { status, openedAt }: { status: TaskFilter['status']; openedAt: string },
): boolean {
  return completedAt !== null && (status === 'done' || completedAt < openedAt);
}

function grouping({ today, openedAt }: GroupDays, status: TaskFilter['status']) {
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
