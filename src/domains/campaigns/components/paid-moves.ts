import { tellDone } from '#client/ui/tell-done.ts';
import { movePayment, payments } from '#domains/campaigns/payments/data.ts';
import { canMovePayment } from '#domains/campaigns/payments/rules.ts';
import type { Payment, PaymentMove } from '#domains/campaigns/payments/schema.ts';

/** Moves a payment, or notes what else came in of one that is there; a way back is offered where the rules have one. */
export function movePaid(payment: Payment, move: PaymentMove, today: string): void {
  const { status } = payment;
  const words = { planned: 'planned', invoiced: 'invoiced', paid: 'paid' };
  const word = move.status in words ? words[move.status as keyof typeof words] : 'closed';
  const isThere = move.status === status;
  const moved = { ...payment, status: move.status };
  const undo = () => [
    ...(isThere ? [] : [movePayment(moved, { status }, today)]),
    // A move alone does not know what had come in, and when.
    payments.update(payment.id, receivedOf(payment)),
  ];
  tellDone(
    `${payment.label} marked ${word}`,
    [movePayment(payment, move, today)],
    isThere || canMovePayment(move.status, status) ? undo : undefined,
  );
}

/** What is noted of money that has come in. */
export function receivedOf(payment: Payment) {
  const { paidOn, paidAmountMinor, feesWithheldMinor } = payment;
  return { paidOn, paidAmountMinor, feesWithheldMinor };
}
