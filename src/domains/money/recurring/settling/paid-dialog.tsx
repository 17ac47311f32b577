import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { pay } from '#domains/money/recurring/panel/recurring-actions.ts';
import { amountOn, dueOn, openOccurrences } from '#domains/money/recurring/rules.ts';
import { posted } from '#domains/money/recurring/schema.ts';
import type { SettleDialogProps } from './settle-dialog.tsx';

/** How much the next one was, and when it was paid. */
export function PaidDialog({ row, open, onClose }: SettleDialogProps) {
  const formats = useFormats();
  const { today } = formats;
  const [occurrenceOn = today] = openOccurrences(row, { count: 1 });
  const due = dueOn(occurrenceOn, row);
  const form = useForm({
    amountMinor: amountOn(row, occurrenceOn) as number | null,
    spentOn: (due < today ? due : today) as string | null,
  });
  const { values, field, check } = form;

  function save() {
    const said = check(posted, {
      occurrenceOn,
      amountMinor: values.amountMinor ?? 0,
      spentOn: values.spentOn ?? '',
    });
    if (!said) return;
    pay(row, said);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={`“${row.title}” is paid`}
      description={`Due ${formatShortDate(due, formats)}`}
      submitLabel="Mark paid"
      onSubmit={save}
    >
      <MoneyField
        label="Amount"
        {...field('amountMinor')}
        currency={row.currency}
        hint={row.amountType === 'variable' ? 'About so much each time' : undefined}
      />
      <DayField label="Paid on" clearable={false} formats={formats} {...field('spentOn')} />
    </FormDialog>
  );
}
