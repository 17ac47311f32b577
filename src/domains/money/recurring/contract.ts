import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  fromDay,
  newRecurringExpense,
  ofDue,
  paused,
  posted,
  recurringExpense,
  recurringExpenseChanges,
  recurringExpenseChangesOfMany,
  recurringExpenseFields,
  settled,
  skipped,
  unsettled,
} from './schema.ts';

const place = {
  name: 'recurring expense',
  path: '/recurring-expenses',
  scope: 'workspace',
} as const;
const generic = collectionContract({ ...place, module: 'finance', fields: recurringExpenseFields });

const deed = {
  method: 'POST',
  access: 'edit',
  output: recurringExpense,
  bodyBytes: 8 * kilobyte,
} as const;
const one = `/workspaces/:workspaceId${place.path}/:id` as const;
const params = z.strictObject({ workspaceId: uuid, id: uuid });

export const recurringExpensesContract = {
  ...generic,
  ...manyContract({ ...place, row: recurringExpense, changes: recurringExpenseChangesOfMany }),
  create: { ...generic.create, input: { ...generic.create.input, body: newRecurringExpense } },
  update: {
    ...generic.update,
    summary:
      'Change some fields of a recurring expense; another amount holds from now on, with `due=follow` for what is due as well',
    input: {
      ...generic.update.input,
      query: z.strictObject({ due: z._default(z.enum(ofDue), 'keep') }),
      body: recurringExpenseChanges,
    },
  },
  post: operation({
    ...deed,
    summary: 'Say that the next occurrence was paid: writes its expense, once',
    path: `${one}/post`,
    input: { params, body: posted },
  }),
  skip: operation({
    ...deed,
    summary: 'Skip the next occurrence',
    path: `${one}/skip`,
    input: { params, body: skipped },
  }),
  settle: operation({
    ...deed,
    summary: 'Post or skip several occurrences, the next one first',
    path: `${one}/settle`,
    input: { params, body: settled },
  }),
  unsettle: operation({
    ...deed,
    summary: 'Take back that occurrences were posted or skipped; their expenses are deleted',
    path: `${one}/unsettle`,
    input: { params, body: unsettled },
  }),
  pause: operation({
    ...deed,
    summary: 'Pause from a day on: what would fall due until it resumes is left out',
    path: `${one}/pause`,
    input: { params, body: paused },
  }),
  resume: operation({
    ...deed,
    summary: 'Go on from a day on after a pause or an end; what lies before is left out',
    path: `${one}/resume`,
    input: { params, body: fromDay },
  }),
  end: operation({
    ...deed,
    summary: 'End on a day; what was due before stays due',
    path: `${one}/end`,
    input: { params, body: fromDay },
  }),
};
