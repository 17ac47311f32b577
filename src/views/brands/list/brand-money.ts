import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import { commissionTotal } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import { averageDaysToPay } from '#domains/business/brands/rules.ts';
import {
  outstandingMinor,
  owedOf,
  receivedMinor,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';

/** What a brand, or all of them, pays and owes, in the workspace's currency. */
export interface BrandMoney {
  /** Campaigns that were more than a lead. */
  deals: number;
  /** What came in by the day it was paid, in the year. */
  paid: Total;
  /** Not paid in full, and not due before today. */
  outstanding: Total;
  /** Not paid in full, and due before today. */
  overdue: Total;
  /** Not paid in full, and without a due date yet: in neither of these sums. */
  stillToCome: Total;
  /** What products were worth in deals that gave them, by the day they were agreed, in the year. */
  gifted: Total;
  /** Commission of the year, without what was reversed. */
  affiliate: Total;
  /** From invoice to payment, of all that was paid so far. */
  daysToPay: number | null;
}

/** All that money is reckoned from. */
export interface MoneySources {
  campaigns: readonly Campaign[];
  payments: readonly Payment[];
  links: readonly AffiliateLink[];
  earnings: readonly AffiliateEarning[];
}

interface MoneyOptions {
  base: string;
  /** 'YYYY' */
  year: string;
  today: string;
}

/** The money of each brand that has some, by its id. */
export function moneyByBrand(
  sources: MoneySources,
  options: MoneyOptions,
): ReadonlyMap<string, BrandMoney> {
  const campaigns = Map.groupBy(sources.campaigns, ({ brandId }) => brandId);
  const payments = Map.groupBy(sources.payments, ({ campaignId }) => campaignId);
  const links = Map.groupBy(sources.links, ({ brandId }) => brandId);
  const earnings = Map.groupBy(sources.earnings, ({ affiliateLinkId }) => affiliateLinkId);
  const ids = new Set([...campaigns.keys(), ...links.keys()]);
  const entries = [...ids].flatMap((id): [string, BrandMoney][] => {
    if (id === null) return [];
    const own = campaigns.get(id) ?? [];
    const ownLinks = links.get(id) ?? [];
    const money = moneyOf(
      {
        campaigns: own,
        payments: own.flatMap((campaign) => payments.get(campaign.id) ?? []),
        links: ownLinks,
        earnings: ownLinks.flatMap((link) => earnings.get(link.id) ?? []),
      },
      options,
    );
    return [[id, money]];
  });
  return new Map(entries);
}

/** What of all that is about one brand. */
export function sourcesOf(sources: MoneySources, brandId: string): MoneySources {
  const campaigns = sources.campaigns.filter((one) => one.brandId === brandId);
  const links = sources.links.filter((one) => one.brandId === brandId);
  const campaignIds = new Set(campaigns.map(({ id }) => id));
  const linkIds = new Set(links.map(({ id }) => id));
  return {
    campaigns,
    links,
    payments: sources.payments.filter(({ campaignId }) => campaignIds.has(campaignId)),
    earnings: sources.earnings.filter(({ affiliateLinkId }) => linkIds.has(affiliateLinkId)),
  };
}

/** What of all that was agreed in one currency; deals paid in it count, whatever else they bring. */
export function agreedIn(sources: MoneySources, currency: string): MoneySources {
  const is = (one: { currency: string }) => one.currency === currency;
  const payments = sources.payments.filter(is);
  const paid = new Set(payments.map(({ campaignId }) => campaignId));
  return {
    links: sources.links,
    payments,
    earnings: sources.earnings.filter(is),
    campaigns: sources.campaigns
      .filter((one) => is(one) || paid.has(one.id))
      .map((one) => (is(one) ? one : { ...one, productValueMinor: null })),
  };
}

/** The currencies in which something was paid, is owed, given or earned, in order. */
export function currenciesIn({ campaigns, payments, earnings }: MoneySources): string[] {
  const gifts = campaigns.filter(({ productValueMinor }) => productValueMinor !== null);
  return [
    ...new Set([...payments, ...earnings, ...gifts].map(({ currency }) => currency)),
  ].toSorted();
}

/** What comes of all these deals and links together. */
export function moneyOf(sources: MoneySources, { base, year, today }: MoneyOptions): BrandMoney {
  const { campaigns, payments, earnings } = sources;
  const total = (amounts: readonly ConvertibleMoney[]) => totalIn(base, amounts);
  const { outstanding, overdue, undated } = owedOf(campaigns, payments, today);
  const open = (owed: readonly Payment[]) =>
    total(owed.map((payment) => asMoney(payment, outstandingMinor(payment))));
  return {
    deals: campaigns.filter(({ status }) => status !== 'lead' && status !== 'declined').length,
    paid: total(
      payments
        .filter(({ paidOn }) => paidOn?.startsWith(year))
        .map((payment) => asMoney(payment, receivedMinor(payment))),
    ),
    outstanding: open(outstanding),
    overdue: open(overdue),
    stillToCome: open(undated),
    gifted: total(campaigns.filter(({ agreedOn }) => agreedOn?.startsWith(year)).flatMap(giftOf)),
    affiliate: commissionTotal(
      base,
      earnings.filter(({ month }) => month.startsWith(year)),
    ),
    daysToPay: averageDaysToPay(payments.filter(({ status }) => status === 'paid')),
  };
}

/** Whether there is nothing to tell but that there are deals. */
export function hasMoney(money: BrandMoney): boolean {
  const { paid, outstanding, overdue, stillToCome, gifted, affiliate } = money;
  const totals = [paid, outstanding, overdue, stillToCome, gifted, affiliate];
  return totals.some(({ amountMinor, notConverted }) => amountMinor > 0 || notConverted.length > 0);
}

function asMoney(payment: Payment, amountMinor: number): ConvertibleMoney {
  const { currency, rate, rateCurrency } = payment;
  return { amountMinor, currency, rate, rateCurrency };
}

const withProduct: readonly string[] = ['gifted', 'paid_plus_product'];

function giftOf({ compensation, productValueMinor, ...money }: Campaign): ConvertibleMoney[] {
  if (productValueMinor === null || !withProduct.includes(compensation)) return [];
  const { currency, rate, rateCurrency } = money;
  return [{ amountMinor: productValueMinor, currency, rate, rateCurrency }];
}
