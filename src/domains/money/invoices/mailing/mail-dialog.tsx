import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { refusalOr } from '#client/sync/api.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { mailInvoice } from '#domains/money/invoices/data.ts';
import { type Invoice, invoiceMail } from '#domains/money/invoices/schema.ts';
import { mailText } from './mail-text.ts';

/** Sends an invoice as a PDF, when it is pressed. */
export function MailDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const campaign = campaigns.useRows(rowsById).get(invoice.campaignId ?? '');
  const contact = brandContacts.useRows(rowsById).get(campaign?.brandContactId ?? '');
  const form = useForm({ to: contact?.email ?? '', ...mailText(invoice) });
  const { field, check, send } = form;

  function submit() {
    const mail = check(invoiceMail);
    if (!mail) return;
    void send(
      async () => {
        await mailInvoice(invoice.id, mail);
        toast.success(`Sent to ${mail.to}`);
        onClose();
      },
      (error) => refusalOr(error, 'The mail could not be sent'),
    );
  }

  return (
    <FormDialog
      form={form}
      open
      title="Mail the invoice"
      description="The PDF goes with it. Answers come to the address of your business."
      submitLabel="Send"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="To" type="email" maxLength={320} {...field('to')} />
      <TextField label="Subject" maxLength={150} {...field('subject')} />
      <AreaField label="Message" rows={8} maxLength={5_000} {...field('text')} />
    </FormDialog>
  );
}
