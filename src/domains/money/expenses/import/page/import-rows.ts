import { newId } from '#shared/ids.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { starterCategories, starterId } from '#domains/money/expenses/categories/rules.ts';
import type { ExpenseCategory } from '#domains/money/expenses/categories/schema.ts';
import type { ImportedRow } from '#domains/money/expenses/import/schema.ts';
import type { ImportSettings } from '#domains/money/expenses/import/reading/import-settings.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';

/** What all of them have in common; `rated` is what money of a currency is worth. */
interface Common extends Pick<ImportSettings, 'paymentMethod' | 'businessId'> {
  rated: (currency: string) => Pick<ImportedRow, 'rate' | 'rateCurrency'>;
}
type Category = Pick<ExpenseCategory, 'id' | 'isDeductibleDefault' | 'businessUseDefaultPercent'>;

/** The lines of a file as expenses; starter categories that they are the first to use are made before. */
export async function importRows(
  lines: readonly ReadLine[],
  { paymentMethod, businessId, rated }: Common,
  nameOf: (line: ReadLine) => string | null,
): Promise<ImportedRow[]> {
  const categories = await categoriesOf(new Set(lines.map(nameOf)));
  return lines.map((line) => {
    const { title, spentOn, amountMinor, currency, notes } = line;
    const category = categories.get(nameOf(line) ?? '');
    return {
      id: newId(),
      ...{ title, spentOn, amountMinor, currency, businessId, paymentMethod },
      ...rated(currency),
      ...(notes ? { notes } : {}),
      ...(category
        ? {
            expenseCategoryId: category.id,
            isDeductible: category.isDeductibleDefault,
            businessUsePercent: category.businessUseDefaultPercent,
          }
        : {}),
    };
  });
}

async function categoriesOf(
  names: ReadonlySet<string | null>,
): Promise<ReadonlyMap<string, Category>> {
  const known = expenseCategories.read(allRows);
  const found = new Map<string, Category>(known.map((category) => [category.name, category]));
  const { workspaceId } = getScope();
  for (const name of names) {
    const starter = starterCategories.find((one) => one.name === name);
    if (!starter || !workspaceId || found.has(starter.name)) continue;
    const id = starterId(workspaceId, starter.name);
    const sortOrder = found.size;
    // The expenses refer to it: it has to be there before them.
    const { ok } = await expenseCategories.create({ ...starter, id, sortOrder });
    if (ok) found.set(starter.name, { ...starter, id });
  }
  return found;
}
