import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { paymentsContract } from './contract.ts';
import { afterPaymentMove } from './rules.ts';
import type { Payment, PaymentMove } from './schema.ts';

const failedText = 'Failed to update payment';

/** The payments of all campaigns of the workspace. Those of deleted campaigns are among them. */
export const payments = defineCollection({
  name: 'payments',
  contract: paymentsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: { status: 'planned', dueOn: null },
  isOfMoney: true,
  messages: {
    load: 'Failed to load payments',
    create: 'Failed to add payment',
    update: failedText,
    remove: 'Failed to delete payment',
  },
});

const sendMove = defineAction(payments, {
  verb: 'move',
  operation: paymentsContract.move,
  failedText,
});

/** Moves a payment to another status; days that are not said are `today`. */
export function movePayment(payment: Payment, move: PaymentMove, today: string) {
  return sendMove(payment.id, move, afterPaymentMove(payment, move, today));
}

/** Takes back a move: the payment is again as it was before. */
export function takeBackMove(before: Payment) {
  const { status, invoicedOn, invoiceNumber, paidOn, paidAmountMinor } = before;
  const { feesWithheldMinor, rate, rateCurrency } = before;
  const noted = { invoicedOn, invoiceNumber, paidOn, paidAmountMinor, feesWithheldMinor };
  const undo = { ...noted, rate, rateCurrency };
  return sendMove(before.id, { status, undo }, { status, ...undo });
}
