import type { MemberContext } from '#server/context.ts';
import type { JsonText } from '#server/json.ts';
import { lockDeliverables } from '#domains/campaigns/deliverables/service.ts';
import type { NewPayment, PaymentChanges } from '#domains/campaigns/payments/schema.ts';
import {
  lockPayment,
  payments,
  requireTogether,
  todayOf,
} from '#domains/campaigns/payments/service.ts';
import { findCampaign } from '#domains/campaigns/service.ts';
import type { NewUsageRight, UsageRightChanges } from '#domains/campaigns/usage-rights/schema.ts';
import { lockRight, requireTerm, usageRights } from '#domains/campaigns/usage-rights/service.ts';
import { timeZoneOf } from '#domains/content/service.ts';
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
  const triggeredOn =
    body.triggeredOn ??
    (await dayOfEvent(context, body.campaignId, (progress, calendar) =>
      paymentTriggeredOn(progress, body.trigger, calendar),
    ));
  return payments.create(context, { body: { ...body, triggeredOn } });
}

const campaignText = `select campaign_id as "campaignId" from payments
  where workspace_id = $1 and id = $2 and deleted_at is null`;

/**
 * Changes a payment. One that waits for something else from now on begins with the day of that, if it
 * has happened, and not with the day of what it waited for.
 */
export async function updatePayment(
  context: MemberContext,
  id: string,
  body: PaymentChanges,
): Promise<JsonText<never>> {
  const { transaction, workspaceId } = context;
  const { trigger } = body;
  const [known] = await transaction.query<{ campaignId: string }>(campaignText, [workspaceId, id]);
  // The deal is locked first, as everywhere.
  const day =
    known && trigger
      ? await dayOfEvent(context, known.campaignId, (progress, calendar) =>
          paymentTriggeredOn(progress, trigger, calendar),
        )
      : null;
  const stored = await lockPayment(context, id);
  requireTogether(stored, body);
  const isOther = trigger !== undefined && trigger !== stored.trigger;
  const changed = isOther ? { ...body, triggeredOn: body.triggeredOn ?? day } : body;
  return payments.update(context, { params: { id }, body: changed });
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

const campaignOfRightText = `select campaign_id as "campaignId" from usage_rights
  where workspace_id = $1 and id = $2 and deleted_at is null`;

/** Changes a right; one that waits for something else now begins with that, if nobody says when. */
export async function updateRight(
  context: MemberContext,
  id: string,
  body: UsageRightChanges,
): Promise<JsonText<never>> {
  const { starts, deliverableId, startsOn } = body;
  const waitsForElse = starts !== undefined || deliverableId !== undefined;
  const day = waitsForElse && startsOn === undefined ? await dayAfter(context, id, body) : startsOn;
  await requireTerm(context, id, body);
  return usageRights.update(context, { params: { id }, body: { ...body, startsOn: day } });
}

// Undefined: there is no such right, or its deal is gone.
async function dayAfter(
  context: MemberContext,
  id: string,
  body: UsageRightChanges,
): Promise<string | null | undefined> {
  const { transaction, workspaceId } = context;
  const [known] = await transaction.query<{ campaignId: string }>(campaignOfRightText, [
    workspaceId,
    id,
  ]);
  const reached = known && (await progressOf(context, known.campaignId));
  if (!reached) return undefined;
  // Last, as everybody does who lets rights follow events.
  const before = await lockRight(context, id);
  if (!before) return undefined;
  const { starts = before.starts, deliverableId = before.deliverableId } = body;
  return dayOfChangedRight(before, { starts, deliverableId }, (right) =>
    rightBegunOn(reached.progress, right, reached.calendar),
  );
}

interface Reached {
  progress: Progress;
  calendar: { today: string; timeZone: string };
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
  const campaign = await findCampaign(context, campaignId);
  if (!campaign) return null;
  const deliverables = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const [today, timeZone] = [await todayOf(context), await timeZoneOf(context)];
  return { progress: { campaign, deliverables }, calendar: { today, timeZone } };
}
