import { dateOf } from '#client/dates.ts';
import type { AffiliateEarning } from '#domains/affiliate-links/earnings/schema.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import {
  dueOn,
  outstandingMinor,
  owedOf,
  receivedMinor,
} from '#domains/campaigns/payments/rules.ts';
import type { Payment } from '#domains/campaigns/payments/schema.ts';
import { netFeeMinor } from '#domains/campaigns/rules.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import type { Format } from '#domains/channels/schema.ts';
import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';
import { type Days, daysFrom, isIn, latestFirst, monthsIn, type Period } from './periods.ts';

export interface DealRows {
  campaigns: readonly Campaign[];
  deliverables: readonly Deliverable[];
  payments: readonly Payment[];
  earnings: readonly AffiliateEarning[];
}

export interface DealOptions {
  period: Period;
  today: string;
  timeZone: string;
  /** The currency that everything is reckoned in. */
  base: string;
}

/** A payment that should have come. */
export interface Overdue {
  payment: Payment;
  campaign: Campaign;
  days: number;
  owedMinor: number;
}

/** A row that was counted: what it is, of which day, and what of it counts. */
export interface CountedMoney extends ConvertibleMoney {
  id: string;
  label: string;
  on: string | null;
  of: { campaignId: string } | { affiliateLinkId: string };
}

/** From an invoice to its payment. */
export interface CountedDays {
  id: string;
  label: string;
  on: string;
  days: number;
  campaignId: string;
}

export interface DealFigures {
  income: Total;
  incomeBefore: Total;
  months: readonly { month: string; income: Total; isCurrent: boolean }[];
  outstanding: Total;
  overdue: Total;
  /** The longest first. */
  overduePayments: readonly Overdue[];
  /** From invoice to payment, of what was paid in the period. */
  daysToPay: number | null;
  daysToPayByBrand: readonly { brandId: string | null; days: number; payments: number }[];
  giftedValue: Total;
  /** What a posted deliverable of a format brings, the best first. */
  rates: readonly { format: Format; rate: Total; deliverables: number }[];
  /** The rows behind each figure, the latest first. */
  counted: {
    income: readonly CountedMoney[];
    outstanding: readonly CountedMoney[];
    overdue: readonly CountedMoney[];
    gifts: readonly CountedMoney[];
    rates: readonly CountedMoney[];
    daysToPay: readonly CountedDays[];
  };
}

const withProduct: readonly Campaign['compensation'][] = ['gifted', 'paid_plus_product'];

/** What the deals of a workspace come to in a period, from its own rows alone. */
export function dealFigures(rows: DealRows, options: DealOptions): DealFigures {
  const { period, today, base } = options;
  const campaigns = new Map(rows.campaigns.map((campaign) => [campaign.id, campaign]));
  // What belongs to a deleted deal is gone with it.
  const payments = rows.payments.filter(({ campaignId }) => campaigns.has(campaignId));
  const received = (days: Days) => receivedIn({ ...rows, payments }, days);
  const incomeOf = (days: Days) => totalIn(base, received(days));
  const { outstanding: due, overdue: late } = owedOf(rows.campaigns, payments, today);
  const gifts = rows.campaigns
    .filter(
      ({ compensation, agreedOn }) => withProduct.includes(compensation) && isIn(agreedOn, period),
    )
    .map(giftOf);
  const [outstanding, overdue] = [due.map(owed), late.map(owed)];
  const waits = waitsOf(payments, period);
  const posted = postedIn(rows.deliverables, campaigns, options);
  return {
    income: incomeOf(period),
    incomeBefore: incomeOf(period.before),
    months: monthsIn(period).map((month) => ({
      month,
      income: incomeOf(withinPeriod(month, period)),
      isCurrent: today.startsWith(month),
    })),
    outstanding: totalIn(base, outstanding),
    overdue: totalIn(base, overdue),
    overduePayments: late
      .flatMap((payment) => {
        const campaign = campaigns.get(payment.campaignId);
        const days = daysFrom(dueOn(payment) ?? today, today);
        return campaign ? [{ payment, campaign, days, owedMinor: outstandingMinor(payment) }] : [];
      })
      .toSorted((one, other) => other.days - one.days),
    ...paymentDays(waits, campaigns),
    giftedValue: totalIn(base, gifts),
    rates: ratesOf(posted, base),
    counted: {
      income: latestFirst(received(period)),
      outstanding: latestFirst(outstanding),
      overdue: latestFirst(overdue),
      gifts: latestFirst(gifts),
      rates: latestFirst(posted),
      daysToPay: latestFirst(waits),
    },
  };
}

