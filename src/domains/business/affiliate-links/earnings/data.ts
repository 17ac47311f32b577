import { defineCollection } from '#client/sync/collection.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { earningsOf } from '#domains/business/affiliate-links/rules.ts';
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

/** What the links of the workspace brought that are there. */
export function useEarnings(): readonly AffiliateEarning[] {
  const links = affiliateLinks.useRows(rowsById);
  return earningsOf(links, affiliateEarnings.useRows(allRows));
}
