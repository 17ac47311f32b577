import { linkIn, noLink, type Link, linkedNames } from '#domains/tasks/linking/rules.ts';
import { addMinutes, minutesBetween, readTime } from '#domains/tasks/rules.ts';
import type { Task, TaskChanges, TimeType } from '#domains/tasks/schema.ts';

/** When on its day a task is to be done; these are written together. */
export type TaskTimes = Pick<Task, (typeof timeNames)[number]>;
/** The fields of the task form. */
export type TaskValues = Pick<Task, (typeof names)[number]> & TaskTimes & Link;

const names = [
  'title',
  'plannedOn',
  'categoryId',
  'notes',
  'deadlineOn',
  'repeatRule',
  'repeatMode',
  'remindMinutesBefore',
  'checklist',
] as const;
const timeNames = ['timeType', 'startTime', 'endTime', 'dueTime', 'timeOfDay'] as const;
const usualMinutes = 60;

type Fresh = Pick<TaskValues, 'title' | 'plannedOn' | 'categoryId'> & Partial<TaskValues>;

/** What the form of a new task starts with. */
export function startValues(fresh: Fresh): TaskValues {
  return {
    notes: '',
    deadlineOn: null,
    repeatRule: null,
    repeatMode: 'schedule',
    remindMinutesBefore: null,
    checklist: [],
    timeType: 'none',
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    ...noLink,
    ...fresh,
  };
}

/** The times among the fields of a task. */
export function timesIn(task: TaskTimes): TaskTimes {
  const { timeType, startTime, endTime, dueTime, timeOfDay } = task;
  return { timeType, startTime, endTime, dueTime, timeOfDay };
}

/** Another way to say when: the time already given is kept where that has room for it. */
export function withTimeType(times: TaskTimes, timeType: TimeType): Partial<TaskTimes> {
  const { startTime, endTime, dueTime, timeOfDay } = times;
  const given = startTime ?? dueTime;
  const isStart = timeType === 'start-only' || timeType === 'start-end';
  const end = given && readTime(given) === given ? addMinutes(given, usualMinutes) : null;
  return {
    timeType,
    ...(timeType === 'due-by' ? { dueTime: dueTime ?? given } : {}),
    ...(isStart ? { startTime: given } : {}),
    ...(timeType === 'start-end' ? { endTime: endTime ?? end } : {}),
    ...(timeType === 'time-of-day' ? { timeOfDay: timeOfDay ?? 'morning' } : {}),
  };
}

/** Another start: the end keeps its distance. */
export function withStart(times: TaskTimes, startTime: string): Partial<TaskTimes> {
  const { startTime: before, endTime } = times;
  if (!before || !endTime) return { startTime };
  return { startTime, endTime: addMinutes(startTime, minutesBetween(before, endTime)) };
}

/** Changes of a task with what has to be written with them: times together, and so a link. */
export function wholeChanges(task: Task, changes: TaskChanges): TaskChanges {
  const next = { ...task, ...changes };
  return {
    ...changes,
    ...(timeNames.some((name) => name in changes) ? timesIn(next) : {}),
    ...(linkedNames.some((name) => name in changes) ? linkIn(next) : {}),
    // A task has its place among those of its day.
    ...(next.plannedOn !== task.plannedOn && task.sortOrder !== null ? { sortOrder: null } : {}),
  };
}

// Ticks are of one task alone, and another rule can only be about those that follow; one that
// follows from another day is asked about with that.
const neverAsked: ReadonlySet<string> = new Set(['checklist', 'repeatRule', 'repeatMode']);

/** Whether it has to be said how much of a series a change is about. */
export function asksWhich(changes: TaskChanges): boolean {
  return Object.keys(changes).some((name) => !neverAsked.has(name));
}

/** Without the items that were left empty. */
export function withoutBlankItems<T extends Pick<TaskValues, 'checklist'>>(values: T): T {
  return { ...values, checklist: values.checklist.filter(({ text }) => text.trim() !== '') };
}
