import * as z from 'zod/mini';
import { page, pageQuery, tombstone } from '#shared/contracts/pages.ts';
import { operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { expenseImport, newExpenseImport } from './schema.ts';

const path = '/workspaces/:workspaceId/expense-imports';
const params = z.strictObject({ workspaceId: uuid });
const one = z.strictObject({ workspaceId: uuid, importId: uuid });

/** Expenses that came from a file: all of it or none, and all of it back again. */
export const expenseImportsContract = {
  list: operation({
    summary: 'List imports of expenses',
    method: 'GET',
    path,
    access: 'view',
    input: { params, query: z.strictObject(pageQuery) },
    output: page(expenseImport),
    bodyBytes: 0,
  }),
  importMany: operation({
    summary:
      'Add up to 20,000 expenses, all or none. The file is JSON, {"rows": […]}, each row as an expense is created',
    method: 'POST',
    path,
    access: 'create',
    input: { params, body: newExpenseImport },
    output: expenseImport,
    bodyBytes: 0,
    upload: true,
  }),
  remove: operation({
    summary: 'Take an import back: its expenses are deleted; it can be restored for 30 days',
    method: 'DELETE',
    path: `${path}/:importId`,
    access: 'delete',
    input: { params: one },
    output: tombstone,
    bodyBytes: 0,
  }),
  restore: operation({
    summary: 'Bring back an import with the expenses that went with it',
    method: 'POST',
    path: `${path}/:importId/restore`,
    access: 'delete',
    input: { params: one },
    output: expenseImport,
    bodyBytes: 0,
  }),
};
