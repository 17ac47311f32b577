import type { DateRule } from '#shared/dated.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { percentMinor } from '#shared/money.ts';
import { outstandingMinor } from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { isClosed } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
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
  return { label: killFeeLabel, trigger: 'on_invoice', termsDays: brand?.paymentTermsDays ?? 30 };
}

const killFeeLabel = 'Kill fee';

/** Whether a payment is a kill fee, as long as nobody has called it something else. */
export function isKillFee({ label }: Pick<Payment, 'label'>): boolean {
  return label === killFeeLabel;
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
