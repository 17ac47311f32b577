import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { line } from '#shared/entity.ts';
import { noReasonText } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import { dropShot } from './shot-actions.ts';

const schema = z.strictObject({ droppedReason: line(200, noReasonText) });
/** What it mostly is, for whoever has no hand free. */
const usual = ['No time', 'Weather', 'Light was gone', 'No permission', 'Not needed any more'];

interface DroppedDialogProps {
  shot: Shot;
  open: boolean;
  onClose: () => void;
}

/** Asks why a shot is dropped: one press, or a line. */
export function DroppedDialog({ shot, open, onClose }: DroppedDialogProps) {
  const form = useForm({ droppedReason: shot.droppedReason });
  function drop(droppedReason: string) {
    dropShot(shot, droppedReason);
    onClose();
  }
  function save() {
    const values = form.check(schema);
    if (values) drop(values.droppedReason);
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Why is it dropped?"
      description={`“${shot.title}” stays on the list, with the reason.`}
      submitLabel="Drop shot"
      onSubmit={save}
    >
      <div className="row wraps gap-8">
        {usual.map((reason) => (
          <Button key={reason} onClick={() => drop(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <TextField
        label="Another reason"
        placeholder="The shop was closed"
        maxLength={200}
        {...form.field('droppedReason')}
      />
    </FormDialog>
  );
}
