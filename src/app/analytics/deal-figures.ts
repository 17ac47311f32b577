import { dateOf } from '#client/dates.ts';
import type { AffiliateEarning } from '#domains/affiliate-links/earnings/schema.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import { dueOn, outstandingMinor, receivedMinor } from '#domains/campaigns/payments/rules.ts';
import type { Payment } from '#domains/campaigns/payments/schema.ts';
import { netFeeMinor } from '#domains/campaigns/rules.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import type { Format } from '#domains/channels/schema.ts';
import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';
import { type Days, daysFrom, isIn, monthsIn, type Period } from './periods.ts';

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
}

const withProduct: readonly Campaign['compensation'][] = ['gifted', 'paid_plus_product'];

/** What the deals of a workspace come to in a period, from its own rows alone. */
export function dealFigures(rows: DealRows, options: DealOptions): DealFigures {
  const { period, today, base } = options;
  const campaigns = new Map(rows.campaigns.map((campaign) => [campaign.id, campaign]));
  // What belongs to a deleted deal is gone with it.
  const payments = rows.payments.filter(({ campaignId }) => campaigns.has(campaignId));
  const incomeOf = (days: Days) => totalIn(base, receivedIn({ ...rows, payments }, days));
  const open = payments.filter((payment) => outstandingMinor(payment) > 0 && dueOn(payment));
  const [late, due] = [true, false].map((isLate) =>
    open.filter((payment) => (dueOn(payment) ?? today) < today === isLate),
  );
  const gifts = rows.campaigns.filter(
    ({ compensation, agreedOn }) => withProduct.includes(compensation) && isIn(agreedOn, period),
  );
  return {
    income: incomeOf(period),
    incomeBefore: incomeOf(period.before),
    months: monthsIn(period).map((month) => ({
      month,
      income: incomeOf(withinPeriod(month, period)),
      isCurrent: today.startsWith(month),
    })),
    outstanding: totalIn(base, (due ?? []).map(owed)),
    overdue: totalIn(base, (late ?? []).map(owed)),
    overduePayments: (late ?? [])
      .flatMap((payment) => {
        const campaign = campaigns.get(payment.campaignId);
        const days = daysFrom(dueOn(payment) ?? today, today);
        return campaign ? [{ payment, campaign, days, owedMinor: outstandingMinor(payment) }] : [];
      })
      .toSorted((one, other) => other.days - one.days),
    ...paymentDays(payments, campaigns, period),
    giftedValue: totalIn(
      base,
      gifts.map(({ productValueMinor, currency }) => plain(productValueMinor ?? 0, currency)),
    ),
    rates: ratesOf(rows.deliverables, campaigns, options),
  };
}

function receivedIn({ payments, earnings }: DealRows, days: Days): ConvertibleMoney[] {
  const paid = payments
    .filter(({ paidOn }) => isIn(paidOn, days))
    .map((payment) => ({ ...payment, amountMinor: receivedMinor(payment) }));
  const commissions = earnings
    .filter(({ status, paidOn }) => status === 'paid' && isIn(paidOn, days))
    .map((earning) => ({ ...earning, amountMinor: earning.commissionMinor ?? 0 }));
  return [...paid, ...commissions];
}

function owed(payment: Payment): ConvertibleMoney {
  return { ...payment, amountMinor: outstandingMinor(payment) };
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

function paymentDays(
  payments: readonly Payment[],
  campaigns: ReadonlyMap<string, Campaign>,
  period: Period,
): Pick<DealFigures, 'daysToPay' | 'daysToPayByBrand'> {
  const taken = payments.flatMap(({ status, invoicedOn, paidOn, campaignId }) => {
    // A part that came in is not the end of waiting.
    if (status !== 'paid' || !invoicedOn || !paidOn || !isIn(paidOn, period)) return [];
    const brandId = campaigns.get(campaignId)?.brandId ?? null;
    return [{ brandId, days: daysFrom(invoicedOn, paidOn) }];
  });
  const byBrand = [...Map.groupBy(taken, ({ brandId }) => brandId)].map(([brandId, ones]) => ({
    brandId,
    days: mean(ones.map(({ days }) => days)) ?? 0,
    payments: ones.length,
  }));
  return {
    daysToPay: mean(taken.map(({ days }) => days)),
    daysToPayByBrand: byBrand.toSorted((one, other) => other.days - one.days),
  };
}

// A deliverable brings its own share of the fee, or an equal part of what is left after the agency.
function ratesOf(
  deliverables: readonly Deliverable[],
  campaigns: ReadonlyMap<string, Campaign>,
  { period, timeZone, base }: DealOptions,
): DealFigures['rates'] {
  const counted = deliverables.filter(({ status }) => status !== 'cancelled');
  const sizes = new Map(
    [...Map.groupBy(counted, ({ campaignId }) => campaignId)].map(([id, all]) => [id, all.length]),
  );
  const posted = counted.flatMap(({ campaignId, format, postedAt, feeShareMinor }) => {
    const campaign = campaigns.get(campaignId);
    const net = campaign && netFeeMinor(campaign);
    if (!campaign || !net || !postedAt || !isIn(dateOf(postedAt, timeZone), period)) return [];
    const minor = feeShareMinor ?? Math.round(net / (sizes.get(campaignId) ?? 1));
    return [{ format, money: plain(minor, campaign.currency) }];
  });
  return [...Map.groupBy(posted, ({ format }) => format)]
    .map(([format, ones]) => {
      const total = totalIn(
        base,
        ones.map(({ money }) => money),
      );
      // Those of a currency without a rate are named beside it, and no part of the mean.
      const known = ones.filter(({ money }) => money.currency === base).length;
      const amountMinor = known === 0 ? 0 : Math.round(total.amountMinor / known);
      return { format, rate: { ...total, amountMinor }, deliverables: ones.length };
    })
    .toSorted((one, other) => other.rate.amountMinor - one.rate.amountMinor);
}

function mean(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
}
