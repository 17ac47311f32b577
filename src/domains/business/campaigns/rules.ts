import type { DateRule } from '#shared/dated.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { percentMinor } from '#shared/money.ts';
import {
  dueOn,
  outstandingMinor,
  standingOf as paymentStandingOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { isClosed, latenessOf, nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { endsOn, rightStateOf } from '#domains/business/campaigns/usage-rights/rules.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import type { Campaign, CampaignMove, CampaignStatus, NewCampaign } from './schema.ts';

/** The order in which a dashboard shows campaigns: what is under way comes first (spec section 4). */
export const dashboardOrder = [
  'in-progress',
  'waiting-for-product',
  'confirmed',
  'negotiating',
] as const satisfies readonly CampaignStatus[];
export type ActiveStatus = (typeof dashboardOrder)[number];

/** How a status reads on screen. */
export const statusLabels: Record<CampaignStatus, string> = {
  lead: 'Lead',
  negotiating: 'Negotiating',
  confirmed: 'Confirmed',
  'waiting-for-product': 'Waiting for product',
  'in-progress': 'In progress',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** The statuses of a deal that is not at its end, in the order of its way. */
export const openStatuses = [
  'lead',
  'negotiating',
  'confirmed',
  'waiting-for-product',
  'in-progress',
] as const satisfies readonly CampaignStatus[];
export type OpenStatus = (typeof openStatuses)[number];

/** The days of a deal that is under way: when the product is to come, and the next step. */
export const campaignDates = [
  {
    kind: 'product-expected',
    date: 'productExpectedOn',
    isOn: [
      { field: 'status', is: openStatuses },
      { field: 'productStatus', isNot: ['not_needed'] },
    ],
    isOpen: [{ field: 'productStatus', is: ['awaiting', 'shipped'] }],
  },
  {
    kind: 'next-action',
    date: 'nextActionOn',
    isOn: [{ field: 'status', is: openStatuses }],
    isOpen: [],
  },
] as const satisfies readonly DateRule<keyof Campaign>[];

export function isOpen(status: CampaignStatus): status is OpenStatus {
  return openStatuses.some((open) => open === status);
}

export function isActive(status: CampaignStatus): status is ActiveStatus {
  return dashboardOrder.some((active) => active === status);
}

/** Whether both sides have said yes. */
export function isAgreed(status: CampaignStatus): boolean {
  return ['confirmed', 'waiting-for-product', 'in-progress'].includes(status);
}

/** Whether a deal came to nothing. */
export function isLost(status: CampaignStatus): boolean {
  return status === 'declined' || status === 'cancelled';
}

// What is completed was agreed, too.
function wasAgreed(status: CampaignStatus): boolean {
  return isAgreed(status) || status === 'completed';
}

/** How a deal may end, from where it stands. */
const ends: Record<OpenStatus, readonly CampaignStatus[]> = {
  lead: ['declined'],
  negotiating: ['declined'],
  confirmed: ['cancelled'],
  'waiting-for-product': ['cancelled'],
  'in-progress': ['completed', 'cancelled'],
};

/** Open deals go anywhere among the open ones, and to their ends; what has ended can be opened again. */
export function canMoveCampaign(from: CampaignStatus, to: CampaignStatus): boolean {
  if (from === to) return false;
  if (isOpen(to)) return true;
  return isOpen(from) && ends[from].includes(to);
}

/** The statuses that a deal may go to next. */
export function campaignMovesFrom(from: CampaignStatus): readonly CampaignStatus[] {
  const all: readonly CampaignStatus[] = [...openStatuses, 'completed', 'declined', 'cancelled'];
  return all.filter((to) => canMoveCampaign(from, to));
}

const usual = [
  'brandContactId',
  'ownerUserId',
  'currency',
  'disclosure',
  'productStatus',
  'agreedOn',
] as const satisfies (keyof NewCampaign)[];

/**
 * What a new deal is where nobody has said it: led by whoever adds it, in the money of its brand, with
 * the person one writes to there first, agreed today if it begins so, and with what follows of how it
 * pays.
 */
export function usualFields(
  deal: Pick<NewCampaign, 'compensation' | 'status' | (typeof usual)[number]>,
  known: {
    today: string;
    userId: string | null;
    baseCurrency: string;
    brand: { defaultCurrency: string | null; primaryContactId: string | null } | undefined;
  },
): Pick<Campaign, (typeof usual)[number]> {
  const { compensation, status, brandContactId, ownerUserId, agreedOn } = deal;
  const isGifted = compensation === 'gifted';
  const hasProduct = isGifted || compensation === 'paid_plus_product';
  const { brand, userId, baseCurrency, today } = known;
  return {
    brandContactId:
      brandContactId === undefined ? (brand?.primaryContactId ?? null) : brandContactId,
    ownerUserId: ownerUserId === undefined ? userId : ownerUserId,
    currency: deal.currency ?? brand?.defaultCurrency ?? baseCurrency,
    disclosure: deal.disclosure ?? (isGifted ? 'hashtag_gifted' : 'both'),
    productStatus: deal.productStatus ?? (hasProduct ? 'awaiting' : 'not_needed'),
    agreedOn: agreedOn === undefined ? (wasAgreed(status) ? today : null) : agreedOn,
  };
}

/** What a move changes of a deal itself; one that is agreed by it is so since today, if nobody said. */
export function afterCampaignMove(
  campaign: Pick<Campaign, 'status' | 'statusDates' | 'agreedOn'>,
  move: CampaignMove,
  { now, today }: { now: string; today: string },
): Partial<Campaign> {
  const { status, brandId, productReceivedOn, lostReason, undo } = move;
  if (undo) return { status, ...undo };
  const isMove = status !== campaign.status;
  // A day that somebody cleared of an agreed deal stays so.
  const isNewlyAgreed = wasAgreed(status) && !wasAgreed(campaign.status);
  const usualDay = isNewlyAgreed && campaign.agreedOn === null ? today : undefined;
  const agreedOn = move.agreedOn ?? usualDay;
  return {
    status,
    ...(isMove ? { statusDates: { ...campaign.statusDates, [status]: now } } : {}),
    ...(isOpen(status) ? { isArchived: false } : {}),
    ...(agreedOn === undefined ? {} : { agreedOn }),
    ...(brandId === undefined ? {} : { brandId }),
    ...(lostReason === undefined ? {} : { lostReason }),
    ...(productReceivedOn === undefined ? {} : { productReceivedOn, productStatus: 'received' }),
  };
}

/** What a kill fee is as a payment: due once it is invoiced, on the terms of the brand if it has one. */
export function killFeePayment(
  brand: Pick<Brand, 'paymentTermsDays'> | undefined,
): Pick<Payment, 'label' | 'trigger' | 'termsDays'> {
  return { label: 'Kill fee', trigger: 'on_invoice', termsDays: brand?.paymentTermsDays ?? 30 };
}

type Goods = Pick<Campaign, 'status' | 'productStatus'>;

/** The step that usually comes next; null at the end of the way. */
export function nextStatus({ status, productStatus }: Goods): CampaignStatus | null {
  if (status === 'lead') return 'negotiating';
  if (status === 'negotiating') return 'confirmed';
  if (status === 'confirmed')
    return isProductComing(productStatus) ? 'waiting-for-product' : 'in-progress';
  if (status === 'waiting-for-product') return 'in-progress';
  return status === 'in-progress' ? 'completed' : null;
}

/** Whether a product of a deal is still on its way. */
export function isProductComing(productStatus: Campaign['productStatus']): boolean {
  return productStatus === 'awaiting' || productStatus === 'shipped';
}

/** What is still open of a deal that might be completed; it may be all the same. */
export function openEnds(deal: {
  deliverables: readonly Deliverable[];
  payments: readonly Payment[];
}): {
  deliverables: readonly Deliverable[];
  payments: readonly Payment[];
} {
  return {
    deliverables: deal.deliverables.filter((one) => !isClosed(one)),
    payments: deal.payments.filter((payment) => outstandingMinor(payment) > 0),
  };
}

/** Whether all that was owed on both sides is done, so that completing it is offered. */
export function isCompletionOffered(deal: Deal): boolean {
  const { deliverables, payments } = openEnds(deal);
  const hasWork = deal.deliverables.length + deal.payments.length > 0;
  return (
    deal.campaign.status === 'in-progress' && hasWork && deliverables.length + payments.length === 0
  );
}

/**
 * Since when a deal counts as signed: once its contract is, or once it is confirmed if it has none.
 * Null while it is not; `today` stands in where nobody said the day.
 */
export function signedOn(
  { status, contractStatus, agreedOn }: Pick<Campaign, 'status' | 'contractStatus' | 'agreedOn'>,
  today: string,
): string | null {
  const isSigned = contractStatus === 'signed' || (contractStatus === 'none' && wasAgreed(status));
  return isSigned ? (agreedOn ?? today) : null;
}

/** What is left of the fee after the agency's share, rounded half up. */
export function netFeeMinor({
  feeMinor,
  agencyFeePercent,
}: Pick<Campaign, 'feeMinor' | 'agencyFeePercent'>): number | null {
  return feeMinor === null ? null : percentMinor(feeMinor, 100 - agencyFeePercent);
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

/** How many of the four steps of the dashboard a campaign has reached: negotiating is the first. */
export function stepOf(status: ActiveStatus): number {
  return dashboardOrder.length - dashboardOrder.indexOf(status);
}

interface Placed {
  id: string;
  status: CampaignStatus;
  postingStartsOn: string | null;
}

/** By status, then by the day of the first post; those without a day come last, the newest first. */
export function byDashboardOrder(one: Placed, other: Placed): number {
  return (
    placeOf(one.status) - placeOf(other.status) ||
    (one.postingStartsOn ?? '9999').localeCompare(other.postingStartsOn ?? '9999') ||
    other.id.localeCompare(one.id)
  );
}

/** All statuses as lists show them: the four of the dashboard, then what is before and after them. */
export const listOrder: readonly CampaignStatus[] = [
  ...dashboardOrder,
  'lead',
  'completed',
  'declined',
  'cancelled',
];

function placeOf(status: CampaignStatus): number {
  return listOrder.indexOf(status);
}

/** How many campaigns there are of each of the four statuses. */
export function countByStatus(campaigns: readonly Placed[]): Record<ActiveStatus, number> {
  const counts = { 'in-progress': 0, 'waiting-for-product': 0, confirmed: 0, negotiating: 0 };
  for (const { status } of campaigns) if (isActive(status)) counts[status] += 1;
  return counts;
}
