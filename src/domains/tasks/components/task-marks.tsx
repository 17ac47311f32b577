import { CloudOff, RotateCw, StickyNote } from 'lucide-react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { Button } from '#client/ui/button.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import './task-marks.css';

/** Says that there is more to read about a task. */
export function HasNotes({
  task,
  isIcon = false,
}: {
  task: Pick<Task, 'notes'>;
  isIcon?: boolean;
}) {
  if (!task.notes.trim()) return null;
  return (
    <span className="task-mark">
      <StickyNote aria-hidden="true" />
      <span className={isIcon ? 'sr' : undefined}>Has notes</span>
    </span>
  );
}

/** Whether the server has the latest of a task: silence if it has. */
export function TaskState({
  isUnsynced,
  failure,
}: {
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
}) {
  if (failure) {
    return (
      <span className="task-mark late" title={failure.message}>
        Not saved
        <Button size="sm" icon={<RotateCw />} onClick={failure.retry}>
          Retry
        </Button>
      </span>
    );
  }
  if (!isUnsynced) return null;
  return (
    <span className="task-mark">
      <CloudOff aria-hidden="true" />
      Not synced
    </span>
  );
}
