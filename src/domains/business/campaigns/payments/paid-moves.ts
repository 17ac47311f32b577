import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { movePayment, takeBackMove } from './data.ts';
import type { Payment, PaymentMove, PaymentStatus } from './schema.ts';

const done: Record<PaymentStatus, string> = {
  planned: 'marked planned',
  invoiced: 'marked invoiced',
  paid: 'marked paid',
  written_off: 'written off',
  void: 'voided',
};

/** Moves a payment, or notes what else came in of one that is there, and offers the way back. */
export function movePaid(payment: Payment, move: PaymentMove, today: string): void {
  tellDone(`${payment.label} ${done[move.status]}`, [movePayment(payment, move, today)], () =>
    takeBackMove(payment),
  );
}
