import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { expenseCategoriesContract } from './contract.ts';
import { expenseCategoryFields } from './schema.ts';

export const expenseCategoriesRoutes = routes(
  'expense-categories',
  expenseCategoriesContract,
  crud({
    table: 'expenseCategories',
    scope: 'workspace',
    fields: expenseCategoryFields,
    noun: 'Expense category',
    taken: { name: 'There is a category of this name already' },
  }),
);
