import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { tombstone } from '#shared/contracts/pages.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  approvalStates,
  contentItem,
  contentItemChanges,
  contentItemUpdate,
  contentItemFields,
  newContentItem,
} from './schema.ts';

const place = { name: 'content item', path: '/content-items', scope: 'workspace' } as const;
// Notes and steps, in characters of several bytes.
const bodyBytes = 128 * kilobyte;
const generic = collectionContract({ ...place, module: 'content', fields: contentItemFields });

/** A workspace's content, from the first idea to what is published. */
export const contentItemsContract = {
  ...generic,
  create: {
    ...generic.create,
    summary: 'Create a content item in one of the stages before it is scheduled',
    input: { ...generic.create.input, body: newContentItem },
    bodyBytes,
  },
  update: {
    ...generic.update,
    summary: 'Change some fields of a content item; naming its stage moves it',
    input: { ...generic.update.input, body: contentItemUpdate },
    bodyBytes,
  },
  ...manyContract({ ...place, row: contentItem, changes: contentItemChanges }),
  merge: operation({
    summary: 'Make one idea of two: what belongs to the other one comes along, and it is deleted',
    method: 'POST',
    path: '/workspaces/:workspaceId/content-items/:id/merging',
    access: 'edit',
    input: {
      params: z.strictObject({ workspaceId: uuid, id: uuid }),
      body: z.strictObject({ otherId: uuid }),
    },
    output: z.strictObject({ kept: contentItem, gone: tombstone }),
    bodyBytes: kilobyte,
  }),
  separate: operation({
    summary: 'Undo a merging: the other idea comes back, and to each what was its own',
    method: 'POST',
    path: '/workspaces/:workspaceId/content-items/:id/separation',
    access: 'edit',
    input: {
      params: z.strictObject({ workspaceId: uuid, id: uuid }),
      body: z.strictObject({ otherId: uuid }),
    },
    output: z.strictObject({ kept: contentItem, back: contentItem }),
    bodyBytes: kilobyte,
  }),
  decide: operation({
    summary:
      'Request approval of a content item or withdraw that, or decide as owner, admin or approver',
    method: 'POST',
    path: '/workspaces/:workspaceId/content-items/:id/approval',
    access: 'edit',
    input: {
      params: z.strictObject({ workspaceId: uuid, id: uuid }),
      body: z.strictObject({ state: z.enum(approvalStates) }),
    },
    output: contentItem,
    bodyBytes: kilobyte,
  }),
};
