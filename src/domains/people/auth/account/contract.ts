import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { typedPassword } from '#domains/people/auth/entrance/schema.ts';

/** A workspace that the caller owns, and so has to be dealt with before their account goes. */
const ownedWorkspace = z.strictObject({ id: uuid, name: z.string(), memberCount: z.int() });
export type OwnedWorkspace = z.infer<typeof ownedWorkspace>;

/** Taking everything along, and leaving for good. */
export const accountContract = {
  prepareExport: operation({
    summary: 'Ask for the password before the export, which a browser downloads by its address',
    method: 'POST',
    path: '/auth/account/export',
    access: 'signed-in',
    needsPassword: true,
    input: { body: nothing },
    output: nothing,
    bodyBytes: kilobyte,
  }),
  exportData: operation({
    summary: 'Everything of the caller as one JSON file',
    method: 'GET',
    path: '/auth/account/export',
    access: 'signed-in',
    needsPassword: true,
    input: {},
    output: z.looseObject({ format: z.literal('dayslate-export') }),
    bodyBytes: 0,
    stream: true,
  }),
  owned: operation({
    summary: 'The workspaces that stand in the way of deleting the own account',
    method: 'GET',
    path: '/auth/account/workspaces',
    access: 'signed-in',
    input: {},
    output: z.strictObject({ workspaces: z.array(ownedWorkspace) }),
    bodyBytes: 0,
  }),
  remove: operation({
    summary: 'Delete the own account for good, and the named workspaces nobody else is in',
    method: 'POST',
    path: '/auth/account/delete',
    access: 'signed-in',
    input: {
      body: z.strictObject({
        password: typedPassword,
        workspaceIds: z._default(z.array(uuid).check(z.maxLength(100)), []),
      }),
    },
    output: nothing,
    bodyBytes: 8 * kilobyte,
    ownTransactions: true,
  }),
};
