import * as z from 'zod/mini';
import { page, pageQuery, tombstone } from '#shared/contracts/pages.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { member, memberAddress, memberChanges } from './schema.ts';

const params = z.strictObject({ workspaceId: uuid });
const one = z.strictObject({ workspaceId: uuid, memberId: uuid });

/** Who is in a workspace, and what they may do there (spec sections 6 and 7). */
export const membersContract = {
  list: operation({
    summary: 'The members of a workspace, the oldest first',
    method: 'GET',
    path: '/workspaces/:workspaceId/members',
    access: 'view',
    input: { params, query: z.strictObject(pageQuery) },
    output: page(member),
    bodyBytes: 0,
  }),
  addresses: operation({
    summary: 'The e-mail addresses of the members, for owner and admins',
    method: 'GET',
    path: '/workspaces/:workspaceId/members/addresses',
    access: 'manage_members',
    refusal: 'Only owners and admins can see the addresses of members',
    input: { params, query: z.strictObject({}) },
    output: z.strictObject({ addresses: z.array(memberAddress) }),
    bodyBytes: 0,
  }),
  update: operation({
    summary: 'Give another member another role, or have them approve content',
    method: 'PATCH',
    path: '/workspaces/:workspaceId/members/:memberId',
    access: 'manage_members',
    refusal: 'Only owners and admins can update member roles',
    input: { params: one, body: memberChanges },
    output: member,
    bodyBytes: kilobyte,
  }),
  remove: operation({
    summary: 'Remove another member from the workspace',
    method: 'DELETE',
    path: '/workspaces/:workspaceId/members/:memberId',
    access: 'manage_members',
    refusal: 'Only owners and admins can remove members',
    input: { params: one },
    output: tombstone,
    bodyBytes: 0,
  }),
  leave: operation({
    summary: 'Leave the workspace; its owner transfers it first',
    method: 'POST',
    path: '/workspaces/:workspaceId/leave',
    access: 'view',
    input: { params, body: z.strictObject({}) },
    output: nothing,
    bodyBytes: kilobyte,
  }),
  transfer: operation({
    summary: 'Make another member the owner; the caller becomes an admin',
    method: 'POST',
    path: '/workspaces/:workspaceId/transfer',
    // The permission that the owner alone holds (spec section 6).
    access: 'delete_workspace',
    refusal: 'Only the owner can transfer the workspace',
    needsPassword: true,
    input: { params, body: z.strictObject({ memberId: uuid }) },
    output: member,
    bodyBytes: kilobyte,
  }),
};
