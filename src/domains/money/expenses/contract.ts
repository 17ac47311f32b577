import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { operation } from '#shared/contract.ts';
import { calendarDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import {
  expense,
  expenseChanges,
  expenseChangesOfMany,
  expenseFields,
  expenseSum,
  newExpense,
  totalsBy,
} from './schema.ts';

const place = { name: 'expense', path: '/expenses', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'finance', fields: expenseFields });
const period = { from: z.optional(calendarDate), to: z.optional(calendarDate) };

export const expensesContract = {
  ...generic,
  ...manyContract({ ...place, row: expense, changes: expenseChangesOfMany }),
  list: {
    ...generic.list,
    summary:
      'List expenses: all, those of `since` and later, those between `from` and `to`, both included, those of a deal, or those of a trip',
    input: {
      ...generic.list.input,
      query: z
        .strictObject({
          ...pageQuery,
          since: z.optional(calendarDate),
          from: z.optional(calendarDate),
          to: z.optional(calendarDate),
          campaignId: z.optional(uuid),
          tripId: z.optional(uuid),
        })
        .check(
          z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
            error: '`from` and `to` go together',
            path: ['to'],
          }),
          z.refine(({ since, from }) => since === undefined || from === undefined, {
            error: '`since` and `from` exclude each other',
            path: ['since'],
          }),
        ),
    },
  },
  create: { ...generic.create, input: { ...generic.create.input, body: newExpense } },
  update: { ...generic.update, input: { ...generic.update.input, body: expenseChanges } },
  totals: operation({
    summary:
      'What was spent, ever or between two days, by month or by a record; currencies without a rate apart',
    method: 'GET',
    path: `/workspaces/:workspaceId${place.path}/totals`,
    access: 'view',
    input: {
      params: z.strictObject({ workspaceId: uuid }),
      query: z.strictObject({
        ...period,
        by: z._default(z.enum(totalsBy), 'month'),
        businessId: z.optional(uuid),
      }),
    },
    output: z.strictObject({ sums: z.array(expenseSum) }),
    bodyBytes: 0,
  }),
};
