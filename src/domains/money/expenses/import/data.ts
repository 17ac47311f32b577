import { defineImports } from '#client/import/imports.ts';
import { expenseImportsContract } from './contract.ts';

/** What was imported into a workspace. */
export const expenseImports = defineImports({
  name: 'expenses',
  contract: expenseImportsContract,
  scope: 'workspace',
});
