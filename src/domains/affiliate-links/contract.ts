import { collectionContract, manyContract } from '#shared/collection-contract.ts';
import {
  affiliateLink,
  affiliateLinkChanges,
  affiliateLinkChangesOfMany,
  affiliateLinkFields,
  newAffiliateLink,
} from './schema.ts';

const place = { name: 'affiliate link', path: '/affiliate-links', scope: 'workspace' } as const;
const { list, create, update, remove, restore } = collectionContract({
  ...place,
  fields: affiliateLinkFields,
});

/** Link and code, first and last day are checked together: a change of one names the other. */
export const affiliateLinksContract = {
  list,
  create: { ...create, input: { ...create.input, body: newAffiliateLink } },
  update: { ...update, input: { ...update.input, body: affiliateLinkChanges } },
  remove,
  restore,
  ...manyContract({ ...place, row: affiliateLink, changes: affiliateLinkChangesOfMany }),
};
