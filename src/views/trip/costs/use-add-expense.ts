import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import { useDealsOf } from '#domains/shoots/trips/links/links-of.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** Asks for a new expense of a trip; one that is made for a single deal counts for that. */
export function useAddExpense({ id }: Trip): () => void {
  const deals = useDealsOf(id);
  const [onlyDeal] = deals.length === 1 ? deals : [];
  return () =>
    openExpense({ tripId: id, ...(onlyDeal ? { campaignId: onlyDeal.campaignId } : {}) });
}
