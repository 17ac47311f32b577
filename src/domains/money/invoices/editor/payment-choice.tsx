import { Check } from '#client/ui/choices/check.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { changeInvoice, invoiceOf, isInvoiceable } from './invoice-actions.ts';

interface PaymentChoiceProps {
  invoice: Invoice;
  canEdit: boolean;
  error: string | undefined;
}

/** Which payments of the deal it asks for: issuing marks them invoiced. */
export function PaymentChoice({ invoice, canEdit, error }: PaymentChoiceProps) {
  const { campaignId, currency, paymentIds, id, revisesInvoiceId } = invoice;
  const rows = payments.useRows<readonly Payment[]>(allRows);
  const all = invoices.useRows<readonly Invoice[]>(allRows);
  const own = [id, revisesInvoiceId];
  const offered = rows
    .filter((one) => one.campaignId === campaignId && one.currency === currency)
    .filter((one) => {
      const busy = invoiceOf(one, all);
      const isOthers = busy && !own.includes(busy.id);
      return paymentIds.includes(one.id) || (isInvoiceable(one) && !isOthers);
    });
  if (offered.length === 0) return <FormError>{error}</FormError>;
  const choose = (paymentId: string, isChosen: boolean) =>
    changeInvoice(invoice, {
      paymentIds: isChosen
        ? [...paymentIds, paymentId]
        : paymentIds.filter((one) => one !== paymentId),
    });
  return (
    <section aria-label="Payments">
      <h3 className="sm">Asks for these payments</h3>
      <FormError>{error}</FormError>
      <ul className="invoice-payments">
        {offered.map(({ id: paymentId, label, amountMinor }) => (
          <li key={paymentId}>
            <Check
              label={label}
              checked={paymentIds.includes(paymentId)}
              disabled={!canEdit}
              onChange={(isChosen) => choose(paymentId, isChosen)}
            />
            <span className="grow anywhere" dir="auto">
              {label}
            </span>
            <span className="num">{formatMoney(amountMinor, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
