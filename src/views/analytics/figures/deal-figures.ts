import { dateOf } from '#client/words/dates.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import {
  dueOn,
  outstandingMinor,
  owedOf,
  receivedMinor,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { feePartsOf } from '#domains/business/campaigns/form/fee-parts.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { Format } from '#domains/making/channels/schema.ts';
import { type ConvertibleMoney, type Money, type Total, totalIn } from '#shared/money.ts';
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
  /** Owed, but without a due date yet. */
  stillToCome: Total;
  /** The longest first. */
  overduePayments: readonly Overdue[];
  /** From invoice to payment, of what was paid in the period. */
  daysToPay: number | null;
  daysToPayByBrand: readonly { brandId: string | null; days: number; payments: number }[];
  giftedValue: Total;
  /** What a posted deliverable of a format brings, the best first. */
  rates: readonly Rate[];
  /** The same of what no rate turns into the workspace's currency, in its own. */
  ratesApart: readonly Rate[];
  /** The rows behind each figure, the latest first. */
  counted: {
    income: readonly CountedMoney[];
    outstanding: readonly CountedMoney[];
    overdue: readonly CountedMoney[];
    stillToCome: readonly CountedMoney[];
    gifts: readonly CountedMoney[];
    rates: readonly CountedMoney[];
    daysToPay: readonly CountedDays[];
  };
}

/** The mean of what posted deliverables of a format bring, each its part of a net fee. */
export interface Rate {
  format: Format;
  rate: Money;
  deliverables: number;
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
  const { outstanding: due, overdue: late, undated } = owedOf(rows.campaigns, payments, today);
  const gifts = rows.campaigns
    .filter(
      ({ compensation, agreedOn }) => withProduct.includes(compensation) && isIn(agreedOn, period),
    )
    .map(giftOf);
  const [outstanding, overdue, coming] = [due.map(owed), late.map(owed), undated.map(owed)];
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
    stillToCome: totalIn(base, coming),
    overduePayments: late
      .flatMap((payment) => {
        const campaign = campaigns.get(payment.campaignId);
        const days = daysFrom(dueOn(payment) ?? today, today);
        return campaign ? [{ payment, campaign, days, owedMinor: outstandingMinor(payment) }] : [];
      })
      .toSorted((one, other) => other.days - one.days),
    ...paymentDays(waits, campaigns),
    giftedValue: totalIn(base, gifts),
    rates: ratesOf(posted.filter(({ currency }) => currency === base)),
    ratesApart: ratesOf(posted.filter(({ currency }) => currency !== base)),
    counted: {
      income: latestFirst(received(period)),
      outstanding: latestFirst(outstanding),
      overdue: latestFirst(overdue),
      stillToCome: latestFirst(coming),
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

function giftOf(campaign: Campaign): CountedMoney {
  const { id, productName, productValueMinor, agreedOn } = campaign;
  const money = moneyOf(campaign, productValueMinor ?? 0);
  return { id, label: productName || 'Product', on: agreedOn, of: { campaignId: id }, ...money };
}

function moneyOf(
  { currency, rate, rateCurrency }: Omit<ConvertibleMoney, 'amountMinor'>,
  amountMinor: number,
): ConvertibleMoney {
  return { amountMinor, currency, rate, rateCurrency };
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

// A deliverable brings its part of what the agency leaves of its deal's fee.
function postedIn(
  deliverables: readonly Deliverable[],
  campaigns: ReadonlyMap<string, Campaign>,
  { period, timeZone, base }: DealOptions,
): Posted[] {
  const byDeal = Map.groupBy(deliverables, ({ campaignId }) => campaignId);
  return [...byDeal].flatMap(([campaignId, owed]) => {
    const campaign = campaigns.get(campaignId);
    const parts = campaign && feePartsOf(campaign, owed, base);
    return owed.flatMap(({ id, title, format, postedAt }) => {
      const part = parts?.get(id);
      if (!part || !postedAt) return [];
      const on = dateOf(postedAt, timeZone);
      const money = { ...part, rate: null, rateCurrency: null };
      return isIn(on, period)
        ? [{ id, label: title, on, of: { campaignId }, format, ...money }]
        : [];
    });
  });
}

function ratesOf(posted: readonly Posted[]): Rate[] {
  const groups = Map.groupBy(posted, ({ format, currency }) => `${format} ${currency}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      const { format, currency } = first;
      const amountMinor = mean([first, ...others].map((one) => one.amountMinor)) ?? 0;
      return [{ format, rate: { amountMinor, currency }, deliverables: others.length + 1 }];
    })
    .toSorted((one, other) => other.rate.amountMinor - one.rate.amountMinor);
}

function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
}
