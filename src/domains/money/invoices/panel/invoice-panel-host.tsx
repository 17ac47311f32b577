import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

const record = askedRecord<{ invoiceId: string }>({
  kind: 'invoice',
  idOf: ({ invoiceId }) => invoiceId,
  requestFor: (invoiceId) => ({ invoiceId }),
});

/** Opens an invoice from anywhere; a draft is written on there. */
export function openInvoice(invoiceId: string): void {
  record.ask({ invoiceId });
}

opensRecords('invoices', ({ id }) => openInvoice(id));

const InvoicePanel = laterPart(() =>
  import('./invoice-panel.tsx').then((part) => part.InvoicePanel),
);

/** The place where an invoice appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      <InvoicePanel
        key={turn}
        invoiceId={request.invoiceId}
        open={isOpen}
        onClose={onClose}
        onWalk={onWalk}
      />
    </Suspense>
  );
}
