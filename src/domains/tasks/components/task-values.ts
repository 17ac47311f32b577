import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

/** The fields of the task form. */
export type TaskValues = Pick<
  Task,
  | 'title'
  | 'plannedOn'
  | 'categoryId'
  | 'notes'
  | 'timeType'
  | 'startTime'
  | 'endTime'
  | 'dueTime'
  | 'timeOfDay'
>;

const timeNames = ['timeType', 'startTime', 'endTime', 'dueTime', 'timeOfDay'] as const;

/** What the form starts with: the task itself, or a new one with these fields. */
export function startValues(
  task: Task | undefined,
  fresh: Pick<TaskValues, 'title' | 'plannedOn' | 'categoryId'>,
): TaskValues {
  if (!task) {
    const noTimes = {
      timeType: 'none',
      startTime: null,
      endTime: null,
      dueTime: null,
      timeOfDay: null,
    } as const;
    return { ...fresh, notes: '', ...noTimes };
  }
  const { title, plannedOn, categoryId, notes, timeType, startTime, endTime, dueTime, timeOfDay } =
    task;
  return { title, plannedOn, categoryId, notes, timeType, startTime, endTime, dueTime, timeOfDay };
}

/** The fields that differ from the task; the times go together. Undefined if none does. */
export function changedFields(task: Task, values: TaskValues): TaskChanges | undefined {
  const { title, plannedOn, categoryId, notes, ...times } = values;
  const changes: TaskChanges = {
    ...(title === task.title ? {} : { title }),
    ...(plannedOn === task.plannedOn ? {} : { plannedOn }),
    ...(categoryId === task.categoryId ? {} : { categoryId }),
    ...(notes === task.notes ? {} : { notes }),
    ...(timeNames.every((name) => times[name] === task[name]) ? {} : times),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}
