import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import { starterCategories } from '#domains/money/expenses/categories/rules.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';
import type { ReadLine } from './read-lines.ts';

type Known = Pick<ExpenseCategory, 'id' | 'name'>;

const keyOf = (text: string) => text.trim().toLowerCase();

/** A selector: which category the last expense of a title has. */
export function categoriesByTitle(rows: readonly Expense[]): ReadonlyMap<string, string> {
  const found = new Map<string, { id: string; expenseCategoryId: string }>();
  for (const { id, title, expenseCategoryId } of rows) {
    const before = found.get(keyOf(title));
    if (expenseCategoryId !== null && (!before || before.id < id))
      found.set(keyOf(title), { id, expenseCategoryId });
  }
  return new Map([...found].map(([title, { expenseCategoryId }]) => [title, expenseCategoryId]));
}

/**
 * Says the category of a line, by its name: what the file calls it, if there is one of that name or a
 * starter, else that of the last expense of the same title.
 */
export function categoryNames(
  known: readonly Known[],
  byTitle: ReadonlyMap<string, string>,
): (line: Pick<ReadLine, 'title' | 'category'>) => string | null {
  const names = new Map([
    ...starterCategories.map(({ name }): [string, string] => [keyOf(name), name]),
    ...known.map(({ name }): [string, string] => [keyOf(name), name]),
  ]);
  const nameById = new Map(known.map(({ id, name }) => [id, name]));
  return ({ title, category }) =>
    names.get(keyOf(category)) ?? nameById.get(byTitle.get(keyOf(title)) ?? '') ?? null;
}
