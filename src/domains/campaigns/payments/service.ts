import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import type { JsonText } from '#server/json.ts';
import { AppError } from '#shared/errors.ts';
import { timeZoneOf } from '#domains/content/service.ts';
import { dayAfterChange, type EventDays } from '#domains/campaigns/waiting/rules.ts';
import { afterPaymentMove, canMovePayment, wrongTogether } from './rules.ts';
import {
  type Payment,
  type PaymentChanges,
  paymentFields,
  type PaymentMove,
  type PaymentTrigger,
} from './schema.ts';

export const payments = crud({
  table: 'payments',
  scope: 'workspace',
  fields: paymentFields,
  noun: 'Payment',
  activity: true,
  search: { on: 'dueOn', within: { table: 'campaigns', by: 'campaignId' } },
});

/**
 * Whether something is still to come in by a payment, as SQL: `outstandingMinor` of the rules, of those
 * that are not given up. What came in settles it, with what others kept of it on the way.
 */
export function isOutstanding(row: string): string {
  const received = `coalesce(${row}.paid_amount_minor,
    case ${row}.status when 'paid' then ${row}.amount_minor else 0 end)`;
  return `${row}.amount_minor >
    case when ${received} > 0 then ${received} + ${row}.fees_withheld_minor else 0 end`;
}

/** The day that it is for whoever calls. */
export async function todayOf(context: MemberContext): Promise<string> {
  return Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
}

/** Refuses changes that do not go together with the rest of a payment. */
export function requireTogether(stored: Payment, said: PaymentChanges): void {
  const wrong = wrongTogether(stored, said);
  if (wrong) throw refused(wrong.field, wrong.message);
}

/** Moves a payment; one that is there already gets what was said besides. */
export async function movePayment(
  context: MemberContext,
  id: string,
  move: PaymentMove,
): Promise<JsonText<never>> {
  const payment = await payments.lock(context, id);
  if (!payment) throw new AppError('not_found', 'Payment not found');
  if (payment.status !== move.status && !canMovePayment(payment.status, move.status)) {
    throw refused('status', 'This payment cannot go there from where it is');
  }
  requireTogether(payment, { paidAmountMinor: move.paidAmountMinor });
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
