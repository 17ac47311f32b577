import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { readingGoalFields } from './schema.ts';

/** How many books a person means to read in which year. */
export const readingGoalsContract = collectionContract({
  name: 'reading goal',
  path: '/reading-goals',
  scope: 'own',
  fields: readingGoalFields,
});
