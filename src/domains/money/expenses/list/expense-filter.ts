import type { Choice, ListFilter, ListQuestions, ListRules } from '#client/list/list-words.ts';
import { missesReceipt } from '#domains/money/expenses/figures/expense-figures.ts';
import { methodLabels } from '#domains/money/expenses/rules.ts';
import { expenseMethods } from '#domains/money/expenses/schema.ts';
import { type ExpenseLine, forText } from './expense-lines.ts';

interface RuleOptions {
  categories: readonly Choice[];
  businesses: readonly Choice[];
  campaigns: readonly Choice[];
  brands: readonly Choice[];
  base: string;
  /** From how much on a receipt is missed. */
  receiptFromMinor: number;
}

const none = 'none';

/** By what expenses are looked for. */
export function expenseRules(
  lines: readonly ExpenseLine[],
  { categories, businesses, campaigns, brands, base, receiptFromMinor }: RuleOptions,
): ListRules<ExpenseLine> {
  const used = <T>(valueOf: (line: ExpenseLine) => T) => new Set(lines.map(valueOf));
  const referring = (
    name: string,
    label: string,
    choices: readonly Choice[],
    idOf: (line: ExpenseLine) => string | null,
  ): ListFilter<ExpenseLine> => {
    const ids = used(idOf);
    return {
      name,
      label,
      choices: [
        ...choices.filter(({ value }) => ids.has(value)),
        ...(ids.has(null) && ids.size > 1
          ? [{ value: none, label: `No ${label.toLowerCase()}` }]
          : []),
      ],
      passes: (line, value) => (idOf(line) ?? none) === value,
    };
  };
  const currencies = [...used(({ expense }) => expense.currency)].sort();
  const tags = [...new Set(lines.flatMap(({ expense }) => expense.tags))].sort();
  const same = (value: string) => ({ value, label: value });
  return {
    filters: [
      referring('category', 'Category', categories, ({ expense }) => expense.expenseCategoryId),
      referring('business', 'Business', businesses, ({ expense }) => expense.businessId),
      referring('campaign', 'Campaign', campaigns, ({ expense }) => expense.campaignId),
      referring('brand', 'Brand', brands, ({ brand }) => brand?.id ?? null),
      {
        name: 'method',
        label: 'Paid with',
        choices: expenseMethods.map((value) => ({ value, label: methodLabels[value] })),
        passes: ({ expense }, value) => expense.paymentMethod === value,
      },
      {
        name: 'currency',
        label: 'Currency',
        choices: currencies.length > 1 ? currencies.map(same) : [],
        passes: ({ expense }, value) => expense.currency === value,
      },
      {
        name: 'tag',
        label: 'Tag',
        choices: tags.map(same),
        passes: ({ expense }, value) => expense.tags.includes(value),
      },
    ],
    questions: questions({ base, receiptFromMinor }),
    textOf: (line) =>
      [line.expense.title, line.category?.name, forText(line), ...line.expense.tags].join(' '),
  };
}

function questions({
  base,
  receiptFromMinor,
}: Pick<RuleOptions, 'base' | 'receiptFromMinor'>): ListQuestions<ExpenseLine> {
  return {
    name: 'only',
    label: 'Expenses',
    chips: [
      { value: 'all', label: 'All' },
      {
        value: 'receipt',
        label: 'No receipt',
        passes: ({ expense }) => missesReceipt(expense, base, receiptFromMinor),
      },
      {
        value: 'reimburse',
        label: 'To reimburse',
        passes: ({ expense: { reimbursement } }) =>
          reimbursement === 'to_claim' || reimbursement === 'claimed',
      },
      {
        value: 'deductible',
        label: 'Deductible',
        passes: ({ expense }) => expense.isDeductible,
      },
      { value: 'check', label: 'To check', passes: ({ expense }) => expense.status === 'draft' },
    ],
  };
}
