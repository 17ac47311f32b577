import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { calendarDate } from '#shared/dates.ts';
import { completionChanges, completionFields } from './schema.ts';

const { list, create, update, remove } = collectionContract({
  name: 'routine completion',
  path: '/routine-completions',
  scope: 'workspace',
  module: 'routine',
  fields: completionFields,
});

/** What the caller has done of a workspace's routine; undoing is deleting, and doing is creating. */
export const routineCompletionsContract = {
  list: {
    ...list,
    summary: 'List own completions of all days, or of those from `since` to `until`',
    input: {
      ...list.input,
      query: z.strictObject({
        ...pageQuery,
        since: z.optional(calendarDate),
        until: z.optional(calendarDate),
      }),
    },
  },
  create: {
    ...create,
    summary: 'Complete or skip a routine item for a day; a second time changes the first',
  },
  update: { ...update, input: { ...update.input, body: completionChanges } },
  remove: { ...remove, summary: 'Take a completion back' },
};
