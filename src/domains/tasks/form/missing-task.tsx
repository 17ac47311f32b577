import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { useOlderTasks } from '#domains/tasks/day/older-tasks.ts';

interface MissingTaskProps {
  /** The day that it was on: if that is long ago, its completed tasks are read first. */
  plannedOn: string | null;
  open: boolean;
  onClose: () => void;
}

/** In the place of a task that has not come yet, or is gone. */
export function MissingTask({ plannedOn, open, onClose }: MissingTaskProps) {
  const status = tasks.useStatus();
  const older = useOlderTasks(plannedOn ? [{ from: plannedOn, to: plannedOn }] : []);
  const isLoading = status === 'loading' || older.status === 'loading';
  const hasFailed = status === 'error' || older.status === 'error';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Task"
      footer={
        <>
          <span className="end" />
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      {isLoading ? (
        <SkeletonRows rows={4} />
      ) : hasFailed ? (
        <ErrorState
          message="Failed to load todos"
          onRetry={status === 'error' ? tasks.retry : older.retry}
        />
      ) : (
        <p className="muted">This task is not there any more.</p>
      )}
    </Dialog>
  );
}
