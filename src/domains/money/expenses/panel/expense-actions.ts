import { picked } from '#client/sync/live/changed-fields.ts';
import { openRecord } from '#client/record/openers.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { changeMany, countText } from '#client/sync/change-many.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { attachFiles, cancelUploads } from '#domains/around/attachments/uploads.ts';
import { newId } from '#shared/ids.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { starterCategories, starterId } from '#domains/money/expenses/categories/rules.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { isLike } from '#domains/money/expenses/rules.ts';
import type { Expense, ExpenseChanges, Reimbursement } from '#domains/money/expenses/schema.ts';

type NewExpense = Omit<Parameters<typeof expenses.create>[0], 'id'>;

/**
 * Adds an expense with its receipts and says so; gives its id. What looks like one that is there
 * says that, too.
 */
export function addExpense(fields: NewExpense, receipts: readonly File[] = []): string {
  const id = newId();
  const isTwice = expenses.read(allRows).some((one) => isLike(one, fields));
  const written = expenses.create({ ...fields, id });
  if (receipts.length > 0) void attachFiles({ expenseId: id }, receipts);
  tellDone(isTwice ? 'Looks like a duplicate' : 'Expense added', [written], () => {
    cancelUploads({ expenseId: id });
    return expenses.remove(id);
  });
  return id;
}

const wordsOf = (title: string) => title.trim().toLowerCase();
const isLater = (one: Expense, than: Expense | undefined) => !than || one.id > than.id;

// Read while a line is typed: of many thousands none are sorted, and none looked at twice.
const latestByWords = (rows: readonly Expense[]) => {
  const latest = new Map<string, Expense>();
  for (const one of rows) {
    const words = wordsOf(one.title);
    if (isLater(one, latest.get(words))) latest.set(words, one);
  }
  return latest;
};
const latestOfAll = (rows: readonly Expense[]) =>
  rows.reduce<Expense | undefined>((last, one) => (isLater(one, last) ? one : last), undefined);

/** The last expense of that name; a list of thousands is not looked at while there is no name. */
function lastLike(title: string): Expense | undefined {
  const words = wordsOf(title);
  return words === '' ? undefined : expenses.read(latestByWords).get(words);
}

const categoryOf = (id: string | null) => expenseCategories.read(rowsById).get(id ?? '');

/** The category that an expense of that name had last, if it is there. */
export function usualCategoryId(title: string): string | null {
  return categoryOf(lastLike(title)?.expenseCategoryId ?? null)?.id ?? null;
}

/** What an expense has until somebody says otherwise: as the last one of that name, by its category. */
export function usualOf(title: string, expenseCategoryId: string | null) {
  const like = lastLike(title);
  const category = categoryOf(expenseCategoryId ?? like?.expenseCategoryId ?? null);
  return {
    expenseCategoryId: category?.id ?? null,
    paymentMethod: like?.paymentMethod ?? expenses.read(latestOfAll)?.paymentMethod ?? 'card',
    businessId: businesses.read(allRows).find(({ isDefault }) => isDefault)?.id ?? null,
    isDeductible: category?.isDeductibleDefault ?? true,
    businessUsePercent: category?.businessUseDefaultPercent ?? 100,
  };
}

/** Changes an expense as its fields are left; currency and rate go together. */
export function changeExpense(expense: Expense, changes: ExpenseChanges): void {
  const { rate, rateCurrency } = expense;
  const together = 'currency' in changes || 'rate' in changes ? { rate, rateCurrency } : {};
  editRecord<ExpenseChanges>(expense, { ...together, ...changes }, (fields) =>
    expenses.update(expense.id, fields),
  );
}

/** The category of this name, made of the starter set if it is used for the first time. */
export function categoryCalled(name: string): string | null {
  const known = expenseCategories.read(allRows);
  const words = name.trim().toLowerCase();
  const found = known.find((one) => one.name.toLowerCase() === words);
  if (found) return found.id;
  const { workspaceId } = getScope();
  const starter = starterCategories.find((one) => one.name.toLowerCase() === words);
  if (!workspaceId || !starter) return null;
  const id = starterId(workspaceId, starter.name);
  void expenseCategories.create({ ...starter, id, sortOrder: known.length });
  return id;
}

// What another expense made of it has as well.
const carried = [
  ...(['title', 'amountMinor', 'currency', 'rate', 'rateCurrency', 'taxMinor'] as const),
  ...(['expenseCategoryId', 'businessId', 'campaignId', 'brandId', 'tripId'] as const),
  ...(['paymentMethod', 'isDeductible', 'businessUsePercent', 'tags'] as const),
] satisfies (keyof Expense)[];

// What a half of it has besides: it is the same purchase.
const halved = ['reimbursement', 'reimbursedOn', 'paidByUserId', 'status', 'notes'] as const;

// Picked by the names that the type says.
const copied = (expense: Expense) =>
  picked(expense, carried) as Pick<Expense, (typeof carried)[number]>;

/** Writes an expense down once more, on the day of today. */
export function duplicateExpense(expense: Expense, today: string): string {
  return addExpense({ ...copied(expense), notes: expense.notes, spentOn: today });
}

/** Halves an expense into two; an odd unit stays with the first. */
export function splitExpense(expense: Expense): void {
  const { amountMinor, taxMinor, spentOn } = expense;
  const half = Math.floor(amountMinor / 2);
  if (half === 0) return;
  const id = newId();
  const halfTax = taxMinor === null ? null : Math.floor(taxMinor / 2);
  const kept = {
    amountMinor: amountMinor - half,
    taxMinor: taxMinor === null ? null : taxMinor - (halfTax ?? 0),
  };
  const other = {
    ...{ ...copied(expense), ...picked(expense, halved) },
    ...{ id, spentOn, amountMinor: half, taxMinor: halfTax },
  };
  const undo = async () => {
    const [first] = await Promise.all([
      expenses.update(expense.id, { amountMinor, taxMinor }),
      expenses.remove(id),
    ]);
    return first;
  };
  tellDone(
    'Expense split in two',
    [expenses.update(expense.id, kept), expenses.create(other)],
    undo,
  );
}

/** Says whether money comes back for some expenses. */
export function reimburse(
  rows: readonly Expense[],
  reimbursement: Reimbursement,
  today: string,
  done: string,
): void {
  changeMany(
    expenses,
    rows,
    () => ({ reimbursement, reimbursedOn: reimbursement === 'reimbursed' ? today : null }),
    countText(rows.length, 'expense', done),
  );
}

/** Deletes an expense; Undo brings it back with its receipts. */
export function deleteExpense({ id }: Expense): void {
  tellDone('Expense deleted', [expenses.remove(id)], () => expenses.restore(id));
}

/** Asks for what is paid again and again as this expense was: the form is the affair of a later domain. */
export function repeatExpense({ id }: Expense): void {
  openRecord({ collection: 'repeated-expenses', id });
}
