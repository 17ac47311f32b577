import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { newId } from '#shared/ids.ts';
import { splitExpense } from './expense-actions.ts';

const { undo } = unanswered();

test('both halves of an expense are claimed, paid and noted as it was', () => {
  const said = {
    ...{ title: 'Lunch', currency: 'USD', spentOn: '2026-11-02', tags: ['tom'], notes: 'With Tom' },
    ...{ reimbursement: 'to_claim' as const, paidByUserId: newId(), status: 'draft' as const },
  };
  void expenses.create({ ...said, id: newId(), amountMinor: 3_801, taxMinor: 301 });
  const [whole] = expenses.read(allRows);
  if (!whole) throw new Error('It does not show');
  splitExpense(whole);
  const halves = expenses.read(allRows);
  expect(halves.map(({ amountMinor, taxMinor }) => [amountMinor, taxMinor])).toEqual([
    ...[
      [1_901, 151],
      [1_900, 150],
    ],
  ]);
  for (const half of halves) expect(half).toMatchObject(said);
  undo();
  expect(expenses.read(allRows)).toMatchObject([{ amountMinor: 3_801, taxMinor: 301 }]);
});
