import { noLink } from '#domains/tasks/linking/rules.ts';
import { type Link, linkedNames } from '#domains/tasks/linking/schema.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

/** The fields of the task form. */
export type TaskValues = Pick<Task, (typeof names)[number] | (typeof timeNames)[number]> & Link;

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

type Fresh = Pick<TaskValues, 'title' | 'plannedOn' | 'categoryId'> & Partial<TaskValues>;

/** What the form starts with: the task itself, or a new one with these fields. */
export function startValues(task: Task | undefined, fresh: Fresh): TaskValues {
  if (!task)
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
  const values = [...names, ...timeNames, ...linkedNames].map((name) => [name, task[name]]);
  // All names of the form, each with the value of the task.
  return Object.fromEntries(values) as TaskValues;
}

/** The fields that differ from the task; times go together, and so does a link. Undefined if none does. */
export function changedFields(task: Task, values: TaskValues): TaskChanges | undefined {
  const others = names
    .filter((name) => JSON.stringify(values[name]) !== JSON.stringify(task[name]))
    .map((name) => [name, values[name]]);
  const isSameTime = timeNames.every((name) => values[name] === task[name]);
  const times = isSameTime ? [] : timeNames.map((name) => [name, values[name]]);
  const isSameLink = linkedNames.every((name) => values[name] === task[name]);
  const link = isSameLink ? [] : linkedNames.map((name) => [name, values[name]]);
  const entries = [...others, ...times, ...link];
  // A task has its place among those of its day.
  if (values.plannedOn !== task.plannedOn && task.sortOrder !== null)
    entries.push(['sortOrder', null]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Without the items that were left empty. */
export function withoutBlankItems(values: TaskValues): TaskValues {
  return { ...values, checklist: values.checklist.filter(({ text }) => text.trim() !== '') };
}
