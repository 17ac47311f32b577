import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { expenseCategoryFields } from './schema.ts';

export const expenseCategoriesContract = collectionContract({
  name: 'expense category',
  path: '/expense-categories',
  scope: 'workspace',
  module: 'finance',
  fields: expenseCategoryFields,
});
