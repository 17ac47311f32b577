import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { tasks } from '#domains/tasks/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { MissingTask } from './missing-task.tsx';
import { SeriesDeletion } from './series-deletion.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskDialogRequest } from './task-dialog-host.tsx';

interface TaskDialogProps {
  request: TaskDialogRequest;
  open: boolean;
  onClose: () => void;
}

/** 'Edit Task' or 'Add New Task'. */
export function TaskDialog({ request, open, onClose }: TaskDialogProps) {
  const settings = useDaySettings();
  const { taskId, plannedOn } = request;
  const known = tasks.useRows(rowsById).get(taskId ?? '');
  // As it was when the dialog opened: what others change meanwhile must not overwrite what is typed.
  const [task, setTask] = useState(known);
  if (known && !task) setTask(known);
  if (taskId && !task)
    return <MissingTask plannedOn={plannedOn ?? null} open={open} onClose={onClose} />;
  if (request.isDeletion && task)
    return <SeriesDeletion task={task} open={open} onClose={onClose} />;
  return (
    <TaskForm request={request} task={task} settings={settings} open={open} onClose={onClose} />
  );
}
