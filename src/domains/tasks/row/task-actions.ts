import type { UseNavigateResult } from '@tanstack/react-router';
import { addDays } from '#client/words/dates.ts';
import type { Formats } from '#client/words/format-dates.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { tasks } from '#domains/tasks/data.ts';
import { placesAfterMove } from '#domains/tasks/rules.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';
import { dayName } from '#domains/tasks/day/day-name.ts';
import type { SeriesChoice } from '#domains/tasks/repeating/series-choice.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';

/** Where something is added: the day its page shows, and how to get to another. */
interface AddedFrom {
  onPage: string | null;
  settings: Formats & { today: string };
  navigate: UseNavigateResult<string>;
}

/**
 * Adds a task; failures are told by the kit. If it goes to a day that its page does not show, that is
 * told too, with the way there.
 */
export function addTask(fields: Parameters<typeof tasks.create>[0], from: AddedFrom): void {
  const { onPage, settings, navigate } = from;
  const day = fields.plannedOn ?? null;
  const written = [tasks.create(fields)];
  if (day === onPage) {
    tellDone('Task added successfully', written);
    return;
  }
  const { today } = settings;
  function show() {
    if (day === null) void navigate({ to: '/all-tasks' });
    else if (day === today) void navigate({ to: '/today' });
    else if (day === addDays(today, 1)) void navigate({ to: '/tomorrow' });
    else void navigate({ to: '/day/$date', params: { date: day } });
  }
  tellDone(`Task added successfully: ${dayName(day, settings)}`, written, {
    lead: { label: 'Show', onPress: show },
  });
}

/** Changes a task and offers the way back. */
export function changeTask(task: Task, changes: TaskChanges): void {
  const written = tasks.update(task.id, changes);
  tellDone('Task updated', [written], () => tasks.update(task.id, before(task, changes)));
}

/** Writes values of a task as they are left: said in a word, and taken back by the key. */
export function editTask(task: Task, changes: TaskChanges): void {
  const written = [tasks.update(task.id, changes)];
  keepUndo(written, () => tellDone('Changed back', [tasks.update(task.id, before(task, changes))]));
  tellDone('Task updated', written);
}

/** Changes a task that repeats: it alone, or also those that come after it. */
export function changeSeries(task: Task, changes: TaskChanges, series: SeriesChoice): void {
  if (series === 'following') {
    const written = tasks.update(task.id, changes, { series });
    const undo = () => tasks.update(task.id, before(task, changes), { series });
    tellDone('Task updated', [written], undo);
    return;
  }
  const left = { ...changes, repeatRule: null };
  const undo = () => tasks.update(task.id, before(task, left), { series });
  tellDone('Task updated', [tasks.update(task.id, left, { series })], undo);
}

/** Completes a task, or opens it again; clicking once more is the undo, and so is the key. */
export function completeTask(task: Task, isDone: boolean): void {
  const completedAt = isDone ? new Date().toISOString() : null;
  keepUndo([tasks.update(task.id, { completedAt })], () => {
    const back = tasks.update(task.id, { completedAt: task.completedAt });
    tellDone(isDone ? `Not done: ${task.title}` : `Done: ${task.title}`, [back]);
  });
}

/** Brings a task of a day in its order to another place. */
export function placeTask(day: readonly Task[], from: number, to: number): void {
  const places = placesAfterMove(day, { from, to });
  if (places.length === 0) return;
  void tasks.updateMany(places.map(({ id, sortOrder }) => ({ ids: [id], fields: { sortOrder } })));
}

/** Deletes a task; Undo brings it back as it was. One that repeats asks how much is meant. */
export function deleteTask(task: Task): void {
  if (task.repeatRule && !task.completedAt) openTaskDialog({ taskId: task.id, isDeletion: true });
  else removeTask(task);
}

/** Deletes a task of a series: it alone, so that the next one is made, or also all after it. */
export function deleteSeries(task: Task, series: SeriesChoice): void {
  removeTask(task, { series });
}

function removeTask(task: Task, query?: { series: SeriesChoice }): void {
  tellDone('Task deleted', [tasks.remove(task.id, query)], () => tasks.restore(task.id));
}

function before(task: Task, changes: TaskChanges): TaskChanges {
  const { timeType, startTime, endTime, dueTime, timeOfDay } = task;
  const times = { timeType, startTime, endTime, dueTime, timeOfDay };
  const names = Object.keys(changes).filter((name) => !(name in times));
  const others = Object.fromEntries(names.map((name) => [name, Reflect.get(task, name)]));
  return changes.timeType === undefined ? others : { ...others, ...times };
}
