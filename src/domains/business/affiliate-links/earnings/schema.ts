import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, entity, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { amountMinor, exchangeRate, recordOfMoney } from '#shared/money.ts';

/** 'Pending' until the network confirms it; 'reversed' if the sales came back. */
export const earningStatuses = ['pending', 'approved', 'paid', 'reversed'] as const;
export type EarningStatus = (typeof earningStatuses)[number];

/** A month, `YYYY-MM`. */
export const month = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use a month like 2026-03'));

const howMany = z.nullable(
  z
    .int('Use a whole number')
    .check(z.minimum(0, 'Use a number of at least 0'), z.maximum(1e9, 'This number is too large')),
);

const writtenFields = {
  clicks: z._default(howMany, null),
  orders: z._default(howMany, null),
  salesMinor: z._default(z.nullable(amountMinor), null),
  commissionMinor: z._default(z.nullable(amountMinor), null),
  currency: currencyCode,
  rate: z._default(z.nullable(exchangeRate), null),
  rateCurrency: z._default(z.nullable(currencyCode), null),
  status: z._default(z.enum(earningStatuses), 'pending'),
  paidOn: z._default(z.nullable(calendarDate), null),
};

/** What an affiliate link brought in one month; of a link and a month there is one. */
export const affiliateEarningFields = recordOfMoney({
  affiliateLinkId: uuid,
  month,
  ...writtenFields,
});
export const affiliateEarning = entity(affiliateEarningFields);
export type AffiliateEarning = z.infer<typeof affiliateEarning>;

/** Link and month are what a record is about: others would be another record. */
export const affiliateEarningChanges = changes(writtenFields);
