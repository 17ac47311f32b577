import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { dayAfterChange, type EventDays } from '#domains/business/campaigns/waiting/rules.ts';
import { afterPaymentMove, canMovePayment, isOpen } from './rules.ts';
import { wrongTogether } from '#domains/business/campaigns/payments/fields/rules.ts';
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

/** Whether the brand was asked for a payment in writing, as SQL: `isInvoiced` of the rules. */
export function isInvoiced(row: string): string {
  return `(${row}.status = 'invoiced' or ${row}.status = 'paid' and ${row}.invoiced_on is not null)`;
}

const rateText = `
  select rate::float8 as rate from (
    (select rate, updated_at from payments
      where workspace_id = $1 and currency = $2 and rate_currency = $3 and rate is not null
        and deleted_at is null
      order by updated_at desc limit 1)
    union all
    (select rate, updated_at from campaigns
      where workspace_id = $1 and currency = $2 and rate_currency = $3 and rate is not null
        and deleted_at is null
      order by updated_at desc limit 1)
  ) as rated order by updated_at desc limit 1`;

/** The rate that was last reckoned with, as `lastRate` of the browser; null if there is none. */
export async function lastRateInto(
  { transaction, workspaceId }: MemberContext,
  currency: string,
  base: string,
): Promise<number | null> {
  if (currency === base) return null;
  const [last] = await transaction.query<{ rate: number }>(rateText, [workspaceId, currency, base]);
  return last?.rate ?? null;
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

/**
 * Moves a payment; one that is there already gets what was said besides. `dayOfEvent` is asked when one
 * that was closed is open again and has no day: what it waits for may have happened meanwhile.
 */
export async function movePayment(
  context: MemberContext,
  { id, move, dayOfEvent }: { id: string; move: PaymentMove; dayOfEvent?: DayOfEvent },
): Promise<JsonText<never>> {
  const payment = await payments.lock(context, id);
  if (!payment) throw new AppError('not_found', 'Payment not found');
  if (payment.status !== move.status && !canMovePayment(payment.status, move.status)) {
    throw refused('status', 'This payment cannot go there from where it is');
  }
  const { paidAmountMinor, feesWithheldMinor, undo } = move;
  requireTogether(payment, { paidAmountMinor, feesWithheldMinor, ...undo });
  const body = afterPaymentMove(payment, move, await todayOf(context));
  const isBack = isOpen(move.status) && !isOpen(payment.status) && payment.triggeredOn === null;
  const triggeredOn = isBack ? dayOfEvent?.(payment.trigger) : undefined;
  return payments.update(context, {
    params: { id },
    body: { ...body, ...(triggeredOn ? { triggeredOn } : {}) },
  });
}

/** The day on which what a payment waits for has happened. */
type DayOfEvent = (trigger: PaymentTrigger) => string | null;

/** Voids those of a deal's payments that are not paid: what came in meanwhile stays. */
export async function voidPayments(
  context: MemberContext,
  campaignId: string,
  ids: readonly string[],
): Promise<void> {
  const { transaction, workspaceId } = context;
  const open = await transaction.query<{ id: string }>(
    `select id from payments where workspace_id = $1 and campaign_id = $2 and id = any($3::uuid[])
        and ${isOpenText} and deleted_at is null order by id for update`,
    [workspaceId, campaignId, ids],
  );
  for (const { id } of open)
    await payments.update(context, { params: { id }, body: { status: 'void' } });
}

const isOpenText = `status in ('planned', 'invoiced')`;
// What stands on an invoice that was sent is not another day because the deal has changed.
const openText = `select id, trigger, triggered_on::text as "triggeredOn",
    deleted_at is not null as "isGone"
  from payments
  where workspace_id = $1 and campaign_id = $2 and ${isOpenText}
    and (status = 'planned' or triggered_on is null)
  order by id for update`;
// Unseen: what comes back from the trash is as it would be if it had never gone.
const goneText = 'update payments set triggered_on = $3 where workspace_id = $1 and id = $2';

/**
 * Begins the terms of a deal's open payments, or takes them back: as what they wait for did. The day
 * of one that is invoiced stays, once it has one.
 */
export async function paymentsFollowEvents(
  context: MemberContext,
  campaignId: string,
  daysOf: (trigger: PaymentTrigger) => EventDays,
): Promise<void> {
  const { transaction, workspaceId } = context;
  const open = await transaction.query<
    Pick<Payment, 'id' | 'trigger' | 'triggeredOn'> & { isGone: boolean }
  >(openText, [workspaceId, campaignId]);
  for (const { id, trigger, triggeredOn: day, isGone } of open) {
    const triggeredOn = dayAfterChange(day, daysOf(trigger));
    if (triggeredOn === day) continue;
    if (isGone) await transaction.query(goneText, [workspaceId, id, triggeredOn]);
    else await payments.update(context, { params: { id }, body: { triggeredOn } });
  }
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
