import type { DateRule } from '#shared/dated.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { Payment, PaymentMove, PaymentStatus } from './schema.ts';

/** The moves of a payment: each has its way back, and only what was invoiced is written off. */
const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  planned: ['invoiced', 'paid', 'void'],
  invoiced: ['paid', 'planned', 'void', 'written_off'],
  paid: ['invoiced', 'planned'],
  written_off: ['invoiced'],
  void: ['planned', 'invoiced'],
};

/** The statuses that a payment may go to next. */
export function paymentMovesFrom(status: PaymentStatus): readonly PaymentStatus[] {
  return moves[status];
}

export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}

/** What a move changes of a payment; days that nobody said are today. */
export function afterPaymentMove(
  payment: Amounts & Pick<Payment, 'invoicedOn' | 'paidOn'>,
  move: PaymentMove,
  today: string,
): Partial<Payment> {
  const { status, invoiceNumber, feesWithheldMinor, rate, rateCurrency, undo } = move;
  if (undo) return { status, ...undo };
  // Said again it says nothing new, but of one that came in as a part, or whose amount was raised since.
  const known = payment.status === 'paid' && outstandingMinor(payment) === 0 ? payment : null;
  const isBack = payment.status === 'paid' && isOpen(status);
  return {
    status,
    ...(invoiceNumber === undefined ? {} : { invoiceNumber }),
    ...(feesWithheldMinor === undefined ? {} : { feesWithheldMinor }),
    ...(rate === undefined || rateCurrency === undefined ? {} : { rate, rateCurrency }),
    ...(status === 'planned' ? { invoicedOn: null } : {}),
    ...(status === 'invoiced'
      ? { invoicedOn: move.invoicedOn ?? payment.invoicedOn ?? today }
      : {}),
    ...(status === 'paid'
      ? {
          paidOn: move.paidOn ?? known?.paidOn ?? today,
          paidAmountMinor:
            move.paidAmountMinor ??
            known?.paidAmountMinor ??
            wholeMinor({
              ...payment,
              feesWithheldMinor: feesWithheldMinor ?? payment.feesWithheldMinor,
            }),
        }
      : {}),
    ...(isBack ? { paidOn: null, paidAmountMinor: null } : {}),
  };
}

/** Whether it is neither paid nor given up. */
export function isOpen(status: PaymentStatus): boolean {
  return status === 'planned' || status === 'invoiced';
}

/** Where one leads back to that is invoiced, paid or given up: to what it was before, as far as one can tell. */
export function statusBack({
  status,
  invoicedOn,
}: Pick<Payment, 'status' | 'invoicedOn'>): 'planned' | 'invoiced' | null {
  if (status === 'planned') return null;
  if (status === 'written_off') return 'invoiced';
  return status !== 'invoiced' && invoicedOn !== null ? 'invoiced' : 'planned';
}

type Dated = Pick<Payment, 'trigger' | 'triggeredOn' | 'termsDays' | 'invoicedOn'>;

/** When it is due, the same as the table reckons; null until what triggers it has happened. */
export function dueOn({ trigger, triggeredOn, termsDays, invoicedOn }: Dated): string | null {
  if (trigger === 'fixed_date') return triggeredOn;
  const from = trigger === 'on_invoice' ? invoicedOn : triggeredOn;
  return from && daysAfter(from, termsDays);
}

/** A date some days later; a calendar ends with the year 9999. */
export function daysAfter(date: string, days: number): string {
  const last = '9999-12-31';
  const later = Temporal.PlainDate.from(date).add({ days });
  return Temporal.PlainDate.compare(later, last) > 0 ? last : later.toString();
}

/** The last of so many days from the first on, both counted: 30 days from Sep 1 end on Sep 30. */
export function lastOf(days: number, first: string): string {
  return daysAfter(first, days - 1);
}

/** The day on which a payment is due; whether it is open, what has come in of it says. */
export const paymentDate = {
  kind: 'payment-due',
  date: 'dueOn',
  isOn: [{ field: 'status', isNot: ['void', 'written_off'] }],
} as const satisfies DateRule<keyof Payment>;

type Amounts = Pick<Payment, 'status' | 'amountMinor' | 'paidAmountMinor' | 'feesWithheldMinor'>;

/** What has come in of it. */
export function receivedMinor({ status, amountMinor, paidAmountMinor }: Amounts): number {
  if (status === 'written_off' || status === 'void') return paidAmountMinor ?? 0;
  return paidAmountMinor ?? (status === 'paid' ? amountMinor : 0);
}

/** What is still to come in: what others keep of it on the way is not. */
export function toComeMinor(payment: Amounts): number {
  const { amountMinor, feesWithheldMinor } = payment;
  return Math.max(0, amountMinor - feesWithheldMinor - receivedMinor(payment));
}

/** What has come in of it once all of it has. */
function wholeMinor(payment: Amounts): number {
  return receivedMinor(payment) + toComeMinor(payment);
}

/** What an instalment makes of a payment: it adds to what came in before. */
export function afterInstalment(
  payment: Amounts,
  { paidOn, cameMinor, feesWithheldMinor }: Instalment,
) {
  const paidAmountMinor = receivedMinor(payment) + cameMinor;
  return { paidOn, paidAmountMinor, feesWithheldMinor };
}

/**
 * Whether a payment would be noted of which nothing came in. Where nothing is left to come besides,
 * as all of it is here or the rest was kept on the way, that settles it: then 0 is an answer.
 */
export function isNothingPaid(
  payment: Amounts,
  { cameMinor, feesWithheldMinor }: { cameMinor: number | null; feesWithheldMinor: number },
): boolean {
  return (cameMinor ?? 0) === 0 && outstandingMinor({ ...payment, feesWithheldMinor }) > 0;
}

