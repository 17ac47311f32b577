import { toast } from '#client/ui/toasts.tsx';
import { tasks } from '#domains/tasks/data.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

let shown: string | undefined;

// Quick work would pile toasts up, so each says only the last thing that happened.
function say(text: string, undo?: () => unknown): void {
  if (shown) toast.dismiss(shown);
  shown = toast.success(
    text,
    undo ? { action: { label: 'Undo', kbd: 'mod+z', onPress: () => void undo() } } : {},
  );
}

/** Adds a task; failures are told by the kit. */
export function addTask(fields: Parameters<typeof tasks.create>[0]): void {
  void tasks.create(fields);
  say('Task added successfully');
}

/** Changes a task and offers the way back. */
export function changeTask(task: Task, changes: TaskChanges): void {
  void tasks.update(task.id, changes);
  say('Task updated', () => tasks.update(task.id, before(task, changes)));
}

/** Completes a task, or opens it again; clicking once more is the undo. */
export function completeTask(task: Task, isDone: boolean): void {
  void tasks.update(task.id, { completedAt: isDone ? new Date().toISOString() : null });
}

/** Deletes a task; Undo brings it back as it was. */
export function deleteTask(task: Task): void {
  void tasks.remove(task.id);
  say('Task deleted', () => tasks.restore(task.id));
}

/** Moves tasks to a day at once, with one way back for all. */
export function moveTasks(moved: readonly Task[], plannedOn: string): void {
  for (const task of moved) void tasks.update(task.id, { plannedOn });
  say('Task updated', () => {
    for (const task of moved) void tasks.update(task.id, { plannedOn: task.plannedOn });
  });
}

function before(task: Task, changes: TaskChanges): TaskChanges {
  const { timeType, startTime, endTime, dueTime, timeOfDay } = task;
  const times =
    changes.timeType === undefined ? {} : { timeType, startTime, endTime, dueTime, timeOfDay };
  const names = Object.keys(changes).filter((name) => !(name in times));
  return { ...Object.fromEntries(names.map((name) => [name, Reflect.get(task, name)])), ...times };
}
