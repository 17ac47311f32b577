import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  deliverable,
  deliverableChanges,
  deliverableFields,
  deliverableMove,
  newDeliverable,
} from './schema.ts';

const path = '/deliverables';
const generic = collectionContract({
  name: 'deliverable',
  path,
  scope: 'workspace',
  module: 'deals',
  fields: deliverableFields,
});

export const deliverablesContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newDeliverable } },
  update: {
    ...generic.update,
    summary: 'Change some fields of a deliverable; where it stands changes by a move',
    input: { ...generic.update.input, body: deliverableChanges },
  },
  move: operation({
    summary:
      'Move a deliverable to another status: the server notes when, and begins the payments and rights that wait for it; with `undo` it takes such a move back',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/move`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: deliverableMove },
    output: deliverable,
    bodyBytes: 8 * kilobyte,
  }),
  unpost: operation({
    summary:
      'Take back that a deliverable was posted: it is again as it was before, and what began with it waits',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/unposting`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: z.strictObject({}) },
    output: deliverable,
    bodyBytes: kilobyte,
  }),
};
