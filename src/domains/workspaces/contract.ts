import * as z from 'zod/mini';
import { kilobyte, nothing, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { newWorkspace, workspace } from './schema.ts';

export const workspacesContract = {
  list: operation({
    summary: 'The workspaces of the caller, the one used last first',
    method: 'GET',
    path: '/workspaces',
    access: 'signed-in',
    input: { query: z.strictObject({}) },
    output: z.strictObject({ workspaces: z.array(workspace) }),
    bodyBytes: 0,
  }),
  create: operation({
    summary: 'Create a workspace; the caller becomes its owner',
    method: 'POST',
    path: '/workspaces',
    access: 'signed-in',
    input: { body: newWorkspace },
    output: workspace,
    bodyBytes: 8 * kilobyte,
  }),
  createPersonal: operation({
    summary: "Create 'Personal Workspace' unless the caller has a workspace already",
    method: 'POST',
    path: '/workspaces/personal',
    access: 'signed-in',
    input: { body: z.strictObject({ id: uuid }) },
    output: workspace,
    bodyBytes: kilobyte,
  }),
  visit: operation({
    summary: 'Remember that the caller now works in this workspace',
    method: 'POST',
    path: '/workspaces/:workspaceId/visits',
    access: 'view',
    input: { params: z.strictObject({ workspaceId: uuid }), body: z.strictObject({}) },
    output: nothing,
    bodyBytes: kilobyte,
  }),
};
