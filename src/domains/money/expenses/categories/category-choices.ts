import { categoryCalled } from '#domains/money/expenses/panel/expense-actions.ts';
import { expenseCategories } from './data.ts';
import { starterCategories } from './rules.ts';
import type { ExpenseCategory } from './schema.ts';

/** A category to choose: one that is there, or one of the starter set that is made when it is chosen. */
export interface CategoryChoice extends Pick<
  ExpenseCategory,
  'name' | 'color' | 'isDeductibleDefault' | 'businessUseDefaultPercent'
> {
  /** Its id, or the name of one that is to be made. */
  value: string;
  /** Gives its id, and makes it where it is not there yet. */
  choose: () => string | null;
}

const byName = (rows: readonly ExpenseCategory[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** What an expense can be: all categories but archived ones, except for one that is chosen already. */
export function useCategoryChoices(chosenId: string | null = null): CategoryChoice[] {
  const all = expenseCategories.useRows(byName);
  const names = new Set(all.map(({ name }) => name.toLowerCase()));
  return [
    ...all
      .filter(({ id, isArchived }) => !isArchived || id === chosenId)
      .map((category) => ({ ...category, value: category.id, choose: () => category.id })),
    ...starterCategories
      .filter(({ name }) => !names.has(name.toLowerCase()))
      .map((starter) => ({
        ...starter,
        value: starter.name,
        choose: () => categoryCalled(starter.name),
      })),
  ];
}
