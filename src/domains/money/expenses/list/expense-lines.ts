import type { Business } from '#domains/business/businesses/schema.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { brandIdOf } from '#domains/money/expenses/rules.ts';
import { inBase } from '#domains/money/expenses/figures/expense-figures.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

/** What expenses refer to, by id; what is gone is none. */
export interface ExpenseParts {
  categories: ReadonlyMap<string, ExpenseCategory>;
  businesses: ReadonlyMap<string, Business>;
  campaigns: ReadonlyMap<string, Campaign>;
  brands: ReadonlyMap<string, Brand>;
}

/** An expense with what its row shows besides. */
export interface ExpenseLine {
  id: string;
  expense: Expense;
  category: ExpenseCategory | undefined;
  business: Business | undefined;
  campaign: Campaign | undefined;
  brand: Brand | undefined;
}

/** The rows of expenses, in their order. */
export function expenseLines(expenses: readonly Expense[], parts: ExpenseParts): ExpenseLine[] {
  const named = <T>(rows: ReadonlyMap<string, T>, id: string | null) =>
    id === null ? undefined : rows.get(id);
  return expenses.map((expense) => {
    const campaign = named(parts.campaigns, expense.campaignId);
    return {
      id: expense.id,
      expense,
      category: named(parts.categories, expense.expenseCategoryId),
      business: named(parts.businesses, expense.businessId),
      campaign,
      brand: named(parts.brands, brandIdOf(expense, campaign)),
    };
  });
}

/** What it was for: the deal, else the brand, else whose business. */
export function forText({ campaign, brand, business }: ExpenseLine): string {
  return campaign?.campaignName ?? brand?.name ?? business?.name ?? '';
}

/** What expenses can be sorted by; amounts by what they are in the workspace's currency. */
export const expenseValues = (base: string) =>
  ({
    date: ({ expense }) => `${expense.spentOn} ${expense.id}`,
    title: ({ expense }) => expense.title,
    category: ({ category }) => category?.name ?? null,
    for: (line) => forText(line) || null,
    amount: ({ expense }) => inBase(expense, base) ?? expense.amountMinor,
  }) satisfies Record<string, (line: ExpenseLine) => string | number | null>;
