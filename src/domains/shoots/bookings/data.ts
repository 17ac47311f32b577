import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { newId } from '#shared/ids.ts';
import { bookingsContract } from './contract.ts';

/** What is booked for the trips of the workspace. */
export const bookings = defineCollection({
  name: 'bookings',
  contract: bookingsContract,
  scope: 'workspace',
  setByServer: { expenseId: null },
  messages: {
    load: 'Failed to load bookings',
    create: 'Failed to add booking',
    update: 'Failed to update booking',
    remove: 'Failed to delete booking',
  },
});

const sendSpend = defineAction(bookings, {
  verb: 'spend',
  operation: bookingsContract.spend,
  failedText: 'Failed to add expense',
});

/** Makes an expense of what a booking costs; the feed brings it. */
export function spendBooking(id: string): { expenseId: string; written: Promise<{ ok: boolean }> } {
  const expenseId = newId();
  return { expenseId, written: sendSpend(id, { expenseId }, { expenseId }) };
}
