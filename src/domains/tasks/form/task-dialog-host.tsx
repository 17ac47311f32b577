import { Suspense, useEffect } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';
import { whenCalm } from '#client/later/later.tsx';
import type { Link } from '#domains/tasks/linking/rules.ts';

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

const record = askedRecord<TaskDialogRequest>({
  kind: 'task',
  idOf: ({ taskId, isDeletion }) => (isDeletion ? undefined : taskId),
  requestFor: (taskId) => ({ taskId }),
});

/** Opens 'Edit Task' or 'Add New Task', from anywhere. */
export function openTaskDialog(request: TaskDialogRequest = {}): void {
  record.ask(request);
}

opensRecords('tasks', ({ id, on }) => openTaskDialog({ taskId: id, plannedOn: on }));

const load = () => import('./task-dialog.tsx').then((part) => part.TaskDialog);
const TaskDialog = laterPart(load);

/** The place where the task dialog appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  // No dialog is opened as often, and the first time is to be as quick as the second.
  useEffect(() => whenCalm(() => void load().catch(() => undefined)), []);
  if (!asked) return null;
  return (
    <Suspense>
      <TaskDialog
        key={asked.turn}
        request={asked.request}
        open={asked.isOpen}
        onClose={asked.onClose}
        onWalk={asked.onWalk}
      />
    </Suspense>
  );
}
