import { type Upload, useAllUploads } from '#domains/around/attachments/uploads.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

/**
 * Expenses with what is on its way to them as a receipt: what was added offline is missed by nobody.
 */
export function useWithWaitingReceipts(expenses: readonly Expense[]): readonly Expense[] {
  return withWaiting(expenses, useAllUploads());
}

/** The same, of uploads; one that was refused is no receipt. */
export function withWaiting(
  expenses: readonly Expense[],
  uploads: readonly Pick<Upload, 'subject' | 'error'>[],
): readonly Expense[] {
  const waiting = new Map<string, number>();
  for (const { subject, error } of uploads)
    if (subject.expenseId !== null && error === undefined)
      waiting.set(subject.expenseId, (waiting.get(subject.expenseId) ?? 0) + 1);
  if (waiting.size === 0) return expenses;
  return expenses.map((expense) => {
    const more = waiting.get(expense.id);
    return more ? { ...expense, receiptCount: expense.receiptCount + more } : expense;
  });
}
