import * as z from 'zod/mini';
import { calendarDate, reckonedDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid, webUrl } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, recordOfMoney } from '#shared/money.ts';
import { together } from '#shared/periods.ts';
import { recurrenceRule } from '#shared/recurrence/schema.ts';
import { pause } from '#domains/money/recurring/schema.ts';
import { checkSaid as checkMoney } from '#domains/money/expenses/rules.ts';
import { checkPrice, checkTool } from './rules.ts';

const toolCategories = [
  'editing',
  'design',
  'scheduling',
  'storage',
  'music_assets',
  'ai',
  'email_website',
  'analytics',
  'finance',
  'communication',
  'hardware_rental',
  'other',
] as const;
export type ToolCategory = (typeof toolCategories)[number];
const billings = [
  'free',
  'monthly',
  'quarterly',
  'semiannual',
  'yearly',
  'custom',
  'lifetime',
] as const;
export type Billing = (typeof billings)[number];
/** One that is cancelling is paid until its next renewal, and ends there. */
export const toolStatuses = ['trial', 'active', 'paused', 'cancelling', 'cancelled'] as const;
export type ToolStatus = (typeof toolStatuses)[number];
export const verdicts = ['keep', 'review', 'cancel'] as const;
export type Verdict = (typeof verdicts)[number];

const days = (most: number) =>
  z
    .int('Use a whole number of days')
    .check(z.minimum(0, `Use 0 to ${most} days`), z.maximum(most, `Use 0 to ${most} days`));

const told = {
  name: line(120, 'Give the tool a name'),
  url: z._default(z.nullable(webUrl), null),
  category: z._default(z.enum(toolCategories), 'other'),
  usedFor: z._default(prose(300), ''),
  planName: z._default(prose(80), ''),
  seats: z._default(
    z
      .int('Use a whole number')
      .check(z.minimum(1, 'Use at least 1 seat'), z.maximum(100_000, 'Use at most 100,000 seats')),
    1,
  ),
  /** Units of `rateCurrency` for one unit of the currency of its price. */
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode), null),
  autoRenew: z._default(z.boolean(), true),
  trialEndsOn: z._default(z.nullable(calendarDate), null),
  noticeDays: z._default(days(180), 0),
  businessId: z._default(z.nullable(uuid), null),
  ownerUserId: z._default(z.nullable(uuid), null),
  accountEmail: z._default(prose(320).check(z.trim()), ''),
  verdict: z._default(z.enum(verdicts), 'keep'),
  replacedByToolId: z._default(z.nullable(uuid), null),
  /** One recurring expense follows it. */
  trackAsExpense: z._default(z.boolean(), true),
  remindDaysBefore: z._default(days(180), 7),
  notes: z._default(prose(20_000), ''),
};

/** What it costs, and how often; all seats together. */
const price = {
  billing: z._default(z.enum(billings), 'monthly'),
  /** How often by RFC 5545, where that has no name. */
  billingRule: z._default(z.nullable(recurrenceRule), null),
  priceMinor: amountMinor,
  currency: currencyCode,
};

/** A price, and from which day on it holds. */
const toolPrice = z.strictObject({ ...price, effectiveOn: calendarDate });
const heldPrice = z.strictObject({
  effectiveOn: calendarDate,
  billing: z.enum(billings),
  billingRule: z.nullable(recurrenceRule),
  priceMinor: amountMinor,
  currency: currencyCode,
});
export type ToolPrice = z.infer<typeof heldPrice>;
export const maxPrices = 100;

/** Software or a service that is paid for. The server sets what follows from prices and moves. */
export const toolFields = recordOfMoney({
  ...told,
  ...price,
  startedOn: calendarDate,
  /** Null for what is free or was paid once. */
  nextRenewalOn: z._default(z.nullable(reckonedDate), null),
  /** The last day to give notice. */
  cancelByOn: z._default(z.nullable(reckonedDate), null),
  status: z._default(z.enum(toolStatuses), 'active'),
  endedOn: z._default(z.nullable(calendarDate), null),
  /** Every price that it had or will have, the first one first. */
  prices: z._default(z.array(heldPrice).check(z.maxLength(maxPrices)), []),
  /** Times in which nothing was paid. */
  pauses: z._default(z.array(pause).check(z.maxLength(50)), []),
});
export const tool = entity(toolFields);
export type Tool = z.infer<typeof tool>;

const rated = together('rate', 'rateCurrency', 'Say the rate together with its currency');
export const newTool = creation({
  ...told,
  ...price,
  startedOn: calendarDate,
}).check(rated, checkMoney, checkPrice, checkTool);
export type NewTool = z.output<typeof newTool>;
export const toolChanges = changes({ ...told, nextRenewalOn: calendarDate }).check(
  rated,
  checkMoney,
);
export type ToolChanges = z.infer<typeof toolChanges>;

export const newPrice = toolPrice.check(checkPrice);
export type NewPrice = z.output<typeof newPrice>;
export const droppedPrice = z.strictObject({ effectiveOn: calendarDate });
export const toolMove = z.strictObject({ status: z.enum(toolStatuses), on: calendarDate });
export type ToolMove = z.infer<typeof toolMove>;
