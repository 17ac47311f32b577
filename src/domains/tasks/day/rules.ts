import { type Dated, daysOf, isOverdue } from '#domains/tasks/rules.ts';

/** The figures of the dashboard, each exactly: */
export interface TaskCounts {
  /** All that are done, whatever their day. */
  completed: number;
  /** All that are open: late ones and those without a day among them. */
  pending: number;
  /** Open, and dated before today. */
  overdue: number;
  /** With a day among today and the next six, open or done (spec section 9). */
  thisWeek: number;
}

/** What the tasks at hand do not say by themselves. */
interface CountedAt {
  today: string;
  /** The last of the six days after today. */
  weekEndsOn: string;
  /** Tasks done on earlier days are not all at hand: `earlier` of them were done when that was asked. */
  since: string;
  earlier: { count: number; askedAt: number };
}

/** Counts the tasks at hand and those that are not. */
export function countTasks(
  tasks: readonly Dated[],
  { today, weekEndsOn, since, earlier }: CountedAt,
): TaskCounts {
  const counts = { completed: earlier.count, pending: 0, overdue: 0, thisWeek: 0 };
  for (const task of tasks) {
    const { plannedOn, completedAt } = task;
    if (completedAt === null) counts.pending += 1;
    // What was done on an earlier day has been counted, unless it was completed after that.
    else if (
      dayOfDone(plannedOn, completedAt) >= since ||
      Date.parse(completedAt) > earlier.askedAt
    )
      counts.completed += 1;
    if (isOverdue(task, today)) counts.overdue += 1;
    if (daysOf(task).some((day) => day >= today && day <= weekEndsOn)) counts.thisWeek += 1;
  }
  return counts;
}

/** The day a done task is listed at: its own, or the one it was completed on. */
function dayOfDone(plannedOn: string | null, completedAt: string): string {
  return plannedOn ?? new Date(completedAt).toISOString().slice(0, 10);
}
