import { rowsById, allRows } from '#client/sync/reading/selectors.ts';
import { formatLongDate, type DayFormats } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { invoiceName, invoiceStanding, revisionsOf } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';
import { openInvoice } from './invoice-panel-host.tsx';
import '#client/ui/rows/short-rows.css';

interface IssuedFactsProps {
  invoice: Invoice;
  formats: DayFormats;
}

/** What an issued invoice is about, and what it was before or became since. */
export function IssuedFacts({ invoice, formats }: IssuedFactsProps) {
  const byId = invoices.useRows(rowsById);
  const all = invoices.useRows<readonly Invoice[]>(allRows);
  const { creditsInvoiceId, issuedOn, dueOn, totalMinor, currency, buyer, kind } = invoice;
  const credited = byId.get(creditsInvoiceId ?? '');
  const creditNote = all.find((one) => one.creditsInvoiceId === invoice.id);
  const revisions = revisionsOf(invoice, all);
  const others = [credited, creditNote].filter((one) => one !== undefined);
  const facts = [
    { label: 'Billed to', value: buyer.name },
    { label: 'For', value: invoice.title },
    { label: 'Issued', value: issuedOn ? formatLongDate(issuedOn, formats) : '' },
    { label: 'Due', value: dueOn && kind === 'invoice' ? formatLongDate(dueOn, formats) : '' },
    { label: 'Amount', value: formatMoney(totalMinor, currency) },
    { label: 'Purchase order', value: invoice.poNumber },
  ].filter(({ value }) => value);
  return (
    <>
      <dl className="invoice-issued">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="anywhere" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {invoice.status === 'issued' && kind === 'invoice' && !invoice.isReplaced ? (
        <p className="xs faint">
          It stays as it is. What changes is a new revision, or a credit note that voids it.
        </p>
      ) : null}
      {revisions.length > 1 ? (
        <InvoiceLinks
          title="Revisions"
          rows={revisions}
          current={invoice.id}
          nameOf={({ revision }) => `Revision ${revision}`}
        />
      ) : null}
      {others.length > 0 ? (
        <InvoiceLinks title="Belongs to" rows={others} current={invoice.id} nameOf={invoiceName} />
      ) : null}
    </>
  );
}

interface InvoiceLinksProps {
  title: string;
  rows: readonly Invoice[];
  current: string;
  nameOf: (invoice: Invoice) => string;
}

function InvoiceLinks({ title, rows, current, nameOf }: InvoiceLinksProps) {
  return (
    <section aria-label={title}>
      <h3 className="sm">{title}</h3>
      <ul className="short-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="opens grow"
              aria-current={row.id === current}
              onClick={() => openInvoice(row.id)}
            >
              {nameOf(row)}
            </button>
            <span className="faint xs">{invoiceStanding(row)}</span>
            <span className="num">{formatMoney(row.totalMinor, row.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
