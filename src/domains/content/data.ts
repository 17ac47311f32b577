import { defineCollection } from '#client/collection.ts';
import { contentItemsContract } from './contract.ts';

/** All content of the workspace, from ideas to what is published. */
export const contentItems = defineCollection({
  name: 'content-items',
  contract: contentItemsContract,
  scope: 'workspace',
  setByServer: {
    // Asked for at each new row.
    get stageEnteredAt() {
      return new Date().toISOString();
    },
    archivedFrom: null,
    publishedOn: null,
    approvalState: 'none',
    approverUserId: null,
    approvalAt: null,
  },
  messages: {
    load: 'Failed to load content',
    create: 'Failed to add content',
    update: 'Failed to update content',
    remove: 'Failed to delete content',
  },
});