function receivedIn({ payments, earnings }: DealRows, days: Days): CountedMoney[] {
  const paid = payments
    .filter(({ paidOn }) => isIn(paidOn, days))
    .map((payment) => countedOf(payment, receivedMinor(payment), payment.paidOn));
  const commissions = earnings
    .filter(({ status, paidOn }) => status === 'paid' && isIn(paidOn, days))
    .map(({ id, affiliateLinkId, commissionMinor, paidOn, ...money }) => ({
      ...{ id, label: 'Commission', on: paidOn, of: { affiliateLinkId } },
      ...moneyOf(money, commissionMinor ?? 0),
    }));
  return [...paid, ...commissions];
}

function owed(payment: Payment): CountedMoney {
  return countedOf(payment, outstandingMinor(payment), dueOn(payment));
}

function countedOf(payment: Payment, amountMinor: number, on: string | null): CountedMoney {
  const { id, label, campaignId } = payment;
  return { id, label, on, of: { campaignId }, ...moneyOf(payment, amountMinor) };
}

function giftOf({
  id,
  productName,
  productValueMinor,
  currency,
  agreedOn,
}: Campaign): CountedMoney {
  const money = plain(productValueMinor ?? 0, currency);
  return { id, label: productName || 'Product', on: agreedOn, of: { campaignId: id }, ...money };
}

function moneyOf(
  { currency, rate, rateCurrency }: Omit<ConvertibleMoney, 'amountMinor'>,
  amountMinor: number,
): ConvertibleMoney {
  return { amountMinor, currency, rate, rateCurrency };
}

/** An amount of a currency for which no rate is kept. */
function plain(amountMinor: number, currency: string): ConvertibleMoney {
  return { amountMinor, currency, rate: null, rateCurrency: null };
}

function withinPeriod(month: string, { from, to }: Days): Days {
  const first = `${month}-01`;
  const last = Temporal.PlainDate.from(first).add({ months: 1 }).subtract({ days: 1 }).toString();
  return { from: first < from ? from : first, to: last > to ? to : last };
}

function waitsOf(payments: readonly Payment[], period: Period): CountedDays[] {
  return payments.flatMap(({ id, label, status, invoicedOn, paidOn, campaignId }) => {
    // A part that came in is not the end of waiting.
    if (status !== 'paid' || !invoicedOn || !paidOn || !isIn(paidOn, period)) return [];
    return [{ id, label, on: paidOn, days: daysFrom(invoicedOn, paidOn), campaignId }];
  });
}

function paymentDays(
  waits: readonly CountedDays[],
  campaigns: ReadonlyMap<string, Campaign>,
): Pick<DealFigures, 'daysToPay' | 'daysToPayByBrand'> {
  const brandOf = ({ campaignId }: CountedDays) => campaigns.get(campaignId)?.brandId ?? null;
  const byBrand = [...Map.groupBy(waits, brandOf)].map(([brandId, ones]) => ({
    brandId,
    days: mean(ones.map(({ days }) => days)) ?? 0,
    payments: ones.length,
  }));
  return {
    daysToPay: mean(waits.map(({ days }) => days)),
    daysToPayByBrand: byBrand.toSorted((one, other) => other.days - one.days),
  };
}

interface Posted extends CountedMoney {
  format: Format;
}

// A deliverable brings its own share of the fee, or an equal part of what is left after the agency.
function postedIn(
  deliverables: readonly Deliverable[],
  campaigns: ReadonlyMap<string, Campaign>,
  { period, timeZone }: DealOptions,
): Posted[] {
  const counted = deliverables.filter(({ status }) => status !== 'cancelled');
  const sizes = new Map(
    [...Map.groupBy(counted, ({ campaignId }) => campaignId)].map(([id, all]) => [id, all.length]),
  );
  return counted.flatMap(({ id, title, campaignId, format, postedAt, feeShareMinor }) => {
    const campaign = campaigns.get(campaignId);
    const net = campaign && netFeeMinor(campaign);
    if (!campaign || !net || !postedAt) return [];
    const on = dateOf(postedAt, timeZone);
    if (!isIn(on, period)) return [];
    const minor = feeShareMinor ?? Math.round(net / (sizes.get(campaignId) ?? 1));
    const money = plain(minor, campaign.currency);
    return [{ id, label: title, on, of: { campaignId }, format, ...money }];
  });
}

function ratesOf(posted: readonly Posted[], base: string): DealFigures['rates'] {
  return [...Map.groupBy(posted, ({ format }) => format)]
    .map(([format, ones]) => {
      const total = totalIn(base, ones);
      // Those of a currency without a rate are named beside it, and no part of the mean.
      const known = ones.filter(({ currency }) => currency === base).length;
      const amountMinor = known === 0 ? 0 : Math.round(total.amountMinor / known);
      return { format, rate: { ...total, amountMinor }, deliverables: ones.length };
    })
    .toSorted((one, other) => other.rate.amountMinor - one.rate.amountMinor);
}

function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
}
