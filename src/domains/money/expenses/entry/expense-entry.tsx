import { PhraseEntry } from '#client/form/phrase-entry.tsx';
import { usePhrases } from '#client/form/use-phrases.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { starterCategories } from '#domains/money/expenses/categories/rules.ts';
import {
  addExpense,
  categoryCalled,
  usualCategoryId,
  usualOf,
} from '#domains/money/expenses/panel/expense-actions.ts';
import { type ExpensePhrase, problemOf, readExpense } from './read-expense.ts';
import './expense-entry.css';

interface ExpenseEntryProps {
  settings: DaySettings;
  base: string;
  /** What it is a cost of. */
  campaignId?: string;
}

/** One line that writes an expense down; what it says stands under it while it is typed. */
export function ExpenseEntry({ settings, base, campaignId }: ExpenseEntryProps) {
  const known = expenseCategories.useRows(rowsById);
  const brandById = brands.useRows(rowsById);
  const allBrands = brands.useRows(brandsByName);
  const entry = usePhrases(`expense-entry ${campaignId ?? ''}`);
  const isPhone = useIsPhone();
  const { today } = settings;
  const names = new Set([...known.values()].map(({ name }) => name));
  const said = readExpense(entry.text, {
    ...settings,
    currency: base,
    categories: [
      ...known.values(),
      ...starterCategories
        .filter(({ name }) => !names.has(name))
        .map(({ name }) => ({ id: name, name })),
    ],
    brands: allBrands,
    ignored: entry.ignored,
  });
  const category = said.expenseCategoryId ?? usualCategoryId(said.title);
  const brand = said.brandId ? brandById.get(said.brandId) : undefined;

  function add() {
    const { amountMinor, currency = base, title } = said;
    const problem = problemOf(said);
    if (problem !== undefined || amountMinor === undefined) return entry.setError(problem);
    const isStarter = said.expenseCategoryId !== undefined && !known.has(said.expenseCategoryId);
    const expenseCategoryId = isStarter ? categoryCalled(said.expenseCategoryId ?? '') : category;
    addExpense({
      ...usualOf(title, expenseCategoryId),
      title,
      amountMinor,
      currency,
      ...ratedIn(base, { currency, rate: lastRate(currency, base) }),
      spentOn: said.spentOn ?? today,
      expenseCategoryId,
      brandId: said.brandId ?? null,
      campaignId: campaignId ?? null,
    });
    entry.clear();
  }

  const phraseOf = (kind: ExpensePhrase['kind']) => said.phrases.find((one) => one.kind === kind);
  const categoryName =
    (category &&
      (known.get(category)?.name ??
        starterCategories.find(({ name }) => name === category)?.name)) ||
    undefined;
  const chips = [
    said.amountMinor === undefined
      ? undefined
      : {
          label: formatMoney(said.amountMinor, said.currency ?? base),
          tone: 'is-amount',
          phrase: phraseOf('amount'),
        },
    categoryName
      ? {
          label: categoryName,
          tone: (category && known.get(category)?.color) || 'blue',
          phrase: phraseOf('category'),
        }
      : undefined,
    brand ? { label: brand.name, tone: brand.color, phrase: phraseOf('brand') } : undefined,
    {
      label:
        said.spentOn && said.spentOn !== today ? formatShortDate(said.spentOn, settings) : 'Today',
      tone: '',
      phrase: phraseOf('date'),
    },
  ].filter((chip) => chip !== undefined);

  return (
    <PhraseEntry
      label="Quick expense"
      placeholder={isPhone ? '12.50 lunch #Meals' : '12.50 lunch with Halden yesterday #Meals'}
      entry={entry}
      chips={chips}
      onAdd={add}
    />
  );
}
