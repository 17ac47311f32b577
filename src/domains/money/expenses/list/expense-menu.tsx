import { Copy, HandCoins, MoreHorizontal, RefreshCw, Split, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import {
  deleteExpense,
  duplicateExpense,
  reimburse,
  repeatExpense,
  splitExpense,
} from '#domains/money/expenses/panel/expense-actions.ts';
import type { Expense } from '#domains/money/expenses/schema.ts';

/** What can be done with one expense. */
export function ExpenseMenu({ expense, today }: { expense: Expense; today: string }) {
  const { reimbursement } = expense;
  const next =
    reimbursement === 'none'
      ? ({ to: 'to_claim', label: 'To claim back', done: 'to be claimed' } as const)
      : reimbursement === 'to_claim'
        ? ({ to: 'claimed', label: 'Mark claimed', done: 'claimed' } as const)
        : ({ to: 'reimbursed', label: 'Mark reimbursed', done: 'reimbursed' } as const);
  return (
    <Menu
      label={`More for ${expense.title}`}
      align="end"
      trigger={
        <IconButton size="sm" label={`More for ${expense.title}`} icon={<MoreHorizontal />} />
      }
      items={[
        {
          label: 'Duplicate',
          icon: <Copy />,
          onSelect: () => void duplicateExpense(expense, today),
        },
        {
          label: 'Repeat this',
          icon: <RefreshCw />,
          onSelect: () => repeatExpense(expense),
        },
        { label: 'Split in two', icon: <Split />, onSelect: () => splitExpense(expense) },
        ...(reimbursement === 'reimbursed'
          ? []
          : [
              {
                label: next.label,
                icon: <HandCoins />,
                onSelect: () => reimburse([expense], next.to, today, next.done),
              },
            ]),
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => deleteExpense(expense),
        },
      ]}
    />
  );
}
