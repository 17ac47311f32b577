import { routes } from '#server/http/routes.ts';
import { expenseImportsContract } from './contract.ts';
import { expenseImports, importExpenses } from './service.ts';

export const expenseImportsRoutes = routes('expense-imports', expenseImportsContract, {
  list: (context, { query }) => expenseImports.list(context, query),
  importMany: (context, { body }) => importExpenses(context, body),
  remove: (context, { params }) => expenseImports.remove(context, params.importId),
  restore: (context, { params }) => expenseImports.restore(context, params.importId),
});
