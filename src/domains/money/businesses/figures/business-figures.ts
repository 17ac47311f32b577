import { type ConvertibleMoney, type Total, totalIn } from '#shared/money.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import {
  outstandingMinor,
  owedOf,
  receivedMinor,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

/** All that the money of businesses is reckoned from. */
export interface BusinessSources {
  campaigns: readonly Campaign[];
  payments: readonly Payment[];
  links: readonly AffiliateLink[];
  earnings: readonly AffiliateEarning[];
  expenses: readonly Expense[];
}

interface Days {
  from: string;
  to: string;
}

/** What came in, went out and is owed, in one currency; what no rate leads there is named apart. */
export interface BusinessMoney {
  income: Total;
  spent: Total;
  outstanding: Total;
  overdue: Total;
}

/** What of all that is of one business; without one, what is of none. */
export function ofBusiness(sources: BusinessSources, businessId: string | null): BusinessSources {
  const is = (one: { businessId: string | null }) => one.businessId === businessId;
  const campaigns = sources.campaigns.filter(is);
  const links = sources.links.filter(is);
  const campaignIds = new Set(campaigns.map(({ id }) => id));
  const linkIds = new Set(links.map(({ id }) => id));
  return {
    campaigns,
    links,
    payments: sources.payments.filter(({ campaignId }) => campaignIds.has(campaignId)),
    earnings: sources.earnings.filter(({ affiliateLinkId }) => linkIds.has(affiliateLinkId)),
    expenses: sources.expenses.filter(is),
  };
}

/** Payments by the day they were paid, commission by its month, expenses by their day. */
export function businessMoney(
  sources: BusinessSources,
  { base, today, ...days }: { base: string; today: string } & Days,
): BusinessMoney {
  const { campaigns, payments } = sources;
  const { outstanding, overdue } = owedOf(campaigns, payments, today);
  const open = (owed: readonly Payment[]) =>
    totalIn(
      base,
      owed.map((payment) => ({ ...payment, amountMinor: outstandingMinor(payment) })),
    );
  return {
    income: totalIn(base, incomeIn(sources, days)),
    spent: totalIn(
      base,
      sources.expenses.filter(({ spentOn }) => isIn(spentOn, days)),
    ),
    outstanding: open(outstanding),
    overdue: open(overdue),
  };
}

/** What came in between two days: payments, and commission that was paid out. */
export function incomeIn({ payments, earnings }: BusinessSources, days: Days): ConvertibleMoney[] {
  return [
    ...payments
      .filter(({ paidOn }) => paidOn !== null && isIn(paidOn, days))
      .map((payment) => ({ ...payment, amountMinor: receivedMinor(payment) })),
    ...earnings
      .filter(
        ({ status, paidOn, month }) => status === 'paid' && isIn(paidOn ?? `${month}-01`, days),
      )
      .flatMap((earning) =>
        earning.commissionMinor === null
          ? []
          : [{ ...earning, amountMinor: earning.commissionMinor }],
      ),
  ];
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
    const from = month.toPlainDate({ day: 1 }).toString();
    const to = month.toPlainDate({ day: month.daysInMonth }).toString();
    return {
      month: month.toString(),
      income: totalIn(base, incomeIn(sources, { from, to })),
      spent: totalIn(
        base,
        sources.expenses.filter(({ spentOn }) => isIn(spentOn, { from, to })),
      ),
    };
  });
}

const isIn = (day: string, { from, to }: Days) => day >= from && day <= to;
