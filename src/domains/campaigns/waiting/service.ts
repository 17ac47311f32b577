import type { MemberContext } from '#server/context.ts';
import type { JsonText } from '#server/json.ts';
import { lockDeliverables } from '#domains/campaigns/deliverables/service.ts';
import type { NewPayment } from '#domains/campaigns/payments/schema.ts';
import { payments, todayOf } from '#domains/campaigns/payments/service.ts';
import { findCampaign } from '#domains/campaigns/service.ts';
import type { NewUsageRight } from '#domains/campaigns/usage-rights/schema.ts';
import { usageRights } from '#domains/campaigns/usage-rights/service.ts';
import { timeZoneOf } from '#domains/content/service.ts';
import { paymentTriggeredOn, type Progress, rightBegunOn } from './rules.ts';

/*
 * Payments and rights wait for an event, which begins those that are there. What is added later
 * begins with the day of its event at once.
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

// Locked, so that the event does not happen between the look and the write.
async function dayOfEvent(
  context: MemberContext,
  campaignId: string,
  dayOf: (progress: Progress, calendar: { today: string; timeZone: string }) => string | null,
): Promise<string | null> {
  const campaign = await findCampaign(context, campaignId);
  if (!campaign) return null;
  const deliverables = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const [today, timeZone] = [await todayOf(context), await timeZoneOf(context)];
  return dayOf({ campaign, deliverables }, { today, timeZone });
}
