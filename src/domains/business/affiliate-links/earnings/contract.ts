import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { affiliateEarningChanges, affiliateEarningFields } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'affiliate earning',
  path: '/affiliate-earnings',
  scope: 'workspace',
  module: 'deals',
  fields: affiliateEarningFields,
});

export const affiliateEarningsContract = {
  list,
  create: {
    ...create,
    summary: 'Log what an affiliate link brought in a month; a second time changes the first',
  },
  update: { ...update, input: { ...update.input, body: affiliateEarningChanges } },
  remove,
  restore,
};
