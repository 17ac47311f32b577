import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import { todayOf } from '#domains/business/campaigns/payments/service.ts';
import { campaigns } from '#domains/business/campaigns/service.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { businesses, wholeTaxId } from '#domains/business/businesses/service.ts';
import { dueDayOf, lacksOf, numberOf } from '#domains/money/invoices/rules.ts';
import type { Invoice, InvoiceSeller } from '#domains/money/invoices/schema.ts';
import { invoices, lockInvoice, readInvoice, refusedOf } from '#domains/money/invoices/service.ts';
import { invoicePayments, lockPayments, releasePayments } from './payments/service.ts';

/**
 * Issues a draft. The number is the next one of its business, whose row is locked until the end: two
 * who issue at once come one after the other, and what fails takes no number with it. What is issued
 * already is given as it is.
 */
export async function issueInvoice(context: MemberContext, id: string): Promise<Invoice> {
  const draft = await lockWithDeal(context, id);
  if (draft.status !== 'draft') return draft;
  const former = draft.revisesInvoiceId ? await lockFormer(context, draft.revisesInvoiceId) : null;
  const business = await lockBusiness(context, former?.businessId ?? draft.businessId);
  if (business.isArchived && !former)
    throw refusedOf('businessId', `${business.name} is archived. Choose another business.`);
  const today = await todayOf(context);
  requireContent(draft, today);
  const chosen = await lockPayments(context, draft, former);
  const issuedOn = draft.issuedOn ?? today;
  const dueOn = draft.dueOn ?? dueDayOf(issuedOn, chosen, business.defaultPaymentTermsDays);
  const number = former?.number ?? (await takeNumber(context, business, draft.paymentIds));
  await invoices.update(context, {
    params: { id },
    body: {
      number,
      revision: former ? former.revision + 1 : 1,
      status: 'issued',
      businessId: business.id,
      ...{ issuedOn, dueOn },
      seller: await sellerOf(context, business),
      paymentDetails: draft.paymentDetails.trim() || business.paymentDetails,
    },
  });
  if (former) {
    await invoices.update(context, { params: { id: former.id }, body: { isReplaced: true } });
    const dropped = former.paymentIds.filter((one) => !draft.paymentIds.includes(one));
    await releasePayments(context, dropped, former);
  }
  await invoicePayments(context, chosen, { invoiceNumber: number, invoicedOn: issuedOn, dueOn });
  return readInvoice(context, id);
}

/** Begins a revision: a draft with all that the issued one says. The same request gives the same draft. */
export async function reviseInvoice(
  context: MemberContext,
  id: string,
  draftId: string,
): Promise<Invoice> {
  const former = await lockInvoice(context, id);
  requireInForce(former, 'revised');
  const [known] = await invoices.read(context, `revises_invoice_id = $2 and status = 'draft'`, [
    id,
  ]);
  if (known) return known;
  const { campaignId, businessId, brandId, title, issuedOn, dueOn, currency, language } = former;
  const { poNumber, taxRatePercent, taxNote, buyer, paymentDetails, terms, notes } = former;
  const { lines, paymentIds, netMinor, taxMinor, totalMinor } = former;
  await invoices.create(context, {
    body: {
      ...{ campaignId, businessId, brandId, title, issuedOn, dueOn, currency, language },
      ...{ poNumber, taxRatePercent, taxNote, buyer, paymentDetails, terms, notes },
      ...{ lines, paymentIds, netMinor, taxMinor, totalMinor },
      id: draftId,
      revisesInvoiceId: id,
    },
  });
  return readInvoice(context, draftId);
}

