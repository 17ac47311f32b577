import { Receipt } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { expenses } from './data.ts';
import { openExpense } from './panel/expense-panel-host.tsx';

/** Expenses. */
export const kinds: readonly RecordKind[] = [
  recordKind(expenses, {
    place: 113,
    label: 'Expenses',
    noun: 'Expense',
    icon: <Receipt />,
    titleOf: ({ title }) => title,
    look: ({ amountMinor, currency }) => ({ meta: formatMoney(amountMinor, currency) }),
    open: ({ id }) => openExpense({ expenseId: id }),
  }),
];
