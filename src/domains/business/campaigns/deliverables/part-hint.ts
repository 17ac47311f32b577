import { formatMoney } from '#client/words/format-money.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

interface Part {
  /** Which one it is; a new one is none of those that are there. */
  id?: string;
  /** In minor units; NaN while it is no amount. */
  each: number | null;
  count: number;
}

/** What parts of the fee come to, where that is not plain. */
export function partHint({ campaign, deliverables: owed }: ShownDeal, { id, each, count }: Part) {
  if (!each) return undefined;
  const { feeMinor, currency } = campaign;
  const others = owed.filter((one) => one.id !== id && one.status !== 'cancelled');
  const all = others.reduce((sum, one) => sum + (one.feeShareMinor ?? 0), each * count);
  const money = (minor: number) => formatMoney(minor, currency);
  if (feeMinor !== null && all > feeMinor)
    return `All parts come to ${money(all)}, the fee is ${money(feeMinor)}`;
  return count > 1 ? `For each, ${money(each * count)} in all` : undefined;
}
