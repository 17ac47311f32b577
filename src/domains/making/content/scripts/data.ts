import { defineCollection } from '#client/sync/collection.ts';
import { contentScriptsContract } from './contract.ts';

/** The scripts that are on screen; read with `useMore` of an item. */
export const contentScripts = defineCollection({
  name: 'content-scripts',
  contract: contentScriptsContract,
  scope: 'workspace',
  isReadInParts: true,
  messages: {
    load: 'Failed to load script',
    create: 'Failed to save script',
    update: 'Failed to save script',
    remove: 'Failed to delete script',
  },
});
