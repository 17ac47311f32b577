import {
  dueOn,
  standingOf as paymentStandingOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { latenessOf, nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { endsOn, rightStateOf } from '#domains/business/campaigns/usage-rights/rules.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { isOpen, isProductComing, openEnds } from '#domains/business/campaigns/rules.ts';

/** Whether all that was owed on both sides is done, so that completing it is offered. */
export function isCompletionOffered(deal: Deal): boolean {
  const { deliverables, payments } = openEnds(deal);
  const hasWork = deal.deliverables.length + deal.payments.length > 0;
  return (
    deal.campaign.status === 'in-progress' && hasWork && deliverables.length + payments.length === 0
  );
}

/** A campaign with all that belongs to it. */
export interface Deal {
  campaign: Campaign;
  deliverables: readonly Deliverable[];
  payments: readonly Payment[];
  usageRights: readonly UsageRight[];
  /** The last day on which somebody logged a talk with the brand, if any. */
  lastLoggedOn?: string | null;
}

/** What a deal asks for next, the most urgent of all that applies. */
export type NeededAction =
  | { kind: 'payment-overdue'; payment: Payment; dueOn: string }
  | { kind: 'deliverable-overdue'; deliverable: Deliverable; lateness: 'draft' | 'post' }
  | { kind: 'changes-requested'; deliverable: Deliverable }
  | { kind: 'approval-pending'; deliverable: Deliverable; days: number }
  | { kind: 'product-late'; days: number }
  | { kind: 'next-action'; text: string; dueOn: string }
  | { kind: 'rights-ending'; usageRight: UsageRight; endsOn: string }
  | { kind: 'quiet'; days: number }
  | { kind: 'complete' };

const pendingDays = 3;
const quietDays = 14;

/** Null if it asks for nothing. `today` is a calendar date; instants count by their UTC day. */
export function neededAction(deal: Deal, today: string): NeededAction | null {
  const { campaign } = deal;
  const payment = earliest(
    deal.payments.filter((one) => paymentStandingOf(one, campaign, today) === 'overdue'),
    (one) => dueOn(one),
  );
  if (payment) return { kind: 'payment-overdue', payment, dueOn: dueOn(payment) ?? today };
  if (campaign.status === 'declined') return null;
  if (!isOpen(campaign.status)) return rightsAction(deal, today);
  return (
    workAction(deal, today) ??
    campaignAction(campaign, today) ??
    rightsAction(deal, today) ??
    quietAction(deal, today) ??
    (isCompletionOffered(deal) ? { kind: 'complete' } : null)
  );
}

function workAction({ deliverables }: Deal, today: string): NeededAction | null {
  const late = earliest(
    deliverables.filter((one) => latenessOf(one, today) !== null),
    nextDueOn,
  );
  const lateness = late && latenessOf(late, today);
  if (late && lateness) return { kind: 'deliverable-overdue', deliverable: late, lateness };
  const changed = deliverables.find(({ status }) => status === 'changes_requested');
  if (changed) return { kind: 'changes-requested', deliverable: changed };
  const waiting = earliest(
    deliverables.filter(({ status }) => status === 'submitted'),
    ({ submittedAt }) => submittedAt,
  );
  const days = waiting?.submittedAt ? daysSince(waiting.submittedAt, today) : 0;
  return waiting && days > pendingDays
    ? { kind: 'approval-pending', deliverable: waiting, days }
    : null;
}

function campaignAction(campaign: Campaign, today: string): NeededAction | null {
  const { productStatus, productExpectedOn, nextAction, nextActionOn } = campaign;
  if (isProductComing(productStatus) && productExpectedOn !== null && productExpectedOn < today) {
    return { kind: 'product-late', days: daysSince(productExpectedOn, today) };
  }
  if (nextActionOn !== null && nextActionOn <= today) {
    return { kind: 'next-action', text: nextAction, dueOn: nextActionOn };
  }
  return null;
}

function rightsAction({ usageRights }: Deal, today: string): NeededAction | null {
  const ending = earliest(
    usageRights.filter((right) => rightStateOf(right, today) === 'ending'),
    endsOn,
  );
  const end = ending && endsOn(ending);
  return ending && end ? { kind: 'rights-ending', usageRight: ending, endsOn: end } : null;
}

function quietAction(deal: Deal, today: string): NeededAction | null {
  if (deal.campaign.status !== 'negotiating') return null;
  const days = daysSince(lastActiveOn(deal), today);
  return days >= quietDays ? { kind: 'quiet', days } : null;
}

// When it, or a part of it, was last changed, or somebody talked with its brand.
function lastActiveOn(deal: Deal): string {
  const { campaign, deliverables, payments, usageRights, lastLoggedOn } = deal;
  const changed = [campaign, ...deliverables, ...payments, ...usageRights];
  const days = changed.map(({ updatedAt }) => updatedAt.slice(0, 10));
  return [...days, lastLoggedOn ?? ''].reduce((last, day) => (day > last ? day : last));
}

function daysSince(from: string, today: string): number {
  return Temporal.PlainDate.from(from.slice(0, 10)).until(today, { largestUnit: 'days' }).days;
}

function earliest<T>(from: readonly T[], dateOf: (one: T) => string | null): T | undefined {
  const placed = from.toSorted((one, other) =>
    (dateOf(one) ?? '9999').localeCompare(dateOf(other) ?? '9999'),
  );
  return placed[0];
}
