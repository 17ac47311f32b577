import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { postAffiliateLinkFields } from './schema.ts';

const { list, create, remove } = collectionContract({
  name: 'post affiliate link',
  path: '/post-affiliate-links',
  scope: 'workspace',
  module: 'deals',
  fields: postAffiliateLinkFields,
});

/** Which posts carry which links; a post carries a link or not, there is nothing to change. */
export const postAffiliateLinksContract = {
  list: { ...list, summary: 'List which posts carry which affiliate links' },
  create: { ...create, summary: 'Note that a post carries an affiliate link' },
  remove: { ...remove, summary: 'Note that a post no longer carries an affiliate link' },
};
