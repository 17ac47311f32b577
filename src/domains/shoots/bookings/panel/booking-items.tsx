import { Receipt, ReceiptText, Trash2 } from 'lucide-react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { openExpense } from '#domains/money/expenses/panel/expense-panel-host.tsx';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { addBookingExpense, removeBooking } from './booking-actions.ts';

interface Known {
  seesMoney: boolean;
  isPrivate: boolean;
  /** Whether the expense that was made of it is still there. */
  hasExpense: boolean;
}

/** What can be done with a whole booking. */
export function bookingItems(
  booking: Booking,
  { seesMoney, isPrivate, hasExpense }: Known,
): (MenuItem | 'separator')[] {
  const { expenseId, costMinor } = booking;
  const expense: MenuItem =
    expenseId && hasExpense
      ? {
          label: 'Open its expense',
          icon: <ReceiptText />,
          onSelect: () => openExpense({ expenseId }),
        }
      : {
          label: 'Add as expense',
          icon: <Receipt />,
          disabled: !costMinor || isPrivate,
          ...(isPrivate
            ? { hint: 'Share the trip first' }
            : costMinor
              ? {}
              : { hint: 'No cost yet' }),
          onSelect: () => addBookingExpense(booking),
        };
  return [
    ...(seesMoney ? [expense, 'separator' as const] : []),
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => removeBooking(booking) },
  ];
}
