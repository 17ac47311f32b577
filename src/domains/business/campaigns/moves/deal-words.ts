import { formatShortRange, formatShortDate, type Formats } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import type { PaymentStanding, PaymentState } from '#domains/business/campaigns/payments/rules.ts';
import type { Campaign, CampaignStatus } from '#domains/business/campaigns/schema.ts';

/** What a deal pays, in a word or a figure: '$6,400', 'Gifted (≈ €120)'; a dash if nothing is agreed. */
export function feeText(campaign: Campaign): string {
  const { feeMinor, compensation, currency, productValueMinor } = campaign;
  if (feeMinor !== null) return formatMoney(feeMinor, currency, { isFigure: true });
  if (compensation === 'gifted') {
    const value = productValueMinor && formatMoney(productValueMinor, currency, { isFigure: true });
    return value ? `Gifted (≈ ${value})` : 'Gifted';
  }
  if (compensation === 'commission') return 'Commission';
  return compensation === 'unpaid' ? 'Unpaid' : '–';
}

/** When it is posted: '', 'Sep 22' or 'Sep 22 – Oct 10'. */
export function postingText(
  { postingStartsOn, postingEndsOn }: Campaign,
  formats: Formats & { today: string },
): string {
  if (!postingStartsOn) return postingEndsOn ? `by ${formatShortDate(postingEndsOn, formats)}` : '';
  return postingEndsOn && postingEndsOn !== postingStartsOn
    ? formatShortRange(postingStartsOn, postingEndsOn, formats)
    : formatShortDate(postingStartsOn, formats);
}

export const paymentStateLabels: Record<PaymentState, string> = {
  none: 'No payments',
  planned: 'Planned',
  invoiced: 'Invoiced',
  part_paid: 'Part paid',
  paid: 'Paid',
  overdue: 'Overdue',
  gifted: 'Gifted',
};

export const paymentTones: Record<PaymentState, 'lamp' | 'tally' | 'wrap' | 'plain'> = {
  none: 'plain',
  planned: 'plain',
  invoiced: 'lamp',
  part_paid: 'lamp',
  paid: 'wrap',
  overdue: 'tally',
  gifted: 'plain',
};

export const standingTones: Record<
  PaymentStanding,
  'lamp' | 'tally' | 'wrap' | 'plain' | undefined
> = {
  planned: 'plain',
  invoiced: undefined,
  due_soon: 'lamp',
  part_paid: 'lamp',
  paid: 'wrap',
  overdue: 'tally',
  not_owed: 'plain',
  void: 'plain',
  written_off: 'plain',
};

/** Green is what is done, yellow what is under way. */
export const statusTones: Record<CampaignStatus, 'lamp' | 'wrap' | 'plain'> = {
  lead: 'plain',
  negotiating: 'plain',
  confirmed: 'plain',
  'waiting-for-product': 'lamp',
  'in-progress': 'lamp',
  completed: 'wrap',
  declined: 'plain',
  cancelled: 'plain',
};
