import { timeZoneOf, timeZonesIn } from '#domains/people/auth/profile/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { lockDeliverables } from '#domains/business/campaigns/deliverables/service.ts';
import { isOpen } from '#domains/business/campaigns/payments/rules.ts';
import type {
  NewPayment,
  Payment,
  PaymentChanges,
  PaymentMove,
  PaymentTrigger,
} from '#domains/business/campaigns/payments/schema.ts';
import {
  movePayment,
  payments,
  requireTogether,
  todayOf,
} from '#domains/business/campaigns/payments/service.ts';
import { campaigns } from '#domains/business/campaigns/service.ts';
import type {
  NewUsageRight,
  UsageRight,
  UsageRightChanges,
} from '#domains/business/campaigns/usage-rights/schema.ts';
import { requireTerm, usageRights } from '#domains/business/campaigns/usage-rights/service.ts';
import { dayOfChangedRight, paymentTriggeredOn, type Progress, rightBegunOn } from './rules.ts';

/*
 * Payments and rights wait for an event, which begins those that are there. What is added later
 * begins with the day of its event at once, and so does what waits for another one from now on.
 */

/** Stores a payment; its terms begin at once if what it waits for has happened. */
export async function createPayment(
  context: MemberContext,
  body: NewPayment,
): Promise<JsonText<never>> {
  const triggeredOn = body.triggeredOn ?? (await awaitedDay(context, body));
  return payments.create(context, { body: { ...body, triggeredOn } });
}

/** The day on which what a payment waits for has happened; null while it is still to come. */
export async function awaitedDay(
  context: MemberContext,
  { campaignId, trigger }: Pick<Payment, 'campaignId' | 'trigger'>,
): Promise<string | null> {
  return dayOfEvent(context, campaignId, (progress, calendar) =>
    paymentTriggeredOn(progress, trigger, calendar),
  );
}

/**
 * Changes a payment. One that waits for something else from now on begins with the day of that, if it
 * has happened, and not with the day of what it waited for.
 */
export async function updatePayment(
  context: MemberContext,
  id: string,
  body: PaymentChanges,
): Promise<JsonText<never>> {
  const { trigger } = body;
  // The deal is locked first, as everywhere.
  const reached = trigger ? await progressAround(context, 'payments', id) : null;
  const stored = await payments.lock(context, id);
  if (stored) requireTogether(stored, body);
  const isOther = trigger !== undefined && trigger !== stored?.trigger;
  const day =
    isOther && reached ? paymentTriggeredOn(reached.progress, trigger, reached.calendar) : null;
  const changed = isOther ? { ...body, triggeredOn: body.triggeredOn ?? day } : body;
  return payments.update(context, { params: { id }, body: changed });
}

/** Moves a payment. One that is open again has the day of what it waits for, if that has happened. */
export async function moveWaiting(
  context: MemberContext,
  id: string,
  move: PaymentMove,
): Promise<JsonText<never>> {
  // The deal is locked first, as everywhere.
  const reached = isOpen(move.status) ? await progressAround(context, 'payments', id) : null;
  const day = ({ progress, calendar }: Reached) => ({
    dayOfEvent: (trigger: PaymentTrigger) => paymentTriggeredOn(progress, trigger, calendar),
  });
  return movePayment(context, { id, move, ...(reached ? day(reached) : {}) });
}

/** Stores a right; it begins at once if what it waits for has happened. */
export async function createRight(
  context: MemberContext,
  body: NewUsageRight,
): Promise<JsonText<never>> {
  const startsOn =
    body.startsOn ??
    (await dayOfEvent(context, body.campaignId, (progress, calendar) =>
      rightBegunOn(progress, body, calendar),
    ));
  return usageRights.create(context, { body: { ...body, startsOn } });
}

/** Changes a right; one that waits for something else now begins with that, if nobody says when. */
export async function updateRight(
  context: MemberContext,
  id: string,
  body: UsageRightChanges,
): Promise<JsonText<never>> {
  const { startsOn } = body;
  const waitsForElse = body.starts !== undefined || body.deliverableId !== undefined;
  // The deal is locked first, as everywhere.
  const reached =
    waitsForElse && startsOn === undefined
      ? await progressAround(context, 'usage_rights', id)
      : null;
  const stored = await usageRights.lock(context, id);
  if (stored) requireTerm(stored, body);
  return usageRights.update(context, {
    params: { id },
    body: { ...body, startsOn: stored && reached ? dayOfChanged(stored, body, reached) : startsOn },
  });
}

function dayOfChanged(
  stored: UsageRight,
  { starts = stored.starts, deliverableId = stored.deliverableId }: UsageRightChanges,
  { progress, calendar, zones }: Reached,
): string | null {
  return dayOfChangedRight(
    stored,
    { starts, deliverableId },
    (right, timeZone = calendar.timeZone) =>
      rightBegunOn(progress, right, { ...calendar, timeZone }),
    zones,
  );
}

interface Reached {
  progress: Progress;
  calendar: { today: string; timeZone: string };
  /** Where members live. */
  zones: readonly string[];
}

async function dayOfEvent(
  context: MemberContext,
  campaignId: string,
  dayOf: (progress: Progress, calendar: Reached['calendar']) => string | null,
): Promise<string | null> {
  const reached = await progressOf(context, campaignId);
  return reached ? dayOf(reached.progress, reached.calendar) : null;
}

// Locked, so that the event does not happen between the look and the write.
async function progressOf(context: MemberContext, campaignId: string): Promise<Reached | null> {
  const campaign = await campaigns.lock(context, campaignId);
  if (!campaign) return null;
  const deliverables = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const [today, timeZone] = [await todayOf(context), await timeZoneOf(context)];
  const zones = await timeZonesIn(context);
  return { progress: { campaign, deliverables }, calendar: { today, timeZone }, zones };
}

// How far the deal is that a record belongs to; null if there is no such record, or its deal is gone.
async function progressAround(
  context: MemberContext,
  table: 'payments' | 'usage_rights',
  id: string,
): Promise<Reached | null> {
  const [known] = await context.transaction.query<{ campaignId: string }>(
    `select campaign_id as "campaignId" from ${table}
      where workspace_id = $1 and id = $2 and deleted_at is null`,
    [context.workspaceId, id],
  );
  return known ? progressOf(context, known.campaignId) : null;
}
