import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { pause } from '#domains/money/recurring/panel/recurring-actions.ts';
import { paused } from '#domains/money/recurring/schema.ts';
import type { SettleDialogProps } from './settle-dialog.tsx';

/** Until when something rests. */
export function PauseDialog({ row, open, onClose }: SettleDialogProps) {
  const formats = useFormats();
  const form = useForm({ resumesOn: null as string | null });
  const { values, field, check } = form;

  function save() {
    const said = check(paused, { on: formats.today, ...values });
    if (!said) return;
    pause(row, said);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`Pause “${row.title}”`}
      description="What would fall due meanwhile is left out. What is due already stays."
      submitLabel="Pause"
      onSubmit={save}
    >
      <DayField
        label="Goes on"
        optional
        hint="Empty until you resume it yourself"
        formats={formats}
        {...field('resumesOn')}
      />
    </FormDialog>
  );
}
