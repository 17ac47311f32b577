import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import type { JsonText } from '#server/json.ts';
import { AppError } from '#shared/errors.ts';
import { timeZoneOf } from '#domains/content/service.ts';
import { dayAfterChange, type EventDays } from '#domains/campaigns/waiting/rules.ts';
import { afterPaymentMove, canMovePayment, mostPaid, tooMuch } from './rules.ts';
import { type Payment, paymentFields, type PaymentMove, type PaymentTrigger } from './schema.ts';

export const payments = crud({
  table: 'payments',
  scope: 'workspace',
  fields: paymentFields,
  noun: 'Payment',
  activity: true,
  search: { on: 'dueOn', within: { table: 'campaigns', by: 'campaignId' } },
});

/** The day that it is for whoever calls. */
export async function todayOf(context: MemberContext): Promise<string> {
  return Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
}

const lockText = `select ${payments.statements.json} as json from payments
  where workspace_id = $1 and id = $2 and deleted_at is null for update`;

/** Moves a payment; one that is there already gets what was said besides. */
export async function movePayment(
  context: MemberContext,
  id: string,
  move: PaymentMove,
): Promise<JsonText<never>> {
  const { transaction, workspaceId } = context;
  const [row] = await transaction.query<{ json: string }>(lockText, [workspaceId, id]);
  if (!row) throw new AppError('not_found', 'Payment not found');
  // The statement writes records in the shape of their schema.
  const payment = JSON.parse(row.json) as Payment;
  if (payment.status !== move.status && !canMovePayment(payment.status, move.status)) {
    throw refused('status', 'This payment cannot go there from where it is');
  }
  if ((move.paidAmountMinor ?? 0) > mostPaid * payment.amountMinor)
    throw refused('paidAmountMinor', tooMuch);
  const body = afterPaymentMove(payment, move, await todayOf(context));
  return payments.update(context, { params: { id }, body });
}

const openText = `select id, trigger, triggered_on::text as "triggeredOn" from payments
  where workspace_id = $1 and campaign_id = $2 and status in ('planned', 'invoiced')
    and deleted_at is null
  order by id for update`;

/** Begins the terms of a deal's open payments, or takes them back: as what they wait for did. */
export async function paymentsFollowEvents(
  context: MemberContext,
  campaignId: string,
  daysOf: (trigger: PaymentTrigger) => EventDays,
): Promise<void> {
  const { transaction, workspaceId } = context;
  const open = await transaction.query<Pick<Payment, 'id' | 'trigger' | 'triggeredOn'>>(openText, [
    workspaceId,
    campaignId,
  ]);
  for (const { id, trigger, triggeredOn: day } of open) {
    const triggeredOn = dayAfterChange(day, daysOf(trigger));
    if (triggeredOn !== day)
      await payments.update(context, { params: { id }, body: { triggeredOn } });
  }
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
