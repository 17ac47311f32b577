import type { Payment } from './schema.ts';
import { readBaseCurrency } from '#domains/people/workspaces/data.ts';
import { askPaid } from './paid-host.tsx';
import { movePaid } from './paid-moves.ts';

/** Marks a payment paid away from the page of its deal; one in another currency is asked for its rate. */
export function payAway(payment: Payment, today: string): void {
  if (payment.currency === readBaseCurrency()) movePaid(payment, { status: 'paid' }, today);
  else askPaid(payment);
}
