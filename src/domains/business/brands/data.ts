import { defineCollection } from '#client/sync/collection.ts';
import { brandsContract } from './contract.ts';

/** The brands of the workspace. */
export const brands = defineCollection({
  name: 'brands',
  contract: brandsContract,
  scope: 'workspace',
  setByServer: { logoId: null, lastContactedOn: null },
  messages: {
    load: 'Failed to load brands',
    create: 'Failed to add brand',
    update: 'Failed to update brand',
    remove: 'Failed to delete brand',
  },
});
