import { Camera, Paperclip } from 'lucide-react';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { inBase, missesReceipt } from '#domains/money/expenses/figures/expense-figures.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import { reimbursementLabels } from '#domains/money/expenses/rules.ts';
import { type ExpenseLine, expenseValues, forText } from './expense-lines.ts';
import './expense-columns.css';

interface ColumnOptions {
  settings: DayFormats;
  base: string;
  /** From how much on a receipt is missed. */
  receiptFromMinor: number;
  isNarrow: boolean;
  canEdit: boolean;
}

/** One expense: when, what, what kind, for whom, its receipt, how much. */
export function expenseColumns(options: ColumnOptions): ListColumn<ExpenseLine>[] {
  const { settings, base } = options;
  const values = expenseValues(base);
  return [
    {
      name: 'title',
      label: 'Description',
      value: values.title,
      cell: (line) => <ExpenseName line={line} {...options} />,
    },
    {
      name: 'date',
      label: 'Date',
      isWide: true,
      className: 'expense-date muted num',
      value: values.date,
      cell: ({ expense }) => dayOf(expense, settings),
    },
    {
      name: 'category',
      label: 'Category',
      isWide: true,
      className: 'expense-category',
      value: values.category,
      cell: ({ category }) =>
        category ? <Tape color={category.color}>{category.name}</Tape> : null,
    },
    {
      name: 'for',
      label: 'For',
      isWide: true,
      className: 'expense-for muted',
      value: values.for,
      cell: (line) => (
        <span className="trunc" dir="auto">
          {forText(line)}
        </span>
      ),
    },
    {
      name: 'receipt',
      label: 'Receipt',
      isWide: true,
      className: 'expense-receipt',
      cell: (line) => <Receipt line={line} {...options} />,
    },
    {
      name: 'amount',
      label: 'Amount',
      isNumber: true,
      className: 'expense-amount',
      value: values.amount,
      cell: ({ expense }) => {
        const { amountMinor, currency } = expense;
        const minor = currency === base ? null : inBase(expense, base);
        return (
          <>
            {formatMoney(amountMinor, currency)}
            {currency === base ? null : (
              <small className="block faint">
                {minor === null ? 'no rate' : formatMoney(minor, base)}
              </small>
            )}
          </>
        );
      },
    },
  ];
}

function ExpenseName({ line, settings, isNarrow }: ColumnOptions & { line: ExpenseLine }) {
  const { expense, category } = line;
  const { id, title, spentOn, status, reimbursement } = expense;
  const claim = reimbursement === 'none' ? '' : reimbursementLabels[reimbursement];
  return (
    <span className="list-words stack">
      <button
        type="button"
        data-row
        className="trunc"
        dir="auto"
        onClick={() => openExpense({ expenseId: id })}
      >
        {title}
      </button>
      {isNarrow ? (
        <small className="inline gap-4">
          <HasReceipt of={expense} size={11} />
          <span className="trunc">
            {[dayOf({ spentOn }, settings), category?.name, forText(line), claim]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </small>
      ) : null}
      {status === 'draft' ? <Tape tone="lamp">To check</Tape> : null}
    </span>
  );
}

function HasReceipt({ of, size }: { of: ExpenseLine['expense']; size: number }) {
  if (of.receiptCount === 0) return null;
  return <Paperclip className="muted" size={size} aria-label={`${of.receiptCount} with receipt`} />;
}

function Receipt({
  line,
  base,
  receiptFromMinor,
  canEdit,
}: { line: ExpenseLine } & Pick<ColumnOptions, 'base' | 'receiptFromMinor' | 'canEdit'>) {
  const { id, receiptCount, reimbursement, title } = line.expense;
  if (reimbursement !== 'none')
    return <Tape tone="plain">{reimbursementLabels[reimbursement]}</Tape>;
  if (receiptCount > 0) return <HasReceipt of={line.expense} size={14} />;
  if (!canEdit || !missesReceipt(line.expense, base, receiptFromMinor)) return null;
  return (
    <button
      type="button"
      className="inline gap-4 xs icon-12 tape lamp-t"
      aria-label={`Add receipt to ${title}`}
      onClick={() => openExpense({ expenseId: id })}
    >
      <Camera aria-hidden="true" />
      Add receipt
    </button>
  );
}

// The year stands over the list.
function dayOf({ spentOn }: Pick<ExpenseLine['expense'], 'spentOn'>, settings: DayFormats): string {
  return formatShortDate(spentOn, { ...settings, today: spentOn });
}
