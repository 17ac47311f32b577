import * as z from 'zod/mini';
import { cursor } from '#shared/contracts/pages.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { receivedInvitation } from '#domains/people/workspaces/invitations/schema.ts';
import {
  deletedWorkspace,
  newName,
  newPersonalWorkspace,
  newWorkspace,
  workspace,
  sentWorkspaceChanges,
} from './schema.ts';

const params = z.strictObject({ workspaceId: uuid });

export const workspacesContract = {
  list: operation({
    summary:
      'The workspaces of the caller, the one used last first, where their streams stood, and the invitations that wait for an address that the caller has proved',
    method: 'GET',
    path: '/workspaces',
    access: 'signed-in',
    input: { query: z.strictObject({}) },
    output: z.strictObject({
      workspaces: z.array(workspace),
      cursors: z.array(cursor),
      invitations: z.array(receivedInvitation),
    }),
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
    input: { body: newPersonalWorkspace },
    output: workspace,
    bodyBytes: kilobyte,
  }),
  visit: operation({
    summary: 'Remember that the caller now works in this workspace',
    method: 'POST',
    path: '/workspaces/:workspaceId/visits',
    access: 'view',
    input: { params, body: z.strictObject({}) },
    output: nothing,
    bodyBytes: kilobyte,
  }),
  update: operation({
    summary: 'Change the description and the settings of a workspace',
    method: 'PATCH',
    path: '/workspaces/:workspaceId',
    access: 'manage_settings',
    input: { params, body: sentWorkspaceChanges },
    output: workspace,
    bodyBytes: 8 * kilobyte,
  }),
  rename: operation({
    summary: 'Rename a workspace; its owner alone may',
    method: 'PUT',
    path: '/workspaces/:workspaceId/name',
    // The permission that the owner alone holds (spec section 6).
    access: 'delete_workspace',
    refusal: 'Only the owner can rename the workspace',
    needsPassword: false,
    input: { params, body: newName },
    output: workspace,
    bodyBytes: kilobyte,
  }),
  remove: operation({
    summary: 'Delete a workspace; `name` is its name, typed. Its owner can restore it for 14 days',
    method: 'POST',
    path: '/workspaces/:workspaceId/deletion',
    access: 'delete_workspace',
    refusal: 'Only the owner can delete the workspace',
    needsPassword: true,
    input: { params, body: z.strictObject({ name: z.string() }) },
    output: nothing,
    bodyBytes: kilobyte,
  }),
  listDeleted: operation({
    summary: 'The workspaces that the caller owned and deleted, the last one first',
    method: 'GET',
    path: '/deleted-workspaces',
    access: 'signed-in',
    input: { query: z.strictObject({}) },
    output: z.strictObject({ workspaces: z.array(deletedWorkspace) }),
    bodyBytes: 0,
  }),
  restore: operation({
    summary: 'Bring an own deleted workspace back with everything in it',
    method: 'POST',
    path: '/deleted-workspaces/:deletedId/restore',
    access: 'signed-in',
    input: { params: z.strictObject({ deletedId: uuid }), body: z.strictObject({}) },
    output: workspace,
    bodyBytes: kilobyte,
  }),
};
