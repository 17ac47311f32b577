import { Tape } from '#client/ui/marks/tape.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { openInvoice } from '#domains/money/invoices/panel/invoice-panel-host.tsx';
import { standingTones } from '#domains/money/invoices/panel/standing-tones.ts';
import { invoiceName, invoiceStanding } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import '#client/ui/rows/short-rows.css';

/** Whose invoices are listed: of a campaign, a business or a brand. */
export type InvoicesOf = Partial<Pick<Invoice, 'campaignId' | 'businessId' | 'brandId'>>;

// The latest of each first; what a later revision has replaced is found on that one.
const inOrder = (rows: readonly Invoice[]) =>
  rows
    .filter(({ isReplaced }) => !isReplaced)
    .toSorted((one, other) => other.id.localeCompare(one.id));

/** The invoices of a campaign, a business or a brand, the newest first. */
export function useInvoicesOf({ campaignId, businessId, brandId }: InvoicesOf): Invoice[] {
  return invoices
    .useRows(inOrder)
    .filter(
      (one) =>
        (campaignId === undefined || one.campaignId === campaignId) &&
        (businessId === undefined || one.businessId === businessId) &&
        (brandId === undefined || one.brandId === brandId),
    );
}

/** A list of invoices, each of which opens; nothing where there are none. */
export function InvoiceList({ of }: { of: InvoicesOf }) {
  const rows = useInvoicesOf(of);
  const formats = useFormats();
  if (rows.length === 0) return null;
  return (
    <ul className="short-rows">
      {rows.map((invoice) => (
        <li key={invoice.id}>
          <span className="grow anywhere">
            <button
              type="button"
              className="opens"
              aria-haspopup="dialog"
              onClick={() => openInvoice(invoice.id)}
            >
              {invoiceName(invoice)}
            </button>
            <small className="block xs faint" dir="auto">
              {[
                invoice.buyer.name,
                invoice.issuedOn && formatShortDate(invoice.issuedOn, formats),
                invoice.revision > 1 && `revision ${invoice.revision}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span className="num">{formatMoney(invoice.totalMinor, invoice.currency)}</span>
          <Tape tone={standingTones(invoice)}>{invoiceStanding(invoice)}</Tape>
        </li>
      ))}
    </ul>
  );
}
