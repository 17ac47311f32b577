import * as z from 'zod/mini';
import { calendarDate, reckonedDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, recordOfMoney } from '#shared/money.ts';
import { together } from '#shared/periods.ts';
import {
  checkChangesOf,
  checkRate,
  checkTogether,
} from '#domains/business/campaigns/payments/fields/rules.ts';

export const paymentStatuses = ['planned', 'invoiced', 'paid', 'written_off', 'void'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentStatus = z.enum(paymentStatuses);

export const paymentTriggers = [
  'on_signing',
  'on_approval',
  'on_posting',
  'on_invoice',
  'fixed_date',
] as const;
export type PaymentTrigger = (typeof paymentTriggers)[number];
export const paymentMethods = [
  'bank',
  'paypal',
  'wise',
  'stripe',
  'platform',
  'cash',
  'other',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const vendorFormStates = ['not_needed', 'requested', 'sent'] as const;
export type VendorForms = (typeof vendorFormStates)[number];

const date = z._default(z.nullable(calendarDate), null);
/** The longest terms, in days. */
export const maxTermsDays = 180;
/** What a payment of nothing is told. */
export const aboveNothing = 'Use an amount above 0';
const someAmount = amountMinor.check(z.minimum(1, aboveNothing));

/** What a person says of money that a brand owes. */
const writtenFields = {
  label: line(120, 'Say what it is for'),
  amountMinor: someAmount,
  currency: currencyCode,
  /** Units of `rateCurrency` for one unit of the own currency. */
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode), null),
  trigger: z._default(z.enum(paymentTriggers), 'on_posting'),
  /** After what triggers it; 0 is at once. */
  termsDays: z._default(
    z
      .int('Use a whole number of days')
      .check(z.minimum(0, 'Use 0 to 180 days'), z.maximum(maxTermsDays, 'Use 0 to 180 days')),
    30,
  ),
  /** When what triggers it happened, or will: set by the event or by hand. */
  triggeredOn: date,
  invoiceNumber: z._default(prose(40), ''),
  poNumber: z._default(prose(40), ''),
  invoicedOn: date,
  paidOn: date,
  /** What has come in so far; null: nothing, or all of it once it is paid. */
  paidAmountMinor: z._default(z.nullable(amountMinor), null),
  /** What others kept of it: a payment service, a platform, the tax office. */
  feesWithheldMinor: z._default(amountMinor, 0),
  method: z._default(z.enum(paymentMethods), 'bank'),
  vendorForms: z._default(z.enum(vendorFormStates), 'not_needed'),
  /** The days on which one asked for it. */
  remindedOn: z._default(z.array(calendarDate).check(z.maxLength(20)), []),
  notes: z._default(prose(20_000), ''),
};

export const paymentFields = recordOfMoney({
  campaignId: uuid,
  ...writtenFields,
  status: z._default(paymentStatus, 'planned'),
  /** Reckoned from trigger and terms. */
  dueOn: z._default(z.nullable(reckonedDate), null),
});
export const payment = entity(paymentFields);
export type Payment = z.infer<typeof payment>;

const checks = [
  together('rate', 'rateCurrency', 'Say the rate together with its currency'),
  checkRate,
] as const;
const { campaignId } = paymentFields;
// 0 that was noted before stays readable; from now on what came in is something.
const saidFields = {
  ...writtenFields,
  paidAmountMinor: z._default(z.nullable(someAmount), null),
};
/** It is planned: moves alone change its status, and note the day. */
export const newPayment = creation({ campaignId, ...saidFields }).check(...checks, checkTogether);
export type NewPayment = z.infer<typeof newPayment>;
/** It stays with its campaign, and its status changes by moves alone. */
export const paymentChanges = changes(saidFields).check(...checks);
export type PaymentChanges = z.infer<typeof paymentChanges>;
/** What may be changed of a payment that is stored: it goes together with the rest of it. */
export const changesOfPayment = (stored: Payment) => paymentChanges.check(checkChangesOf(stored));

const moveFields = z.strictObject({
  status: paymentStatus,
  invoicedOn: z.optional(calendarDate),
  invoiceNumber: z.optional(prose(40)),
  paidOn: z.optional(calendarDate),
  /** Left out: all of it. */
  paidAmountMinor: z.optional(someAmount),
  feesWithheldMinor: z.optional(amountMinor),
  /** Of another currency: what it was worth when it came in. */
  rate: z.optional(z.nullable(exchangeRate)),
  rateCurrency: z.optional(z.nullable(currencyCode)),
  /** Takes another move back: what was noted before that one is so again. */
  undo: z.optional(
    z
      .strictObject({
        invoicedOn: z.nullable(calendarDate),
        invoiceNumber: prose(40),
        paidOn: z.nullable(calendarDate),
        paidAmountMinor: z.nullable(amountMinor),
        feesWithheldMinor: amountMinor,
        rate: z.nullable(exchangeRate),
        rateCurrency: z.nullable(currencyCode),
      })
      .check(checkRate),
  ),
});
/** Moves a payment on its way; what a move asks for comes with it. */
export const paymentMove = moveFields.check(
  together('rate', 'rateCurrency', 'Say the rate together with its currency'),
  checkRate,
);
export type PaymentMove = z.infer<typeof paymentMove>;
