import { defineCollection } from '#client/collection.ts';
import { affiliateLinksContract } from './contract.ts';

/** The affiliate links and codes of the workspace. */
export const affiliateLinks = defineCollection({
  name: 'affiliate-links',
  contract: affiliateLinksContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load affiliate links',
    create: 'Failed to add affiliate link',
    update: 'Failed to update affiliate link',
    remove: 'Failed to delete affiliate link',
  },
});
