import { defineCollection } from '#client/sync/collection.ts';
import { commentsContract } from './contract.ts';

/** The comments of the records that are on screen; read with `useMore` of a record. */
export const comments = defineCollection({
  name: 'comments',
  contract: commentsContract,
  scope: 'workspace',
  isReadInParts: true,
  setByServer: { isResolved: false, editedAt: null, guestName: null },
  messages: {
    load: 'Failed to load comments',
    create: 'Failed to add comment',
    update: 'Failed to update comment',
    remove: 'Failed to delete comment',
  },
});
