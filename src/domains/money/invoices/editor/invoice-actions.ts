import { editRecord } from '#client/record/edit-record.ts';
import type { ApiError } from '#client/sync/api.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { isOpen } from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import {
  invoices,
  issueInvoice as sendIssue,
  reviseInvoice as sendRevise,
  voidInvoice as sendVoid,
} from '#domains/money/invoices/data.ts';
import { openInvoice } from '#domains/money/invoices/panel/invoice-panel-host.tsx';
import { invoiceName } from '#domains/money/invoices/rules.ts';
import { type Invoice, type InvoiceChanges, noBuyer } from '#domains/money/invoices/schema.ts';
import { newId } from '#shared/ids.ts';
import { linesFor } from './invoice-lines.ts';
import { wholeDeal } from './whole-deal.ts';

/** The invoice that is in force for a payment, or its draft. */
export function invoiceOf(payment: Pick<Payment, 'id'>, all: readonly Invoice[]) {
  return all.find(
    ({ paymentIds, kind, status, isReplaced }) =>
      kind === 'invoice' && status !== 'void' && !isReplaced && paymentIds.includes(payment.id),
  );
}

/** Whether an invoice can ask for a payment. */
export function isInvoiceable({ status, invoiceNumber }: Payment): boolean {
  return isOpen(status) || (status === 'paid' && invoiceNumber === '');
}

/** Begins an invoice for payments of a deal, all of one currency, and opens it; without any, for all not asked for yet. */
export async function makeInvoice(
  deal: ShownDeal,
  chosen: readonly Payment[],
  formats: DayFormats,
): Promise<void> {
  openInvoice(await makeDraft(deal, chosen, formats));
}

let making: Promise<string> | undefined;

/**
 * Makes the draft of an invoice for payments of a deal once all that it is made of has been read; gives
 * its id, or that of the draft which is there. Pressed again meanwhile it is the same one.
 */
export function makeDraft(
  deal: ShownDeal,
  chosen: readonly Payment[],
  formats: DayFormats,
): Promise<string> {
  making ??= draftOf(deal, chosen, formats).finally(() => (making = undefined));
  return making;
}

async function draftOf(
  shown: ShownDeal,
  asked: readonly Payment[],
  formats: DayFormats,
): Promise<string> {
  const deal = await wholeDeal(shown);
  const { campaign, brand, contact } = deal;
  await Promise.all([invoices.load(), businesses.load()]);
  const known = invoices.read(allRows).toSorted((one, other) => other.id.localeCompare(one.id));
  const drafted = asked.length === 1 && asked[0] ? invoiceOf(asked[0], known) : undefined;
  if (drafted) return drafted.id;
  const chosen = asked.length > 0 ? asked : openOf(deal.payments, known);
  const last = known.find(({ brandId }) => brandId !== null && brandId === campaign.brandId);
  const own = businesses.read(allRows).filter(({ isArchived }) => !isArchived);
  const business =
    own.find(({ id }) => id === campaign.businessId) ?? own.find(({ isDefault }) => isDefault);
  const currency = chosen[0]?.currency ?? campaign.currency;
  const lines = chosen.length > 0 ? linesFor(deal, chosen, formats) : [];
  const id = newId();
  void invoices.create({
    id,
    title: campaign.campaignName,
    campaignId: campaign.id,
    businessId: business?.id ?? null,
    brandId: campaign.brandId,
    currency,
    language: last?.language ?? 'en',
    poNumber: chosen.find(({ poNumber }) => poNumber)?.poNumber ?? '',
    taxRatePercent: last?.taxRatePercent ?? business?.defaultTaxRatePercent ?? 0,
    taxNote: last?.taxNote ?? '',
    terms: last?.terms ?? '',
    buyer: last?.buyer ?? { ...noBuyer, name: brand?.name ?? '', contact: contact?.name ?? '' },
    paymentIds: chosen.map((payment) => payment.id),
    lines: lines.length > 0 ? lines : [emptyLine(campaign.campaignName, campaign.feeMinor ?? 0)],
  });
  return id;
}

// What can be asked for and is not yet, of one currency.
function openOf(all: readonly Payment[], known: readonly Invoice[]): Payment[] {
  const currency = all[0]?.currency;
  return all.filter(
    (one) => isInvoiceable(one) && !invoiceOf(one, known) && one.currency === currency,
  );
}

/** A line to be written on. */
export function emptyLine(description: string, unitMinor = 0) {
  return { description, detail: '', quantity: 1, unitMinor, taxRatePercent: null };
}

/** Changes a draft as its fields are left; both its days are said together. */
export function changeInvoice(invoice: Invoice, changes: InvoiceChanges): void {
  const { issuedOn, dueOn } = invoice;
  const together = 'issuedOn' in changes || 'dueOn' in changes ? { issuedOn, dueOn } : {};
  editRecord<InvoiceChanges>(invoice, { ...together, ...changes }, (fields) =>
    invoices.update(invoice.id, fields),
  );
}

/** Adds a business by its name alone and makes the invoice one of it. */
export function addBusinessTo(invoice: Invoice, name: string): void {
  const id = newId();
  void businesses.create({ id, name, baseCurrency: invoice.currency });
  void invoices.update(invoice.id, { businessId: id });
}

/** Issues a draft; gives what was refused, by its field. */
export async function issueInvoice(invoice: Invoice): Promise<Readonly<Record<string, string>>> {
  const sent = await sendIssue(invoice.id);
  if (sent.ok) {
    const now = invoices.read(allRows).find(({ id }) => id === invoice.id);
    toast.success(now?.number ? `${invoiceName(now)} issued` : 'Invoice issued');
    return {};
  }
  // What the server refuses comes as an ApiError, anything else has no fields.
  return (sent.error as Partial<ApiError>).fields ?? {};
}

/** Begins a revision and opens it. */
export async function reviseInvoice(invoice: Invoice): Promise<void> {
  const all = invoices.read(allRows);
  const known = all.find(
    ({ revisesInvoiceId, status }) => revisesInvoiceId === invoice.id && status === 'draft',
  );
  if (known) return openInvoice(known.id);
  const draftId = newId();
  const sent = await sendRevise(invoice.id, draftId);
  if (sent.ok) openInvoice(draftId);
}

/** Voids an invoice by a credit note, which is then on the list. */
export async function voidInvoice(invoice: Invoice): Promise<void> {
  const creditNoteId = newId();
  const sent = sendVoid(invoice.id, creditNoteId);
  const lead = { label: 'Credit note', onPress: () => openInvoice(creditNoteId) };
  tellDone(`${invoiceName(invoice)} voided`, [sent], { lead });
  await sent;
}

/** Deletes a draft; Undo brings it back. */
export function deleteDraft({ id }: Invoice): void {
  tellDone('Draft deleted', [invoices.remove(id)], () => invoices.restore(id));
}
