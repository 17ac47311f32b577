import { defineCollection } from '#client/sync/collection.ts';
import { madeIdeasContract } from './contract.ts';

/** What the user's ideas came of. */
export const madeIdeas = defineCollection({
  name: 'made-ideas',
  contract: madeIdeasContract,
  scope: 'own',
  refersTo: 'linkWorkspaceId',
  messages: {
    load: 'Failed to load ideas',
    create: 'Failed to link the idea',
    update: 'Failed to link the idea',
    remove: 'Failed to remove the link',
  },
});
