import { allRows } from '#client/sync/reading/selectors.ts';
import { recurringExpenses } from '#domains/money/recurring/data.ts';
import { openWithin } from '#domains/money/recurring/figures/recurring-figures.ts';
import type { Bill } from './cash-flow.ts';

/** A little more than the six months that are shown. */
const daysAhead = 186;

/** What is due of recurring expenses, and falls due in the coming months. */
export function useBills(today: string): readonly Bill[] {
  const rows = recurringExpenses.useRows(allRows);
  return openWithin(rows, today, daysAhead).map(
    ({ dueOn, amountMinor, row: { currency, rate, rateCurrency } }) => ({
      ...{ dueOn, amountMinor, currency, rate, rateCurrency },
    }),
  );
}
