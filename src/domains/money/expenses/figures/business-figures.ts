import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import {
  outstandingMinor,
  owedOf,
  receivedMinor,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { spentTotal } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

/** All that the money of businesses is reckoned from. */
export interface BusinessSources {
  campaigns: readonly Campaign[];
  payments: readonly Payment[];
  links: readonly AffiliateLink[];
  earnings: readonly AffiliateEarning[];
  expenses: readonly Expense[];
}

/** Two days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What came in, went out and is owed, in one currency; what no rate leads there is named apart. */
export interface BusinessMoney {
  deals: Total;
  commission: Total;
  spent: Total;
  outstanding: Total;
  overdue: Total;
  /** Owed, but without a due date yet. */
  stillToCome: Total;
}

/**
 * What of all that is of one business. A deal or a link that names none is of the default; an expense
 * that names none is a private one.
 */
export function ofBusiness(
  sources: BusinessSources,
  { id, isDefault }: Pick<Business, 'id' | 'isDefault'>,
): BusinessSources {
  const is = ({ businessId }: { businessId: string | null }) =>
    businessId === id || (businessId === null && isDefault);
  const campaigns = sources.campaigns.filter(is);
  const links = sources.links.filter(is);
  const campaignIds = new Set(campaigns.map(({ id }) => id));
  const linkIds = new Set(links.map(({ id }) => id));
  return {
    campaigns,
    links,
    payments: sources.payments.filter(({ campaignId }) => campaignIds.has(campaignId)),
    earnings: sources.earnings.filter(({ affiliateLinkId }) => linkIds.has(affiliateLinkId)),
    expenses: sources.expenses.filter(({ businessId }) => businessId === id),
  };
}

/** Payments by the day they were paid, commission by that or its month, expenses by their day. */
export function businessMoney(
  sources: BusinessSources,
  { base, today, ...days }: { base: string; today: string } & Days,
): BusinessMoney {
  const { campaigns, payments } = sources;
  const { outstanding, overdue, undated } = owedOf(campaigns, payments, today);
  const open = (owed: readonly Payment[]) =>
    totalIn(
      base,
      owed.map((payment) => ({ ...payment, amountMinor: outstandingMinor(payment) })),
    );
  return {
    deals: totalIn(base, paidIn(sources, days)),
    commission: totalIn(base, commissionIn(sources, days)),
    spent: spentTotal(base, spentIn(sources, days)),
    outstanding: open(outstanding),
    overdue: open(overdue),
    stillToCome: open(undated),
  };
}

/** What brands paid between two days. */
export function paidIn({ payments }: BusinessSources, days: Days): ConvertibleMoney[] {
  return payments
    .filter(({ paidOn }) => paidOn !== null && isIn(paidOn, days))
    .map((payment) => ({ ...payment, amountMinor: receivedMinor(payment) }));
}

/** Commission that was paid out between two days. */
export function commissionIn({ earnings }: BusinessSources, days: Days): ConvertibleMoney[] {
  return earnings.flatMap((earning) => {
    const { status, paidOn, month, commissionMinor } = earning;
    const isThere =
      status === 'paid' && commissionMinor !== null && isIn(paidOn ?? `${month}-01`, days);
    return isThere ? [{ ...earning, amountMinor: commissionMinor }] : [];
  });
}

/** What was spent between two days. */
export function spentIn({ expenses }: BusinessSources, days: Days): Expense[] {
  return expenses.filter(({ spentOn }) => isIn(spentOn, days));
}

export interface MonthOfBusiness {
  /** `2026-03` */
  month: string;
  income: Total;
  spent: Total;
}

/** Profit and loss month by month between two days. */
export function monthsOf(sources: BusinessSources, base: string, days: Days): MonthOfBusiness[] {
  const first = Temporal.PlainYearMonth.from(days.from.slice(0, 7));
  const count = first.until(days.to.slice(0, 7), { largestUnit: 'months' }).months + 1;
  return Array.from({ length: count }, (_, at) => {
    const month = first.add({ months: at });
    const inMonth = {
      from: month.toPlainDate({ day: 1 }).toString(),
      to: month.toPlainDate({ day: month.daysInMonth }).toString(),
    };
    return {
      month: month.toString(),
      income: totalIn(base, [...paidIn(sources, inMonth), ...commissionIn(sources, inMonth)]),
      spent: spentTotal(base, spentIn(sources, inMonth)),
    };
  });
}

/** What is left of what came in, as far as all of it is known in one currency. */
export function netMinor({ deals, commission, spent }: BusinessMoney): number {
  return deals.amountMinor + commission.amountMinor - spent.amountMinor;
}

const isIn = (day: string, { from, to }: Days) => day >= from && day <= to;
