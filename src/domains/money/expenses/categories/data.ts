import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { expenseCategoriesContract } from './contract.ts';

/** What the workspace spends money on. */
export const expenseCategories = defineCollection({
  name: 'expense-categories',
  contract: expenseCategoriesContract,
  scope: 'workspace',
  isOfMoney: true,
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load expense categories',
    create: 'Failed to add category',
    update: 'Failed to update category',
    remove: 'Failed to delete category',
  },
});
