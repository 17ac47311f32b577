import { Paperclip, ReceiptText } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Expense } from '#domains/money/expenses/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { Owed } from '#domains/shoots/bookings/costs/rules.ts';
import { addBookingExpense } from '#domains/shoots/bookings/panel/booking-actions.ts';
import { openBooking } from '#domains/shoots/bookings/panel/booking-panel-host.tsx';
import { bookingStatusLabels } from '#domains/shoots/bookings/rules.ts';

/** What was spent, and for which deal that counts. */
export function ExpenseRow({ expense }: { expense: Expense }) {
  const formats = useFormats();
  const deal = campaigns.useRows(rowsById).get(expense.campaignId ?? '');
  const about = [formatShortDate(expense.spentOn, formats), deal && `for ${deal.campaignName}`];
  return (
    <li className="row gap-8">
      <button
        type="button"
        className="opens grow anywhere"
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => openExpense({ expenseId: expense.id })}
      >
        {expense.title}
        <small className="block xs faint">{about.filter(Boolean).join(' · ')}</small>
      </button>
      {expense.receiptCount > 0 ? (
        <Paperclip size={13} className="faint" aria-label="With receipt" />
      ) : null}
      <span className="num">{formatMoney(expense.amountMinor, expense.currency)}</span>
    </li>
  );
}

/** What a booking costs, with the way to make an expense of it. */
export function BookedRow({ booking, canSpend }: { booking: Owed; canSpend: boolean }) {
  const formats = useFormats();
  const { id, title, startsOn, status, amountMinor, currency } = booking;
  const about = [startsOn && formatShortDate(startsOn, formats), bookingStatusLabels[status]];
  return (
    <li className="row gap-8 wraps">
      <button
        type="button"
        className="opens grow anywhere"
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => openBooking(id)}
      >
        {title}
        <small className="block xs faint">{about.filter(Boolean).join(' · ')}</small>
      </button>
      {canSpend ? (
        <Button size="sm" icon={<ReceiptText />} onClick={() => addBookingExpense(booking)}>
          Add as expense
        </Button>
      ) : null}
      <span className="num">{formatMoney(amountMinor, currency)}</span>
    </li>
  );
}
