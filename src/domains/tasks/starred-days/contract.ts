import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { starredDayFields } from './schema.ts';

const { list, create, remove } = collectionContract({
  name: 'starred day',
  path: '/starred-days',
  scope: 'own',
  fields: starredDayFields,
});

/** A day is starred or not; there is nothing to change about it. */
export const starredDaysContract = { list, create, remove };
