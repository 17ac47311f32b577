import { Copy, MoreHorizontal, RefreshCw, Split, Trash2 } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { formatLongDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { type Expense, expense as expenseSchema } from '#domains/money/expenses/schema.ts';
import {
  changeExpense,
  deleteExpense,
  duplicateExpense,
  repeatExpense,
  splitExpense,
} from './expense-actions.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { openExpense } from './expense-panel-host.tsx';

const readTitle = bySchema(expenseSchema.shape.title);

interface ExpensePanelProps {
  expenseId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one expense, its receipts first. */
export function ExpensePanel({ expenseId, open, onClose, onWalk }: ExpensePanelProps) {
  const expense = expenses.useRows(rowsById).get(expenseId);
  const settings = useFormats();
  const canEdit = useCan('edit');
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={expenseId}
      title={expense?.title ?? 'Expense'}
      deeds={
        expense && canEdit ? (
          <ExpenseDeeds expense={expense} today={settings.today} onClose={onClose} />
        ) : null
      }
    >
      {expense ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Description"
            value={expense.title}
            canEdit={canEdit}
            read={readTitle}
            onSave={(title) => changeExpense(expense, { title })}
          >
            <span className="num">
              {`${formatMoney(expense.amountMinor, expense.currency)} · ${formatLongDate(expense.spentOn, settings)}`}
            </span>
          </RecordTitle>
          <Attachments
            subject={{ expenseId }}
            title="Receipts"
            emptyText="No receipt yet. Drop a photo or a PDF here, or paste one."
          />
          <ExpenseFields expense={expense} canEdit={canEdit} settings={settings} />
        </>
      ) : (
        <p className="muted">This expense no longer exists.</p>
      )}
    </RecordPanel>
  );
}

interface ExpenseDeedsProps {
  expense: Expense;
  today: string;
  onClose: () => void;
}

function ExpenseDeeds({ expense, today, onClose }: ExpenseDeedsProps) {
  return (
    <Menu
      label={`More for ${expense.title}`}
      align="end"
      trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
      items={[
        {
          label: 'Duplicate',
          icon: <Copy />,
          onSelect: () => openExpense({ expenseId: duplicateExpense(expense, today) }),
        },
        {
          label: 'Repeat this',
          icon: <RefreshCw />,
          onSelect: () => repeatExpense(expense),
        },
        { label: 'Split in two', icon: <Split />, onSelect: () => splitExpense(expense) },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => {
            deleteExpense(expense);
            onClose();
          },
        },
      ]}
    />
  );
}
