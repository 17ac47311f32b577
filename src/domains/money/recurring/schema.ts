import * as z from 'zod/mini';
import { calendarDate, reckonedDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, percent, recordOfMoney } from '#shared/money.ts';
import { together } from '#shared/periods.ts';
import { recurrenceRule } from '#shared/recurrence/schema.ts';
import { checkSaid as checkMoney } from '#domains/money/expenses/rules.ts';
import { expenseMethods } from '#domains/money/expenses/schema.ts';
import { checkDays } from '#domains/money/recurring/cadence/rules.ts';

export const amountTypes = ['fixed', 'variable'] as const;
export type AmountType = (typeof amountTypes)[number];
/** Where a day goes that falls on a Saturday or a Sunday. */
export const weekendRules = ['as_is', 'previous_business_day', 'next_business_day'] as const;
export type WeekendRule = (typeof weekendRules)[number];
/** Somebody says that it was paid, or its expense is written on the day by itself. */
const postings = ['confirm', 'auto'] as const;
export type Posting = (typeof postings)[number];

const one = z._default(z.nullable(uuid), null);
const positive = amountMinor.check(z.minimum(1, 'Use an amount above 0'));

const writtenFields = {
  title: line(200, 'Say what it is for'),
  /** What each one costs; of a variable one about. */
  amountMinor: positive,
  currency: currencyCode,
  /** Units of `rateCurrency` for one unit of the own currency. */
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode), null),
  amountType: z._default(z.enum(amountTypes), 'fixed'),
  /** How often and until when, by RFC 5545; it counts from `startsOn`. */
  rrule: recurrenceRule,
  startsOn: calendarDate,
  weekendRule: z._default(z.enum(weekendRules), 'as_is'),
  posting: z._default(z.enum(postings), 'confirm'),
  remindDaysBefore: z._default(
    z
      .int('Use a whole number of days')
      .check(z.minimum(0, 'Use 0 to 30 days'), z.maximum(30, 'Use 0 to 30 days')),
    3,
  ),
  expenseCategoryId: one,
  /** Null: a private one. */
  businessId: one,
  campaignId: one,
  brandId: one,
  paymentMethod: z._default(z.enum(expenseMethods), 'card'),
  isDeductible: z._default(z.boolean(), true),
  businessUsePercent: z._default(percent, 100),
  notes: z._default(prose(20_000), ''),
};

/** A time in which nothing falls due; `until` is the day on which it goes on, null while nobody knows. */
export const pause = z.strictObject({ from: calendarDate, until: z.nullable(calendarDate) });
export type Pause = z.infer<typeof pause>;
/** What the occurrences up to a day cost, that were due before the amount changed. */
const earlierAmount = z.strictObject({ throughOn: calendarDate, amountMinor: positive });
export type EarlierAmount = z.infer<typeof earlierAmount>;
/** More are not kept; those that are over are forgotten first. */
export const maxKept = 50;

/** What is paid again and again. The server sets what follows from what was handled. */
export const recurringExpenseFields = recordOfMoney({
  ...writtenFields,
  /** The tool that it is the price of: it follows what that says. */
  toolId: one,
  pauses: z._default(z.array(pause).check(z.maxLength(maxKept)), []),
  earlierAmounts: z._default(z.array(earlierAmount).check(z.maxLength(maxKept)), []),
  /** From this day on nothing falls due any more. */
  endedOn: z._default(z.nullable(calendarDate), null),
  /** All days of the rule up to and including this one are posted or skipped. */
  handledThroughOn: z._default(z.nullable(reckonedDate), null),
  /** When the first day that is not handled is to be paid; null if there is none. */
  nextDueOn: z._default(z.nullable(reckonedDate), null),
});
export const recurringExpense = entity(recurringExpenseFields);
export type RecurringExpense = z.infer<typeof recurringExpense>;

const checks = [
  together('rate', 'rateCurrency', 'Say the rate together with its currency'),
  checkMoney,
  checkDays,
] as const;
export const newRecurringExpense = creation(writtenFields).check(...checks);
export type NewRecurringExpense = z.output<typeof newRecurringExpense>;
export const recurringExpenseChanges = changes(writtenFields).check(...checks);
export type RecurringExpenseChanges = z.infer<typeof recurringExpenseChanges>;
/** What several may get at once: each has an amount and days of its own. */
export const recurringExpenseChangesOfMany = changes({
  expenseCategoryId: writtenFields.expenseCategoryId,
  businessId: writtenFields.businessId,
  campaignId: writtenFields.campaignId,
  paymentMethod: writtenFields.paymentMethod,
  isDeductible: writtenFields.isDeductible,
  businessUsePercent: writtenFields.businessUsePercent,
  remindDaysBefore: writtenFields.remindDaysBefore,
});

/** An occurrence by its day of the rule, whatever day the weekend moves it to. */
const occurrenceOn = calendarDate;
/** That it was paid: how much and when, where that is not as expected. */
export const posted = z.strictObject({
  occurrenceOn,
  amountMinor: z.optional(positive),
  spentOn: z.optional(calendarDate),
});
export const skipped = z.strictObject({ occurrenceOn });
/** So many are handled at once, by somebody or by the server. */
export const maxAtOnce = 24;
export const settled = z.strictObject({
  occurrences: z
    .array(z.strictObject({ ...posted.shape, isPosted: z.boolean() }))
    .check(
      z.minLength(1, 'Choose at least one day'),
      z.maxLength(maxAtOnce, `Choose at most ${maxAtOnce} days at a time`),
    ),
});
type Settled = z.infer<typeof settled>;
export type Settlement = Settled['occurrences'][number];
export const unsettled = z.strictObject({
  occurrences: z
    .array(occurrenceOn)
    .check(
      z.minLength(1, 'Choose at least one day'),
      z.maxLength(maxAtOnce, `Choose at most ${maxAtOnce} days at a time`),
    ),
});
export const paused = z
  .strictObject({
    /** The first day on which nothing falls due. */
    on: calendarDate,
    resumesOn: z._default(z.nullable(calendarDate), null),
  })
  .check(
    z.refine(({ on, resumesOn }) => resumesOn === null || resumesOn > on, {
      error: 'Choose a later day',
      path: ['resumesOn'],
    }),
  );
/** The first day of another state: on which it goes on, or has ended. */
export const fromDay = z.strictObject({ on: calendarDate });

/** Whether the occurrences that are due keep what they cost when the amount changes, or follow it. */
export const ofDue = ['keep', 'follow'] as const;
export type OfDue = (typeof ofDue)[number];
