import * as z from 'zod/mini';
import { calendarDate, reckonedDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, tags, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, percent, recordOfMoney } from '#shared/money.ts';
import { together } from '#shared/periods.ts';
import { checkSaid } from './rules.ts';

export const expenseMethods = ['card', 'bank', 'cash', 'paypal', 'other'] as const;
export type ExpenseMethod = (typeof expenseMethods)[number];
export const reimbursements = ['none', 'to_claim', 'claimed', 'reimbursed'] as const;
export type Reimbursement = (typeof reimbursements)[number];
/** A draft was posted by itself and waits for somebody's look. */
export const expenseStatuses = ['confirmed', 'draft'] as const;

const one = z._default(z.nullable(uuid), null);

const writtenFields = {
  title: line(200, 'Say what it was for'),
  spentOn: calendarDate,
  /** With taxes. */
  amountMinor: amountMinor.check(z.minimum(1, 'Use an amount above 0')),
  currency: currencyCode,
  /** Units of `rateCurrency` for one unit of the own currency. */
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode), null),
  /** How much of the amount is tax. */
  taxMinor: z._default(z.nullable(amountMinor), null),
  expenseCategoryId: one,
  /** Null: a private one. */
  businessId: one,
  campaignId: one,
  brandId: one,
  /** The trip that it was for: one that all members see. */
  tripId: one,
  paymentMethod: z._default(z.enum(expenseMethods), 'card'),
  isDeductible: z._default(z.boolean(), true),
  businessUsePercent: z._default(percent, 100),
  reimbursement: z._default(z.enum(reimbursements), 'none'),
  reimbursedOn: z._default(z.nullable(calendarDate), null),
  status: z._default(z.enum(expenseStatuses), 'confirmed'),
  /** Null: whoever wrote it down. */
  paidByUserId: one,
  tags: z._default(tags, []),
  notes: z._default(prose(20_000), ''),
};

/** Money that was spent. */
export const expenseFields = recordOfMoney({
  ...writtenFields,
  /** What it was in `baseCurrency` by the rate of its day; null without one. The server reckons it. */
  baseMinor: z._default(z.nullable(amountMinor), null),
  /** What the workspace reckoned in when the expense was written. */
  baseCurrency: currencyCode,
  /** How many files it has; the server counts. */
  receiptCount: z._default(z.int(), 0),
  /** The recurring expense that it is an occurrence of, and of which day of its rule. */
  recurringExpenseId: one,
  occurrenceOn: z._default(z.nullable(reckonedDate), null),
  /** The tool that it was paid for, of a recurring expense that has one. */
  toolId: one,
});
export const expense = entity(expenseFields);
export type Expense = z.infer<typeof expense>;

const checks = [
  together('rate', 'rateCurrency', 'Say the rate together with its currency'),
  checkSaid,
] as const;
export const newExpense = creation(writtenFields).check(...checks);
export type NewExpense = z.output<typeof newExpense>;
export const expenseChanges = changes(writtenFields).check(...checks);
export type ExpenseChanges = z.infer<typeof expenseChanges>;
/** What several may get at once: each has an amount and a day of its own. */
export const expenseChangesOfMany = changes({
  expenseCategoryId: writtenFields.expenseCategoryId,
  businessId: writtenFields.businessId,
  campaignId: writtenFields.campaignId,
  tripId: writtenFields.tripId,
  isDeductible: writtenFields.isDeductible,
  businessUsePercent: writtenFields.businessUsePercent,
  reimbursement: writtenFields.reimbursement,
  reimbursedOn: writtenFields.reimbursedOn,
  status: writtenFields.status,
  tags: writtenFields.tags,
});

/** What sums are taken by. */
export const totalsBy = ['month', 'category', 'business', 'campaign'] as const;
export type TotalsBy = (typeof totalsBy)[number];

/** A sum of expenses that share what they are summed by, and their currency. */
export const expenseSum = z.strictObject({
  /** The month `YYYY-MM`, or the id of the record; null for those without one. */
  of: z.nullable(z.string()),
  count: z.int(),
  /** In what the workspace reckons in; null where there is no rate, and `amountMinor` says it in `currency`. */
  baseMinor: z.nullable(z.int()),
  deductibleMinor: z.int(),
  currency: z.string(),
  amountMinor: z.int(),
});
export type ExpenseSum = z.infer<typeof expenseSum>;
