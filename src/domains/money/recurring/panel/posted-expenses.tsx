import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Expense } from '#domains/money/expenses/schema.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';

const byRecurring = (rows: readonly Expense[]) =>
  Map.groupBy(rows, ({ recurringExpenseId }) => recurringExpenseId);
const shownAtMost = 12;

/** The expenses that came of it, the last first. */
export function RecurringExpensesPosted({
  row,
  settings,
}: {
  row: RecurringExpense;
  settings: DayFormats;
}) {
  const posted = expenses.useRows(byRecurring).get(row.id) ?? [];
  if (posted.length === 0) return null;
  const last = posted.toSorted((one, other) => other.spentOn.localeCompare(one.spentOn));
  return (
    <section aria-labelledby="posted-expenses">
      <SectionHead id="posted-expenses" title="Expenses" note={posted.length} />
      <ul className="lines sm">
        {last.slice(0, shownAtMost).map(({ id, spentOn, amountMinor, currency, status }) => (
          <li key={id} className="row gap-10 tall-44">
            <button
              type="button"
              className="link grow start"
              onClick={() => openExpense({ expenseId: id })}
            >
              {formatShortDate(spentOn, settings)}
            </button>
            {status === 'draft' ? <Tape tone="lamp">To check</Tape> : null}
            <span className="num">{formatMoney(amountMinor, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
