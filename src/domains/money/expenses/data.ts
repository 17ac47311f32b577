import { defineCollection } from '#client/sync/collection.ts';
import { firstOfMonthBefore, today } from '#client/words/dates.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { readBaseCurrency } from '#domains/people/workspaces/data.ts';
import { expensesContract } from './contract.ts';
import { baseMinorOf } from './rules.ts';
import type { NewExpense } from './schema.ts';

/** This month and a year before it are read whole; what is older comes when it is looked at. */
const wholeMonths = 13;

/** The first day from which all expenses are read. */
export function wholeSince(): string {
  return firstOfMonthBefore(today(userTimeZone()), wholeMonths);
}

/** The expenses of the workspace. */
export const expenses = defineCollection({
  name: 'expenses',
  contract: expensesContract,
  scope: 'workspace',
  isOfMoney: true,
  query: () => ({ since: wholeSince() }),
  setByServer: (body: NewExpense) => {
    const baseCurrency = readBaseCurrency();

    return {
      baseCurrency,
      receiptCount: 0,
      recurringExpenseId: null,
      occurrenceOn: null,
      toolId: null,
      baseMinor: baseMinorOf(body, baseCurrency),
    };
  },
  messages: {
    load: 'Failed to load expenses',
    create: 'Failed to add expense',
    update: 'Failed to update expense',
    remove: 'Failed to delete expense',
  },
});
