import type { core } from 'zod/mini';
import { maxMinor, percentMinor } from '#shared/money.ts';
import { daysAfter, dueOn } from '#domains/business/campaigns/payments/rules.ts';
import { maxTermsDays, type Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Invoice, InvoiceLine } from './schema.ts';

type Priced = Pick<InvoiceLine, 'quantity' | 'unitMinor' | 'taxRatePercent'>;
interface Summed {
  lines: readonly Priced[];
  taxRatePercent: number;
}

/** What a line comes to, in minor units, rounded half up. */
export function lineMinor({ quantity, unitMinor }: Priced): number {
  return percentMinor(unitMinor, quantity * 100);
}

/** What is asked for at one rate of tax. */
export interface TaxGroup {
  percent: number;
  netMinor: number;
  taxMinor: number;
}

/** The tax, rate by rate from the highest on: each on the sum of its lines, as EN 16931 has it. */
export function taxGroups({ lines, taxRatePercent }: Summed): TaxGroup[] {
  const groups = new Map<number, number>();
  for (const line of lines) {
    const percent = line.taxRatePercent ?? taxRatePercent;
    groups.set(percent, (groups.get(percent) ?? 0) + lineMinor(line));
  }
  return [...groups]
    .toSorted(([one], [other]) => other - one)
    .map(([percent, netMinor]) => ({
      percent,
      netMinor,
      taxMinor: percentMinor(netMinor, percent),
    }));
}

/** What all lines come to, their tax, and both together. */
export function sumsOf(invoice: Summed): Pick<Invoice, 'netMinor' | 'taxMinor' | 'totalMinor'> {
  const groups = taxGroups(invoice);
  const netMinor = groups.reduce((sum, group) => sum + group.netMinor, 0);
  const taxMinor = groups.reduce((sum, group) => sum + group.taxMinor, 0);
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor };
}

export const tooLarge = 'This comes to more than an invoice can hold';

/** Whether the sums are within what can be stored. */
export function isSummable(invoice: Summed): boolean {
  // A line alone may be beyond what numbers hold exactly; half a step is enough to see it.
  const roughly = invoice.lines.reduce((sum, one) => sum + one.unitMinor * one.quantity, 0);
  return roughly <= maxMinor && sumsOf(invoice).totalMinor <= maxMinor;
}

/** A zod check: what is said at once can be summed. */
export function checkSums({
  value,
  issues,
}: core.ParsePayload<{
  lines?: readonly Priced[] | undefined;
  taxRatePercent?: number | undefined;
}>): void {
  const { lines, taxRatePercent = 100 } = value;
  // What is no percentage says so itself, and nothing can be summed with it.
  const rates = [taxRatePercent, ...(lines ?? []).map((line) => line.taxRatePercent ?? 0)];
  if (!lines || rates.some((rate) => !(rate >= 0 && rate <= 100))) return;
  if (isSummable({ lines, taxRatePercent })) return;
  issues.push({ code: 'custom', path: ['lines'], message: tooLarge, input: value });
}

const numberDigits = 4;

/** 'INV-0147': the number of a business's range. */
export function numberOf(prefix: string, counter: number): string {
  return `${prefix}${String(counter).padStart(numberDigits, '0')}`;
}

/**
 * When an invoice is due that says no day itself: the last of its payments by their own terms, and
 * without any by those of the business.
 */
export function dueDayOf(
  issuedOn: string,
  chosen: readonly Pick<Payment, 'trigger' | 'triggeredOn' | 'termsDays'>[],
  usualDays: number,
): string {
  const days = chosen.map((payment) => {
    const due = dueOn({ ...payment, invoicedOn: issuedOn });
    return due !== null && due >= issuedOn ? due : daysAfter(issuedOn, payment.termsDays);
  });
  return days.toSorted().at(-1) ?? daysAfter(issuedOn, usualDays);
}

