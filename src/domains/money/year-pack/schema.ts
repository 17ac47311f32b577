import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { recordOfMoney } from '#shared/money.ts';

/** Whose year, and which: that in which a fiscal year begins; left out, the one of today. */
export const packQuery = z.strictObject({
  businessId: z.optional(uuid),
  year: z.optional(
    z.coerce
      .number('Use a year, like 2026')
      .check(
        z.int(),
        z.minimum(1900, 'Use a year from 1900'),
        z.maximum(2199, 'Use a year to 2199'),
      ),
  ),
});
export type PackQuery = z.output<typeof packQuery>;

const total = z.strictObject({
  amountMinor: z.int(),
  notConverted: z.array(z.strictObject({ currency: z.string(), amountMinor: z.int() })),
});

/** What a year pack amounts to. All of it is money. */
export const packFigures = z.strictObject(
  recordOfMoney({
    from: calendarDate,
    to: calendarDate,
    currency: z.string(),
    income: total,
    incomeCount: z.int(),
    spent: total,
    deductible: total,
    expenseCount: z.int(),
    receiptCount: z.int(),
    receiptBytes: z.int(),
  }),
);
export type PackFigures = z.infer<typeof packFigures>;
