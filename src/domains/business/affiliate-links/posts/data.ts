import { defineCollection } from '#client/sync/collection.ts';
import { postAffiliateLinksContract } from './contract.ts';

/** Which posts carry which affiliate links. */
export const postAffiliateLinks = defineCollection({
  name: 'post-affiliate-links',
  contract: postAffiliateLinksContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load affiliate links of posts',
    create: 'Failed to add affiliate link to the post',
    update: 'Failed to update affiliate link of the post',
    remove: 'Failed to take affiliate link off the post',
  },
});
