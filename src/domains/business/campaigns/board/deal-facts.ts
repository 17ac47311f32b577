import { isClosed, nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import {
  daysAfter,
  dueOn,
  outstandingMinor,
  owedOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import { type Total, totalIn } from '#shared/money.ts';
import type { DealSummary } from './deals.ts';

/** What a workspace's deals come to, over the board. */
export interface DealFigures {
  /** The fees of all deals that are not at their end. */
  openValue: Total;
  openCount: number;
  /** What is owed with a due date of this calendar month. */
  dueThisMonth: Total;
  overdue: Total;
  overdueCount: number;
  /** Deliverables that are due within seven days, or are late. */
  dueSoonCount: number;
}

const soonDays = 7;

/** The four figures, in `base` as far as rates are known. `today` is a calendar date. */
export function dealFigures(
  deals: readonly DealSummary[],
  today: string,
  base: string,
): DealFigures {
  const open = deals.filter(({ campaign }) => isOpen(campaign.status));
  const fees = open.flatMap(({ campaign }) => {
    const { feeMinor, currency, rate, rateCurrency } = campaign;
    return feeMinor === null ? [] : [{ amountMinor: feeMinor, currency, rate, rateCurrency }];
  });
  const { outstanding, overdue } = owedOf(
    deals.map(({ campaign }) => campaign),
    deals.flatMap(({ payments }) => payments),
    today,
  );
  const openIn = (payments: readonly Payment[]) =>
    totalIn(
      base,
      payments.map((one) => ({ ...one, amountMinor: outstandingMinor(one) })),
    );
  const month = today.slice(0, 7);
  const soon = daysAfter(today, soonDays);
  const works = open.flatMap(({ deliverables }) => deliverables).filter((one) => !isClosed(one));
  return {
    openValue: totalIn(base, fees),
    openCount: open.length,
    dueThisMonth: openIn(
      [...overdue, ...outstanding].filter((one) => dueOn(one)?.startsWith(month)),
    ),
    overdue: openIn(overdue),
    overdueCount: overdue.length,
    dueSoonCount: works.filter((one) => (nextDueOn(one) ?? '9999') <= soon).length,
  };
}
