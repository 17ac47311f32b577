import { defineAction } from '#client/sync/collection-action.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { recurringExpensesContract } from './contract.ts';
import type { NewRecurringExpense, RecurringExpense, Settlement } from './schema.ts';

const failedText = 'Failed to update recurring expense';

/** What the workspace pays again and again. */
export const recurringExpenses = defineCollection({
  name: 'recurring-expenses',
  contract: recurringExpensesContract,
  scope: 'workspace',
  isOfMoney: true,
  setByServer: ({ startsOn }: NewRecurringExpense) => ({
    toolId: null,
    pauses: [],
    earlierAmounts: [],
    endedOn: null,
    handledThroughOn: null,
    // Until the server has reckoned it.
    nextDueOn: startsOn,
  }),
  messages: {
    load: 'Failed to load recurring expenses',
    create: 'Failed to add recurring expense',
    update: failedText,
    remove: 'Failed to delete recurring expense',
  },
});

const { settle, unsettle, pause, resume, end } = recurringExpensesContract;
const sendSettle = defineAction(recurringExpenses, {
  ...{ verb: 'settle', operation: settle, failedText },
});
const sendUnsettle = defineAction(recurringExpenses, {
  ...{ verb: 'unsettle', operation: unsettle, failedText },
});
const sendPause = defineAction(recurringExpenses, {
  ...{ verb: 'pause', operation: pause, failedText },
});
const sendResume = defineAction(recurringExpenses, {
  ...{ verb: 'resume', operation: resume, failedText },
});
const sendEnd = defineAction(recurringExpenses, {
  ...{ verb: 'end', operation: end, failedText },
});

/** Posts or skips the next occurrences; their expenses come with the feed. */
export function settleOccurrences(id: string, occurrences: Settlement[], nextDueOn: string | null) {
  const days = occurrences.map(({ occurrenceOn }) => occurrenceOn).toSorted();
  return sendSettle(id, { occurrences }, { handledThroughOn: days.at(-1), nextDueOn });
}

/** Takes that back: the expenses are deleted and the days are open again. */
export function takeBackOccurrences(
  before: Pick<RecurringExpense, 'id' | 'handledThroughOn' | 'nextDueOn'>,
  occurrences: string[],
) {
  const { handledThroughOn, nextDueOn } = before;
  return sendUnsettle(before.id, { occurrences }, { handledThroughOn, nextDueOn });
}

/** Shown at once by what `patch` says of the days; the server reckons the rest. */
type Days = Partial<Pick<RecurringExpense, 'pauses' | 'endedOn' | 'nextDueOn'>>;

/** Leaves out what falls due from a day on, until it goes on or for good. */
export function pauseRecurring(
  id: string,
  body: { on: string; resumesOn: string | null },
  patch: Days,
) {
  return sendPause(id, body, patch);
}

/** Goes on from a day on, after a pause or an end. */
export function resumeRecurring(id: string, on: string, patch: Days) {
  return sendResume(id, { on }, patch);
}

/** Ends it on a day. */
export function endRecurring(id: string, on: string) {
  return sendEnd(id, { on }, { endedOn: on });
}
