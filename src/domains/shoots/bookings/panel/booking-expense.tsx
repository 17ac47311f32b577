import { rowsById } from '#client/sync/reading/selectors.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Button } from '#client/ui/button.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { changeExpense } from '#domains/money/expenses/panel/expense-actions.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { addBookingExpense } from './booking-actions.ts';

interface BookingExpenseProps {
  booking: Booking;
  trip: Trip;
  /** Whether the expense that was made of it is still there. */
  hasExpense: boolean;
  canEdit: boolean;
}

/** The expense that was made of a booking, or the way to make it; where the two do not agree, both are said. */
export function BookingExpense({ booking, trip, hasExpense, canEdit }: BookingExpenseProps) {
  const seesMoney = useSeesMoney();
  const { expenseId, costMinor, currency } = booking;
  const expense = expenses.useRows(rowsById).get(expenseId ?? '');
  if (!seesMoney) return null;
  if (!expenseId || !hasExpense)
    return canEdit && costMinor && !trip.isPrivate ? (
      <p>
        <Button onClick={() => addBookingExpense(booking)}>Add as expense</Button>
      </p>
    ) : null;
  const differs =
    expense && costMinor && (expense.amountMinor !== costMinor || expense.currency !== currency);
  return (
    <p className="row gap-8 wraps">
      <button type="button" className="link" onClick={() => openExpense({ expenseId })}>
        Open its expense
      </button>
      {differs ? (
        <>
          <span className="sm muted num" role="status">
            {`It says ${formatMoney(expense.amountMinor, expense.currency)}.`}
          </span>
          {canEdit ? (
            <Button
              size="sm"
              onClick={() => changeExpense(expense, { amountMinor: costMinor, currency })}
            >
              {`Make it ${formatMoney(costMinor, currency)}`}
            </Button>
          ) : null}
        </>
      ) : null}
    </p>
  );
}