/** Voids an invoice: a credit note with the next number takes it back, and its payments are planned again. */
export async function voidInvoice(
  context: MemberContext,
  id: string,
  creditNoteId: string,
): Promise<Invoice> {
  const invoice = await lockWithDeal(context, id);
  if (invoice.status === 'void') return invoice;
  requireInForce(invoice, 'voided');
  const business = await lockBusiness(context, invoice.businessId);
  const today = await todayOf(context);
  const { campaignId, businessId, brandId, title, currency, language, poNumber } = invoice;
  const { taxRatePercent, taxNote, buyer, seller, lines, paymentIds } = invoice;
  const { netMinor, taxMinor, totalMinor } = invoice;
  await invoices.create(context, {
    body: {
      ...{ campaignId, businessId, brandId, title, currency, language, poNumber },
      ...{ taxRatePercent, taxNote, buyer, seller, lines, netMinor, taxMinor, totalMinor },
      id: creditNoteId,
      kind: 'credit_note',
      status: 'issued',
      creditsInvoiceId: id,
      number: await takeNumber(context, business, []),
      issuedOn: today,
      dueOn: today,
    },
  });
  await invoices.update(context, { params: { id }, body: { status: 'void' } });
  await releasePayments(context, paymentIds, invoice);
  return readInvoice(context, id);
}

// The deal is locked first, as everywhere.
async function lockWithDeal(context: MemberContext, id: string): Promise<Invoice> {
  const { campaignId } = await readInvoice(context, id);
  if (campaignId) await campaigns.lock(context, campaignId);
  return lockInvoice(context, id);
}

async function lockFormer(context: MemberContext, id: string): Promise<Invoice> {
  const former = await lockInvoice(context, id);
  requireInForce(former, 'revised');
  return former;
}

function requireInForce({ status, kind, isReplaced }: Invoice, done: string): void {
  if (kind === 'credit_note')
    throw new AppError('conflict', `A credit note is final: it cannot be ${done}`);
  if (status === 'draft') throw new AppError('conflict', `A draft cannot be ${done}. Edit it.`);
  if (status === 'void') throw new AppError('conflict', 'This invoice is void');
  if (isReplaced) throw new AppError('conflict', 'A later revision of this invoice is in force');
}

async function lockBusiness(context: MemberContext, id: string | null): Promise<Business> {
  const business = id ? await businesses.lock(context, id) : undefined;
  if (!business) throw refusedOf('businessId', 'Choose the business that the invoice is from');
  return business;
}

function requireContent(draft: Invoice, today: string): void {
  const [[field, text] = []] = Object.entries(lacksOf(draft, today));
  if (field && text) throw refusedOf(field, text);
}

// What was typed by hand into payments counts as well: not of deals of another business, nor where it
// stands because that has issued it.
const takenText = `select 1 from invoices where workspace_id = $1 and business_id = $2 and number = $3
  union all
  select 1 from payments join campaigns on campaigns.workspace_id = payments.workspace_id
      and campaigns.id = payments.campaign_id
    where payments.workspace_id = $1 and payments.deleted_at is null and invoice_number = $3
      and not payments.id = any($4::uuid[])
      and (campaigns.business_id is null or campaigns.business_id = $2)
      and not exists (select 1 from invoices where workspace_id = $1 and business_id <> $2
        and number = $3 and payments.id = any(payment_ids))
  limit 1`;

/** The next number of a business that is locked. */
async function takeNumber(
  context: MemberContext,
  { id, name, invoicePrefix, nextInvoiceNumber }: Business,
  paymentIds: readonly string[],
): Promise<string> {
  const number = numberOf(invoicePrefix, nextInvoiceNumber);
  const { transaction, workspaceId } = context;
  const taken = await transaction.query(takenText, [workspaceId, id, number, paymentIds]);
  if (taken.length > 0)
    throw refusedOf('businessId', `${number} is taken already. Set the next number of ${name}.`);
  await businesses.update(context, {
    params: { id },
    body: { nextInvoiceNumber: nextInvoiceNumber + 1 },
  });
  return number;
}

async function sellerOf(context: MemberContext, business: Business): Promise<InvoiceSeller> {
  const { id, name, legalName, address, country, email, phone, website, color } = business;
  const taxId = await wholeTaxId(context, id);
  return { name, legalName, address, country, email, phone, website, taxId, color };
}