interface Instalment {
  paidOn: string;
  cameMinor: number;
  /** Of all instalments together. */
  feesWithheldMinor: number;
}

/** What of a payment has not come in: what others kept on the way has. Whether it is owed is its deal's. */
export function outstandingMinor(payment: Amounts): number {
  const { status, amountMinor, feesWithheldMinor } = payment;
  if (status === 'written_off' || status === 'void') return 0;
  const received = receivedMinor(payment);
  const settled = received > 0 ? received + feesWithheldMinor : 0;
  return Math.max(0, amountMinor - settled);
}

type Ending = Pick<Campaign, 'status'>;
type Invoice = Pick<Payment, 'status' | 'invoicedOn'>;

/** Whether the brand was asked for it in writing, be it paid in part since. */
export function isInvoiced({ status, invoicedOn }: Invoice): boolean {
  return status === 'invoiced' || (status === 'paid' && invoicedOn !== null);
}

/** Where a payment stands today: overdue and part paid are reckoned, never stored. */
export type PaymentStanding =
  | 'planned'
  | 'invoiced'
  | 'due_soon'
  | 'overdue'
  | 'part_paid'
  | 'paid'
  | 'not_owed'
  | 'written_off'
  | 'void';

const soonDays = 7;

export function standingOf(payment: Amounts & Dated, deal: Ending, today: string): PaymentStanding {
  const { status } = payment;
  if (status === 'written_off' || status === 'void') return status;
  if (outstandingMinor(payment) === 0) return 'paid';
  if (!canOwe(deal, payment)) return 'not_owed';
  const due = dueOn(payment);
  if (due !== null && due < today) return 'overdue';
  if (receivedMinor(payment) > 0) return 'part_paid';
  if (due !== null && due <= daysAfter(today, soonDays)) return 'due_soon';
  return status === 'planned' ? 'planned' : 'invoiced';
}

/**
 * Whether a deal can owe a payment: one that was cancelled may, one that was declined only what was
 * invoiced. What was asked for in writing is owed whatever the deal does.
 */
export function canOwe({ status }: Ending, payment: Invoice): boolean {
  return status !== 'declined' || isInvoiced(payment);
}

/** What a deal owes by one of its payments. */
export function owedMinor(payment: Amounts & Invoice, deal: Ending): number {
  return canOwe(deal, payment) ? outstandingMinor(payment) : 0;
}

/**
 * The payments that are not paid in full, by their due date; those that have none yet are in no sum.
 * What belongs to a deal that is not among these, or that owes nothing, is nowhere.
 */
export function owedOf<P extends Amounts & Dated & Pick<Payment, 'campaignId'>>(
  campaigns: readonly Pick<Campaign, 'id' | 'status'>[],
  payments: readonly P[],
  today: string,
): Record<'outstanding' | 'overdue' | 'undated', readonly P[]> {
  const deals = new Map(campaigns.map((deal) => [deal.id, deal]));
  const open = payments.filter((one) => {
    const deal = deals.get(one.campaignId);
    return deal !== undefined && owedMinor(one, deal) > 0;
  });
  const {
    outstanding = [],
    overdue = [],
    undated = [],
  } = Object.groupBy(open, (one) => {
    const due = dueOn(one);
    if (due === null) return 'undated';
    return due < today ? 'overdue' : 'outstanding';
  });
  return { outstanding, overdue, undated };
}

/** What payments of a deal come to, as one word for cards and filters. */
export type PaymentState =
  | 'none'
  | 'planned'
  | 'invoiced'
  | 'part_paid'
  | 'paid'
  | 'overdue'
  | 'gifted';

const gone: readonly PaymentStanding[] = ['not_owed', 'written_off', 'void'];

/** What is void, written off or not owed any more does not count. */
export function paymentStateOf(
  deal: Pick<Campaign, 'status' | 'compensation'>,
  payments: readonly (Amounts & Dated)[],
  today: string,
): PaymentState {
  const counted = payments
    .map((payment) => ({ payment, standing: standingOf(payment, deal, today) }))
    .filter(({ standing }) => !gone.includes(standing));
  if (counted.length === 0) return deal.compensation === 'gifted' ? 'gifted' : 'none';
  if (counted.some(({ standing }) => standing === 'overdue')) return 'overdue';
  if (counted.every(({ standing }) => standing === 'paid')) return 'paid';
  if (counted.some(({ payment }) => receivedMinor(payment) > 0)) return 'part_paid';
  return counted.some(({ payment }) => payment.status === 'invoiced') ? 'invoiced' : 'planned';
}

/** Two halves of an amount; the first has the odd unit. */
export function halvesOf(amountMinor: number): [deposit: number, balance: number] {
  const deposit = Math.ceil(amountMinor / 2);
  return [deposit, amountMinor - deposit];
}

/** The days, counted from the due date, on which one may ask for what is owed. */
const chaseDays = [-7, -1, 3, 14, 30] as const;

/** The latest of these days that has come, if nobody has asked since; null if there is none. */
export function chaseDue(
  payment: Amounts & Dated & Pick<Payment, 'remindedOn'>,
  deal: Ending,
  today: string,
): string | null {
  const due = dueOn(payment);
  if (due === null || owedMinor(payment, deal) === 0) return null;
  const reached = chaseDays.map((days) => daysAfter(due, days)).filter((day) => day <= today);
  const last = reached.at(-1);
  return last !== undefined && !payment.remindedOn.some((day) => day >= last) ? last : null;
}
