import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { payments } from '#domains/business/campaigns/payments/service.ts';
import { outstandingMinor } from '#domains/business/campaigns/payments/rules.ts';
import { awaitedDay, moveWaiting } from '#domains/business/campaigns/waiting/service.ts';
import { dueWithInvoice, isBegunByInvoice } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';

const busyText = `select number from invoices where workspace_id = $1 and $2 = any(payment_ids)
  and status = 'issued' and kind = 'invoice' and not is_replaced and id <> all($3::uuid[]) limit 1`;

/** The payments that an invoice asks for, locked; refuses those that it cannot ask for. */
export async function lockPayments(
  context: MemberContext,
  invoice: Invoice,
  former: Invoice | null,
): Promise<Payment[]> {
  const { paymentIds, campaignId, currency, id } = invoice;
  const chosen = await payments.lockAll(context, 'id = any($2::uuid[])', paymentIds);
  if (chosen.length < paymentIds.length)
    throw refused('A payment of this invoice was deleted. Choose its payments anew.');
  for (const payment of chosen) {
    const { label } = payment;
    if (payment.campaignId !== campaignId) throw refused(`“${label}” is of another campaign`);
    if (payment.currency !== currency) throw refused(`“${label}” is in ${payment.currency}`);
    if (payment.status === 'void' || payment.status === 'written_off')
      throw refused(`“${label}” is not owed any more`);
    const own = [id, ...(former ? [former.id] : [])];
    const values = [context.workspaceId, payment.id, own];
    const [busy] = await context.transaction.query<{ number: string }>(busyText, values);
    if (busy) throw refused(`“${label}” is on invoice ${busy.number} already`);
  }
  return chosen;
}

/**
 * Marks payments invoiced, with all that follows; of what is paid already, the number is noted. What
 * is still to come of them is due when the invoice says.
 */
export async function invoicePayments(
  context: MemberContext,
  chosen: readonly Payment[],
  { dueOn, ...said }: { invoiceNumber: string; invoicedOn: string; dueOn: string },
): Promise<void> {
  for (const payment of chosen) {
    const at = { params: { id: payment.id } };
    if (payment.status === 'paid') await payments.update(context, { ...at, body: said });
    else await moveWaiting(context, payment.id, { status: 'invoiced', ...said });
    const days =
      outstandingMinor(payment) > 0
        ? dueWithInvoice(payment, { issuedOn: said.invoicedOn, dueOn })
        : {};
    if (Object.keys(days).length > 0) await payments.update(context, { ...at, body: days });
  }
}

// What waits in the trash comes back as if it had never been invoiced: `isBegunByInvoice` as SQL.
const trashedText = `update payments
  set status = case status when 'invoiced' then 'planned' else status end,
    invoice_number = '', invoiced_on = null,
    triggered_on = case when status = 'invoiced' and trigger not in ('fixed_date', 'on_invoice')
      and triggered_on = $4::date and due_on = $5::date then null else triggered_on end
  where workspace_id = $1 and id = any($2::uuid[]) and invoice_number = $3 and deleted_at is not null`;

/** Sets payments back that an invoice does not ask for any more; those that are paid stay so. */
export async function releasePayments(
  context: MemberContext,
  ids: readonly string[],
  invoice: Pick<Invoice, 'number' | 'issuedOn' | 'dueOn'>,
): Promise<void> {
  const { issuedOn, dueOn } = invoice;
  const number = invoice.number ?? '';
  const where = 'id = any($2::uuid[]) and invoice_number = $3';
  for (const payment of await payments.lockAll(context, where, ids, number)) {
    const at = { params: { id: payment.id } };
    if (payment.status !== 'invoiced') {
      await payments.update(context, { ...at, body: { invoiceNumber: '', invoicedOn: null } });
      continue;
    }
    await moveWaiting(context, payment.id, { status: 'planned', invoiceNumber: '' });
    if (!isBegunByInvoice(payment, invoice)) continue;
    const triggeredOn = await awaitedDay(context, payment);
    await payments.update(context, { ...at, body: { triggeredOn } });
  }
  const values = [context.workspaceId, ids, number, issuedOn, dueOn];
  await context.transaction.query(trashedText, values);
}

function refused(message: string): AppError {
  return new AppError('invalid', message, { fields: { paymentIds: message } });
}
