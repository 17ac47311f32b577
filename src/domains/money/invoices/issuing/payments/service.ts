import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { payments } from '#domains/business/campaigns/payments/service.ts';
import { moveWaiting } from '#domains/business/campaigns/waiting/service.ts';
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

/** Marks payments invoiced, with all that follows; of what is paid already, the number is noted. */
export async function invoicePayments(
  context: MemberContext,
  chosen: readonly Payment[],
  said: { invoiceNumber: string; invoicedOn: string },
): Promise<void> {
  for (const { id, status } of chosen) {
    if (status === 'paid') await payments.update(context, { params: { id }, body: said });
    else await moveWaiting(context, id, { status: 'invoiced', ...said });
  }
}

/** Sets payments back that an invoice does not ask for any more; those that are paid stay so. */
export async function releasePayments(
  context: MemberContext,
  ids: readonly string[],
  number: string,
): Promise<void> {
  const where = 'id = any($2::uuid[]) and invoice_number = $3';
  for (const { id, status } of await payments.lockAll(context, where, ids, number)) {
    if (status === 'invoiced')
      await moveWaiting(context, id, { status: 'planned', invoiceNumber: '' });
    else
      await payments.update(context, {
        params: { id },
        body: { invoiceNumber: '', invoicedOn: null },
      });
  }
}

function refused(message: string): AppError {
  return new AppError('invalid', message, { fields: { paymentIds: message } });
}
