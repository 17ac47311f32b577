import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { SeriesChoiceBar } from './series-choice.tsx';
import { deleteSeries } from '#domains/tasks/row/task-actions.ts';

interface SeriesDeletionProps {
  task: Task;
  open: boolean;
  onClose: () => void;
}

/** Asks how much of a series goes with a task that was deleted from its row. */
export function SeriesDeletion({ task, open, onClose }: SeriesDeletionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete ${task.title}?`}
      role="alertdialog"
      footer={
        <SeriesChoiceBar
          question="Delete which tasks?"
          isDanger
          backLabel="Cancel"
          onChoose={(choice) => {
            deleteSeries(task, choice);
            onClose();
          }}
          onBack={onClose}
        />
      }
    >
      <p className="muted">
        It repeats. Deleting this one leaves the next as planned; deleting this and following ends
        the series.
      </p>
    </Dialog>
  );
}
