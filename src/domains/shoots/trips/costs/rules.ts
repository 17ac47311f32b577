import { type ConvertibleMoney, type Money, type Total, totalIn } from '#shared/money.ts';

/** What was spent, in the currency of a trip: what has no rate into it stays apart by its own. */
export function spentIn(currency: string, costs: readonly ConvertibleMoney[]): Total {
  return totalIn(currency, costs);
}

/** What is left of a budget; less than nothing where more was spent. */
export function leftMinor(budgetMinor: number, spent: Total): number {
  return budgetMinor - spent.amountMinor;
}

/** What was spent of each currency, the largest sum of it first. */
export function byCurrency(costs: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of costs)
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums]
    .map(([currency, amountMinor]) => ({ currency, amountMinor }))
    .toSorted((one, other) => other.amountMinor - one.amountMinor);
}
