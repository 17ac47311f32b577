import type { Tombstone } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { dueBeforeIssued, isSummable, sumsOf, tooLarge } from './rules.ts';
import { type Invoice, type InvoiceChanges, invoiceFields, type NewInvoice } from './schema.ts';

export const invoices = crud({
  table: 'invoices',
  scope: 'workspace',
  fields: invoiceFields,
  noun: 'Invoice',
  activity: true,
  search: { on: 'issuedOn' },
  restoresWith: [],
});

/** Writes a draft; the server sums it up. */
export function createInvoice(context: MemberContext, body: NewInvoice): Promise<JsonText<never>> {
  return invoices.create(context, { body: { ...body, ...sumsOf(body) } });
}

/** Changes a draft, and sums it up anew. */
export async function updateInvoice(
  context: MemberContext,
  id: string,
  body: InvoiceChanges,
): Promise<JsonText<never>> {
  const stored = await lockInvoice(context, id);
  if (stored.status !== 'draft')
    throw new AppError('conflict', 'An issued invoice stays as it is. Make a new revision.');
  if (stored.revisesInvoiceId && body.businessId && body.businessId !== stored.businessId)
    throw refusedOf('businessId', 'A revision stays with its business');
  const { lines = stored.lines, taxRatePercent = stored.taxRatePercent } = body;
  if (!isSummable({ lines, taxRatePercent })) throw refusedOf('lines', tooLarge);
  const { issuedOn = stored.issuedOn, dueOn = stored.dueOn } = body;
  if (issuedOn && dueOn && dueOn < issuedOn) throw refusedOf('dueOn', dueBeforeIssued);
  const isSummed = body.lines !== undefined || body.taxRatePercent !== undefined;
  const sums = isSummed ? sumsOf({ lines, taxRatePercent }) : {};
  return invoices.update(context, { params: { id }, body: { ...body, ...sums } });
}

/** Deletes a draft: what has a number stays, so that none is missing. */
export async function removeInvoice(
  context: MemberContext,
  id: string,
): Promise<JsonText<Tombstone>> {
  const stored = await invoices.lock(context, id);
  if (stored && stored.status !== 'draft')
    throw new AppError('conflict', 'An issued invoice cannot be deleted. Void it instead.');
  return invoices.remove(context, { params: { id } });
}

/** An invoice, locked until the end of the transaction. */
export async function lockInvoice(context: MemberContext, id: string): Promise<Invoice> {
  const stored = await invoices.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Invoice not found');
  return stored;
}

/** An invoice as it stands. */
export async function readInvoice(context: MemberContext, id: string): Promise<Invoice> {
  const [stored] = await invoices.read(context, 'id = $2', [id]);
  if (!stored) throw new AppError('not_found', 'Invoice not found');
  return stored;
}

/** An invoice that was issued: a draft is nothing that leaves the house. */
export async function readIssued(
  context: MemberContext,
  id: string,
): Promise<Invoice & { seller: NonNullable<Invoice['seller']>; number: string }> {
  const stored = await readInvoice(context, id);
  const { seller, number } = stored;
  if (!seller || number === null)
    throw new AppError('conflict', 'This is a draft. Issue the invoice first.');
  return { ...stored, seller, number };
}

/** A refusal beside the field that it is about. */
export function refusedOf(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
