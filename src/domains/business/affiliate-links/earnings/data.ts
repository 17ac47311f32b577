import { defineCollection } from '#client/sync/collection.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { affiliateEarningsContract } from './contract.ts';
import type { AffiliateEarning } from './schema.ts';

/** What the affiliate links of the workspace brought, month by month. */
export const affiliateEarnings = defineCollection({
  name: 'affiliate-earnings',
  contract: affiliateEarningsContract,
  scope: 'workspace',
  isOfMoney: true,
  messages: {
    load: 'Failed to load earnings',
    create: 'Failed to log earnings',
    update: 'Failed to update earnings',
    remove: 'Failed to delete earnings',
  },
});

/** What the links that are there brought: of one that is deleted nothing counts. */
export function useEarnings(): readonly AffiliateEarning[] {
  const links = affiliateLinks.useRows(rowsById);
  return affiliateEarnings.useRows(allRows).filter((one) => links.has(one.affiliateLinkId));
}
