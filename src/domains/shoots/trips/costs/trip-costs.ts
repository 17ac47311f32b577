import { useMore } from '#client/sync/reading/use-more.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useBaseCurrency, useIsOn } from '#domains/people/workspaces/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { latestFirst, spentTotal } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { spentIn } from './rules.ts';

/** What a trip costs by what was spent on it: in its own currency, and in that of the workspace. */
export function useTripCosts({ id, currency, isPrivate }: Trip) {
  const base = useBaseCurrency();
  const seesMoney = useSeesMoney();
  const isOn = useIsOn()('finance');
  const isShown = isOn && seesMoney;
  // A private trip has no expenses: those are for everybody.
  const more = useMore(expenses, isShown && !isPrivate ? [{ tripId: id }] : []);
  const costs = expenses.useRows(latestFirst).filter(({ tripId }) => tripId === id);
  return {
    isShown,
    status: isPrivate ? ('ready' as const) : more.status,
    retry: more.retry,
    costs,
    base,
    spent: spentIn(currency, costs),
    inBase: spentTotal(base, costs),
  };
}
