import { defineCollection } from '#client/sync/collection.ts';
import { affiliateEarningsContract } from './contract.ts';

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
