import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { voidInvoice } from '#domains/money/invoices/editor/invoice-actions.ts';
import { invoiceName } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';

interface VoidQuestionProps {
  invoice: Invoice;
  open: boolean;
  onClose: () => void;
}

/** Asks before an invoice is voided: its credit note takes a number, and no number is given back. */
export function VoidQuestion({ invoice, open, onClose }: VoidQuestionProps) {
  const { totalMinor, currency, paymentIds } = invoice;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Void ${invoiceName(invoice)}?`}
      confirmLabel="Void"
      danger
      // What is refused says so itself; offline the question would stand until there is an answer.
      onConfirm={() => void voidInvoice(invoice)}
    >
      <p>
        {`A credit note over ${formatMoney(totalMinor, currency)} is issued today, with the next number of your business. ${
          paymentIds.length > 0 ? 'Its payments can be invoiced anew. ' : ''
        }This cannot be undone.`}
      </p>
    </ConfirmDialog>
  );
}
