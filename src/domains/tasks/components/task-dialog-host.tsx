import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/asked-dialog.ts';
import type { Link } from '#domains/tasks/linking/schema.ts';

/** Which task to edit, or what a new one starts with. */
export interface TaskDialogRequest {
  taskId?: string;
  /** Null is someday. Of a task to edit: the day to look for it on, if it is not at hand. */
  plannedOn?: string | null;
  title?: string;
  /** What a new one is for. */
  link?: Link;
  /** Asks only how much of its series is to be deleted. */
  isDeletion?: boolean;
}

const dialog = askedDialog<TaskDialogRequest>();

/** Opens 'Edit Task' or 'Add New Task', from anywhere. */
export function openTaskDialog(request: TaskDialogRequest = {}): void {
  dialog.ask(request);
}

const TaskDialog = lazy(() =>
  import('./task-dialog.tsx').then((module) => ({ default: module.TaskDialog })),
);

/** The place where the task dialog appears; once per app. */
export function TaskDialogHost() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <TaskDialog
        key={asked.turn}
        request={asked.request}
        open={asked.isOpen}
        onClose={asked.onClose}
      />
    </Suspense>
  );
}
