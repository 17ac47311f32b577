import { useDraft } from '#client/form/use-draft.ts';
import { paymentMove } from './schema.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  DayField,
  Fields,
  FormDialog,
  TextField,
} from '#domains/business/campaigns/form/form-parts.tsx';
import { movePaid } from './paid-moves.ts';

/** Under which number a payment was invoiced, and when. */
export function InvoicedDialog({ formats, asked, open, onClose }: DealDialogProps<'invoiced'>) {
  const { payment } = asked;
  const { values, set, errors, check, isDirty, form } = useDraft({
    invoiceNumber: payment.invoiceNumber,
    invoicedOn: payment.invoicedOn ?? formats.today,
  });

  function save() {
    const move = { status: 'invoiced' as const, ...values };
    if (!check(paymentMove, move)) return;
    movePaid(payment, move, formats.today);
    onClose();
  }

  return (
    <FormDialog
      title={`“${payment.label}” is invoiced`}
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel="Mark invoiced"
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <TextField
          label="Invoice number"
          optional
          maxLength={40}
          value={values.invoiceNumber}
          onChange={(invoiceNumber) => set({ invoiceNumber })}
          error={errors['invoiceNumber']}
        />
        <DayField
          label="Invoiced on"
          formats={formats}
          value={values.invoicedOn}
          onChange={(invoicedOn) => set({ invoicedOn: invoicedOn ?? formats.today })}
          error={errors['invoicedOn']}
        />
      </Fields>
    </FormDialog>
  );
}
