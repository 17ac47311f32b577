import type { core } from 'zod/mini';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';

type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Together = Pick<
  Payment,
  'amountMinor' | 'paidAmountMinor' | 'feesWithheldMinor' | 'currency' | 'rate'
>;
interface Wrong {
  field: keyof Together;
  message: string;
}

/** Of the amount. */
const mostPaid = 2;
/** What an amount has to go with; the words for the amount are said where it alone is changed. */
const withAmount = [
  {
    field: 'paidAmountMinor',
    isWrong: (payment: Together) => (payment.paidAmountMinor ?? 0) > mostPaid * payment.amountMinor,
    message: 'This is more than twice the amount',
    ofAmount: 'Use at least half of what has come in',
  },
  {
    field: 'feesWithheldMinor',
    isWrong: (payment: Together) => payment.feesWithheldMinor >= payment.amountMinor,
    message: 'Use less than the amount',
    ofAmount: 'Use more than what was kept on the way',
  },
] as const;

/** What does not go together once a payment says something new, beside what is said; null if all does. */
export function wrongTogether(payment: Together, said: Said<Together>): Wrong | null {
  const isSaid = (field: keyof Together) => said[field] !== undefined;
  const after: Together = {
    amountMinor: said.amountMinor ?? payment.amountMinor,
    paidAmountMinor: isSaid('paidAmountMinor')
      ? (said.paidAmountMinor ?? null)
      : payment.paidAmountMinor,
    feesWithheldMinor: said.feesWithheldMinor ?? payment.feesWithheldMinor,
    currency: said.currency ?? payment.currency,
    rate: payment.rate,
  };
  for (const { field, isWrong, message, ofAmount } of withAmount) {
    if (isSaid(field) && isWrong(after)) return { field, message };
    if (isSaid('amountMinor') && isWrong(after)) return { field: 'amountMinor', message: ofAmount };
  }
  const isOldRate = after.currency !== payment.currency && after.rate !== null && !isSaid('rate');
  return isOldRate ? { field: 'rate', message: 'Say the rate of the new currency with it' } : null;
}

/** A zod check: what is said of a new payment goes together. */
export function checkTogether(payload: core.ParsePayload<Together>): void {
  report(payload, wrongTogether(payload.value, payload.value));
}

/** The same of changes, with the rest of a stored payment. */
export function checkChangesOf(stored: Together) {
  return (payload: core.ParsePayload<Said<Together>>): void =>
    report(payload, wrongTogether(stored, payload.value));
}

function report({ value, issues }: core.ParsePayload, wrong: Wrong | null): void {
  if (!wrong) return;
  issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value });
}

/** A zod check: a rate is one into a currency, and a currency of none says nothing. */
export function checkRate({
  value,
  issues,
}: core.ParsePayload<Said<Pick<Payment, 'rate' | 'rateCurrency'>>>): void {
  const { rate, rateCurrency } = value;
  if (rate === undefined || rateCurrency === undefined) return;
  if ((rate === null) === (rateCurrency === null)) return;
  const path = [rate === null ? 'rate' : 'rateCurrency'];
  const message = 'Say the rate together with its currency';
  issues.push({ code: 'custom', path, message, input: value });
}
