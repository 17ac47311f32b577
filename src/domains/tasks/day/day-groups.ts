import type { Task } from '#domains/tasks/schema.ts';
import { isToPlace } from './free-hours.ts';

export type DayGroupName = 'To place' | 'On the hours' | 'Due' | 'Done';

/** Some tasks of a day under one head. */
export interface DayGroup {
  name: DayGroupName;
  tasks: readonly Task[];
}

/**
 * The tasks of a day by what is to be done about their hour, each group in the day's order. What was
 * done before the list was opened stands at its end; what is done since stays in its place.
 */
export function dayGroups(
  tasks: readonly Task[],
  date: string,
  doneBefore: ReadonlySet<string>,
): DayGroup[] {
  const isDone = (task: Task) => task.completedAt !== null && doneBefore.has(task.id);
  const hasNoHour = (task: Task) => isToPlace({ ...task, completedAt: null });
  const open = tasks.filter((task) => !isDone(task) && task.plannedOn === date);
  // It is their last day; they are planned for another.
  const due = tasks.filter((task) => !isDone(task) && task.plannedOn !== date);
  const groups: DayGroup[] = [
    { name: 'To place', tasks: open.filter(hasNoHour) },
    { name: 'On the hours', tasks: open.filter((task) => !hasNoHour(task)) },
    { name: 'Due', tasks: due },
    { name: 'Done', tasks: tasks.filter(isDone) },
  ];
  return groups.filter((group) => group.tasks.length > 0);
}
