import { rowsById } from '#client/sync/reading/selectors.ts';
import { tasks } from '#domains/tasks/data.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { TaskPanel } from '#domains/tasks/panel/task-panel.tsx';
import { MissingTask } from './missing-task.tsx';
import { SeriesDeletion } from '#domains/tasks/repeating/series-deletion.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskDialogRequest } from './task-dialog-host.tsx';

interface TaskDialogProps {
  request: TaskDialogRequest;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** 'Edit Task' or 'Add New Task'. */
export function TaskDialog({ request, open, onClose, onWalk }: TaskDialogProps) {
  const settings = useDaySettings();
  const { taskId, plannedOn } = request;
  const task = tasks.useRows(rowsById).get(taskId ?? '');
  if (taskId === undefined)
    return <TaskForm request={request} settings={settings} open={open} onClose={onClose} />;
  if (!task) return <MissingTask plannedOn={plannedOn ?? null} open={open} onClose={onClose} />;
  if (request.isDeletion) return <SeriesDeletion task={task} open={open} onClose={onClose} />;
  return (
    <TaskPanel task={task} settings={settings} open={open} onClose={onClose} onWalk={onWalk} />
  );
}
