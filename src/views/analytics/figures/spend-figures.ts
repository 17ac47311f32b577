import { togetherIn, type Total } from '#shared/money.ts';
import {
  deductibleTotal,
  spentTotal,
  sumsBy,
} from '#domains/money/expenses/figures/expense-figures.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { brandIdOf } from '#domains/money/expenses/rules.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { type Days, isIn, monthsIn, type Period } from './periods.ts';

interface Sum {
  /** Null of what names none, or one that was deleted. */
  id: string | null;
  total: Total;
  count: number;
}

export interface SpendFigures {
  spent: Total;
  spentBefore: Total;
  deductible: Total;
  months: readonly { month: string; spent: Total; isCurrent: boolean }[];
  byCategory: readonly Sum[];
  byBusiness: readonly Sum[];
  byBrand: readonly Sum[];
  /** The rows behind each figure, the latest first. */
  counted: { spent: readonly Expense[]; deductible: readonly Expense[] };
}

type Known = Pick<ReadonlySet<string>, 'has'>;

interface SpendOptions {
  period: Period;
  today: string;
  base: string;
  /** The ids of what is there to be spent on, by and for. */
  categories: Known;
  businesses: Known;
  brands: Known;
  /** By id: an expense of a deal is one for its brand. */
  campaigns: Pick<ReadonlyMap<string, Pick<Campaign, 'brandId'>>, 'get'>;
}

/** What a workspace spent in a period, in `base`; what has no rate stands apart. */
export function spendFigures(
  expenses: readonly Expense[],
  { period, today, base, categories, businesses, brands, campaigns }: SpendOptions,
): SpendFigures {
  const within = (days: Days) => expenses.filter(({ spentOn }) => isIn(spentOn, days));
  const counted = within(period).toSorted((one, other) => other.spentOn.localeCompare(one.spentOn));
  const by = (known: Known, idOf: (expense: Expense) => string | null): Sum[] => {
    const knownId = (id: string | null) => (id !== null && known.has(id) ? id : null);
    const sums = sumsBy(base, counted, (expense) => knownId(idOf(expense)));
    return sums.map(({ key, ...sum }) => ({ id: key, ...sum }));
  };
  return {
    spent: spentTotal(base, counted),
    spentBefore: spentTotal(base, within(period.before)),
    deductible: deductibleTotal(base, counted),
    months: monthsIn(period).map((month) => ({
      month,
      spent: spentTotal(
        base,
        counted.filter(({ spentOn }) => spentOn.startsWith(month)),
      ),
      isCurrent: today.startsWith(month),
    })),
    byCategory: by(categories, ({ expenseCategoryId }) => expenseCategoryId),
    byBusiness: by(businesses, ({ businessId }) => businessId),
    byBrand: by(brands, (expense) =>
      brandIdOf(expense, campaigns.get(expense.campaignId ?? '')),
    ).filter(({ id }) => id !== null),
    counted: { spent: counted, deductible: counted.filter(({ isDeductible }) => isDeductible) },
  };
}

/** What is left of what came in; what has no rate stands apart, also where it was spent. */
export function leftOf(income: Total, spent: Total): Total {
  return togetherIn([
    income,
    { amountMinor: -spent.amountMinor, notConverted: spent.notConverted },
  ]);
}
