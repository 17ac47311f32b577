import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import {
  affiliateLink,
  affiliateLinkChanges,
  affiliateLinkChangesOfMany,
  affiliateLinkFields,
  linksToCheck,
  newAffiliateLink,
} from './schema.ts';

const place = { name: 'affiliate link', path: '/affiliate-links', scope: 'workspace' } as const;
const { list, create, update, remove, restore } = collectionContract({
  ...place,
  module: 'deals',
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
  check: operation({
    summary: 'Follow some affiliate links soon; what the server finds comes as a change of each',
    method: 'POST',
    path: `/workspaces/:workspaceId${place.path}/check`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid }), body: linksToCheck },
    output: nothing,
    bodyBytes: 16 * kilobyte,
  }),
};
