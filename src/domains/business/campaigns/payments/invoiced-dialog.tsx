import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { paymentMove } from './schema.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { movePaid } from './paid-moves.ts';

/** Under which number a payment was invoiced, and when. */
export function InvoicedDialog({ formats, asked, open, onClose }: DealDialogProps<'invoiced'>) {
  const { payment } = asked;
  const form = useForm({
    invoiceNumber: payment.invoiceNumber,
    invoicedOn: payment.invoicedOn ?? formats.today,
  });
  const { values, set, field, check } = form;

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
      form={form}
      submitLabel="Mark invoiced"
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <TextField label="Invoice number" optional maxLength={40} {...field('invoiceNumber')} />
        <DayField
          label="Invoiced on"
          formats={formats}
          {...field('invoicedOn')}
          onChange={(invoicedOn) => set({ invoicedOn: invoicedOn ?? formats.today })}
        />
      </Fields>
    </FormDialog>
  );
}
