import { expect, test } from 'vitest';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { noSubject } from '#shared/subject.ts';
import { missesReceipt } from './expense-figures.ts';
import { withWaiting } from './waiting-receipts.ts';

// Only what these functions read.
const anExpense = (id: string, receiptCount = 0) =>
  ({
    id,
    receiptCount,
    amountMinor: 9_990,
    baseMinor: 9_990,
    baseCurrency: 'USD',
    currency: 'USD',
  }) as Expense;

test('a receipt on its way to the server is missed by nobody, one that was refused is', () => {
  const about = (expenseId: string) => ({ ...noSubject, expenseId });
  const rows = withWaiting(
    [anExpense('sent'), anExpense('refused'), anExpense('two', 1), anExpense('none')],
    [
      { subject: about('sent'), error: undefined },
      { subject: about('refused'), error: 'Too large' },
      { subject: about('two'), error: undefined },
    ],
  );
  expect(rows.map(({ receiptCount }) => receiptCount)).toEqual([1, 0, 2, 0]);
  expect(rows.filter((row) => missesReceipt(row, 'USD', 0)).map(({ id }) => id)).toEqual([
    'refused',
    'none',
  ]);
});
