import { rowsById } from '#client/sync/reading/selectors.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { type Sheet, sheetOf } from '#domains/money/invoices/document/rules.ts';
import { dueDayOf } from '#domains/money/invoices/rules.ts';
import type { Invoice, InvoiceSeller } from '#domains/money/invoices/schema.ts';

const noTerms = 30;

/** The sheet of an invoice: what was issued as it was then, a draft as it would be today. */
export function useSheet(invoice: Invoice, today: string): Sheet {
  const business = businesses.useRows(rowsById).get(invoice.businessId ?? '');
  const asked = payments.useRows(rowsById);
  const all = invoices.useRows(rowsById);
  const credited = all.get(invoice.creditsInvoiceId ?? '')?.number ?? null;
  const former = all.get(invoice.revisesInvoiceId ?? '');
  if (invoice.seller) return sheetOf(invoice, invoice.seller, credited);
  const chosen = invoice.paymentIds.flatMap((id) => asked.get(id) ?? []);
  const issuedOn = invoice.issuedOn ?? today;
  const terms = business?.defaultPaymentTermsDays ?? noTerms;
  const draft = {
    ...invoice,
    issuedOn,
    dueOn: invoice.dueOn ?? dueDayOf(issuedOn, chosen, terms),
    paymentDetails: invoice.paymentDetails || (business?.paymentDetails ?? ''),
    number: former?.number ?? null,
    revision: former ? former.revision + 1 : 1,
  };
  return sheetOf(draft, sellerOf(business), null);
}

// Of the tax id the browser knows the end alone; the server writes it out.
function sellerOf(business: Business | undefined): InvoiceSeller {
  const { name = 'Your business', legalName = '', address = '', country = null } = business ?? {};
  const { email = '', phone = '', website = null, color = 'blue' } = business ?? {};
  const taxId = business?.taxIdEnding ? `•••• ${business.taxIdEnding}` : '';
  return { name, legalName, address, country, email, phone, website, taxId, color };
}
