import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { savedChipFields } from './schema.ts';

/** Chips are for those who made them and for nobody else. */
export const savedChipsContract = collectionContract({
  name: 'saved chip',
  path: '/saved-chips',
  scope: 'workspace',
  fields: savedChipFields,
});
