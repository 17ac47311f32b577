import { defineCollection } from '#client/sync/collection.ts';
import { brandContactsContract } from './contract.ts';

/** The people at the brands of the workspace. */
export const brandContacts = defineCollection({
  name: 'brand-contacts',
  contract: brandContactsContract,
  scope: 'workspace',
  setByServer: { isPrimary: false },
  messages: {
    load: 'Failed to load contacts',
    create: 'Failed to add contact',
    update: 'Failed to update contact',
    remove: 'Failed to delete contact',
  },
});
