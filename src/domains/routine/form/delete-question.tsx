import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { deleteItem } from '#domains/routine/list/routine-actions.ts';

interface DeleteQuestionProps {
  item: RoutineItem;
  open: boolean;
  onClose: () => void;
}

/** Asks before an item leaves the routine. */
export function DeleteQuestion({ item, open, onClose }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete this routine item?"
      confirmLabel="Delete"
      danger
      onConfirm={() => deleteItem(item)}
    >
      <p dir="auto" className="strong">
        {item.title}
      </p>
    </ConfirmDialog>
  );
}