/** What has a payment be due on the day that its invoice says; nothing where it is so by its own terms. */
export function dueWithInvoice(
  payment: Pick<Payment, 'trigger' | 'triggeredOn' | 'termsDays'>,
  { issuedOn, dueOn: due }: { issuedOn: string; dueOn: string },
): Partial<Pick<Payment, 'trigger' | 'triggeredOn' | 'termsDays'>> {
  const { trigger } = payment;
  if (dueOn({ ...payment, invoicedOn: issuedOn }) === due) return {};
  const termsDays = Temporal.PlainDate.from(issuedOn).until(due).days;
  if (trigger === 'fixed_date' || termsDays > maxTermsDays)
    return { trigger: 'fixed_date', triggeredOn: due };
  // The invoice begins the terms, whatever else was waited for.
  return { termsDays, ...(trigger === 'on_invoice' ? {} : { triggeredOn: issuedOn }) };
}

/** Whether it was an invoice that began the terms of a payment, and not what it waits for. */
export function isBegunByInvoice(
  payment: Pick<Payment, 'trigger' | 'triggeredOn' | 'termsDays' | 'invoicedOn'>,
  invoice: Days,
): boolean {
  const { trigger, triggeredOn } = payment;
  const isOfEvent = trigger !== 'fixed_date' && trigger !== 'on_invoice';
  return isOfEvent && triggeredOn === invoice.issuedOn && dueOn(payment) === invoice.dueOn;
}

type Days = Pick<Invoice, 'issuedOn' | 'dueOn'>;

export const dueBeforeIssued = 'The due date cannot be before the invoice date';

/** Why a draft cannot be due on its day; without a date of its own it is issued today at the earliest. */
export function dueProblem({ issuedOn, dueOn }: Days, today: string): string | undefined {
  if (dueOn === null || dueOn >= (issuedOn ?? today)) return undefined;
  return issuedOn === null
    ? 'The due date cannot be before today, the day it is issued'
    : dueBeforeIssued;
}

type Content = Pick<Invoice, 'businessId' | 'buyer' | 'totalMinor'>;

/** What a draft lacks to be issued today, by its field. */
export function lacksOf(draft: Content & Days, today: string): Record<string, string> {
  const { businessId, buyer, totalMinor } = draft;
  const ofDue = dueProblem(draft, today);
  return {
    ...(businessId === null ? { businessId: 'Choose the business that the invoice is from' } : {}),
    ...(buyer.name.trim() === '' ? { buyer: 'Say who is billed' } : {}),
    ...(totalMinor === 0 ? { lines: 'An invoice needs an amount above 0' } : {}),
    ...(ofDue === undefined ? {} : { dueOn: ofDue }),
  };
}

/** How an invoice is called on screen: 'Invoice INV-0147', 'Draft for Slow mornings'. */
export function invoiceName({
  number,
  kind,
  title,
}: Pick<Invoice, 'number' | 'kind' | 'title'>): string {
  if (number === null) return `Draft for ${title}`;
  return kind === 'credit_note' ? `Credit note ${number}` : `Invoice ${number}`;
}

/** Where an invoice stands, as one word. */
export function invoiceStanding({
  status,
  kind,
  isReplaced,
}: Pick<Invoice, 'status' | 'kind' | 'isReplaced'>): string {
  if (status === 'draft') return 'Draft';
  if (status === 'void') return 'Void';
  if (isReplaced) return 'Replaced';
  return kind === 'credit_note' ? 'Credit note' : 'Issued';
}

/** The revisions of an invoice, the latest first. */
export function revisionsOf(
  { id, number, businessId }: Pick<Invoice, 'id' | 'number' | 'businessId'>,
  all: readonly Invoice[],
): Invoice[] {
  if (number === null) return all.filter((one) => one.id === id);
  return all
    .filter((one) => one.number === number && one.businessId === businessId)
    .toSorted((one, other) => other.revision - one.revision);
}
