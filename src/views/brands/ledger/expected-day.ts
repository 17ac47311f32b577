import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { daysAfter, dueOn } from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

/** On which day money of a payment is to come, and whether that is agreed or only likely. */
export interface ComingDay {
  day: string;
  isAgreed: boolean;
}

interface Around {
  campaign: Campaign;
  deliverables: readonly Deliverable[];
  /** By how many days the brand has paid later than agreed so far; none where that is not known. */
  slowDays: number;
  today: string;
}

/**
 * The due day of a payment; of one that has none yet the day on which what triggers it is planned, its
 * terms and the days by which this brand is late. Null where nothing is planned.
 */
export function comingDay(payment: Payment, around: Around): ComingDay | null {
  const due = dueOn(payment);
  if (due !== null) return { day: due, isAgreed: true };
  const from = plannedTrigger(payment, around);
  if (from === null) return null;
  const { today, slowDays } = around;
  const day = daysAfter(from < today ? today : from, payment.termsDays + slowDays);
  return { day, isAgreed: false };
}

function plannedTrigger(
  { trigger }: Payment,
  { campaign, deliverables, today }: Around,
): string | null {
  const owed = deliverables.filter(({ status }) => status !== 'cancelled');
  const last = (days: readonly (string | null)[]) =>
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null;
  const goLive =
    last(owed.map(({ postDueOn }) => postDueOn)) ??
    campaign.postingEndsOn ??
    campaign.postingStartsOn;
  if (trigger === 'on_signing') return campaign.agreedOn ?? today;
  if (trigger === 'on_approval') return last(owed.map(({ draftDueOn }) => draftDueOn)) ?? goLive;
  return goLive;
}
