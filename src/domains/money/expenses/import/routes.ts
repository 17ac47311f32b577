import { routes } from '#server/http/routes.ts';
import { expenseImportsContract } from './contract.ts';
import { importExpenses, listImports, removeImport, restoreImport } from './service.ts';

export const expenseImportsRoutes = routes('expense-imports', expenseImportsContract, {
  list: (context, { query }) => listImports(context, query),
  importMany: (context, { body }) => importExpenses(context, body),
  remove: (context, { params }) => removeImport(context, params.importId),
  restore: (context, { params }) => restoreImport(context, params.importId),
});
