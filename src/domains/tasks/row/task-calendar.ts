import { Flag, ListChecks } from 'lucide-react';
import type {
  CalendarActions,
  CalendarEntry,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { byDay, inDay, type TaskDays } from '#domains/tasks/day/day-tasks.ts';
import { changeTask, completeTask, deleteTask } from './task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';

const noLayer = 'tasks';
const nothing: readonly CalendarEntry[] = [];

/** The user's tasks in the calendar, a layer for each category. */
export const calendar: CalendarPart = { place: 10, useSources: useTaskCalendar };

function useTaskCalendar(): CalendarSource {
  const days = tasks.useRows(byDay);
  const ordered = categories.useRows(inOrder);
  const byId = categories.useRows(rowsById);
  return taskSource(days, ordered, byId);
}

/** The same from rows at hand. */
export function taskSource(
  days: TaskDays,
  ordered: readonly Category[],
  byId: Colors,
): CalendarSource {
  return { layers: layersOf(ordered), on: (date) => entriesOf(date, days.get(date), byId) };
}

type Entries = readonly CalendarEntry[];
type Colors = ReadonlyMap<string, Category>;

// Only the days on screen are sorted and made into entries, and each only when it changes.
const known = new WeakMap<Colors, WeakMap<readonly Task[], Entries>>();

function entriesOf(date: string, day: readonly Task[] | undefined, byId: Colors): Entries {
  if (!day) return nothing;
  const made = known.get(byId) ?? new WeakMap<readonly Task[], Entries>();
  known.set(byId, made);
  const entries =
    made.get(day) ??
    inDay(day, date).map((task) =>
      task.plannedOn === date ? entryOf(task, byId) : deadlineOf(task, date, byId),
    );
  made.set(day, entries);
  return entries;
}

function entryOf(task: Task, byId: Colors): CalendarEntry {
  const { id, title, startTime, endTime, dueTime, timeOfDay, categoryId } = task;
  const category = byId.get(categoryId ?? '');
  return {
    id,
    title,
    startTime,
    endTime,
    dueTime,
    timeOfDay,
    date: task.plannedOn ?? '',
    layerId: categoryId ?? noLayer,
    color: category?.color,
    detail: category?.name ?? '',
    isDone: task.completedAt !== null,
    actions,
  };
}

/** A task on its last day, which is another than the one it is planned for. */
function deadlineOf(task: Task, date: string, byId: Colors): CalendarEntry {
  return {
    ...entryOf(task, byId),
    ...wholeDay,
    id: `${deadline}${task.id}`,
    date,
    title: `Due: ${task.title}`,
    shape: { kind: 'mark', icon: Flag },
    actions: deadlineActions,
  };
}

const deadline = 'deadline ';
const wholeDay = { startTime: null, endTime: null, dueTime: null, timeOfDay: null };
const group = { label: 'Tasks', icon: ListChecks };

function layersOf(ordered: readonly Category[]): CalendarSource['layers'] {
  return [
    ...ordered.map(({ id, name, color }) => ({ id, label: name, color, group })),
    { id: noLayer, label: 'No category', group },
  ];
}

const actions: CalendarActions = {
  noun: 'task',
  open: (id) => openTaskDialog({ taskId: id }),
  complete: (id, isDone) => withTask(id, (task) => completeTask(task, isDone)),
  move: (id, date) => withTask(id, (task) => changeTask(task, { plannedOn: date })),
  place: (id, { date, startTime, endTime }) =>
    withTask(id, (task) =>
      changeTask(task, { plannedOn: date, ...timesAt(task, startTime, endTime) }),
    ),
  remove: (id) => withTask(id, deleteTask),
};

const withDeadline = (id: string, act: (task: Task) => void) =>
  withTask(id.slice(deadline.length), act);
const deadlineActions: CalendarActions = {
  noun: 'deadline',
  open: (id) => openTaskDialog({ taskId: id.slice(deadline.length) }),
  complete: (id, isDone) => withDeadline(id, (task) => completeTask(task, isDone)),
  move: (id, date) => withDeadline(id, (task) => changeTask(task, { deadlineOn: date })),
  unplace: (id) => withDeadline(id, (task) => changeTask(task, { deadlineOn: null })),
  remove: (id) => withDeadline(id, deleteTask),
};

/** The times of a task at its new place; a deadline stays one. */
function timesAt(task: Task, startTime: string | null, endTime: string | null): TaskChanges {
  if (startTime === null) return { timeType: 'none' };
  if (endTime !== null) return { timeType: 'start-end', startTime, endTime };
  return task.timeType === 'due-by'
    ? { timeType: 'due-by', dueTime: startTime }
    : { timeType: 'start-only', startTime };
}

function withTask(id: string, act: (task: Task) => void): void {
  const task = tasks.read(allRows).find((one) => one.id === id);
  if (task) act(task);
}
