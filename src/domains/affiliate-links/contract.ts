import { collectionContract } from '#shared/collection-contract.ts';
import { affiliateLinkChanges, affiliateLinkFields, newAffiliateLink } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'affiliate link',
  path: '/affiliate-links',
  scope: 'workspace',
  fields: affiliateLinkFields,
});

/** Link and code, first and last day are checked together: a change of one names the other. */
export const affiliateLinksContract = {
  list,
  create: { ...create, input: { ...create.input, body: newAffiliateLink } },
  update: { ...update, input: { ...update.input, body: affiliateLinkChanges } },
  remove,
  restore,
};
