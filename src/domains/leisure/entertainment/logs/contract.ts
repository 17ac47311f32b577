import { collectionContract } from '#shared/collection-contract.ts';
import { entertainmentLogChanges, entertainmentLogFields } from './schema.ts';

const generic = collectionContract({
  name: 'entertainment log',
  path: '/entertainment-logs',
  scope: 'own',
  fields: entertainmentLogFields,
});

/** Each time that something was watched, played or heard to its end. */
export const entertainmentLogsContract = {
  ...generic,
  update: { ...generic.update, input: { ...generic.update.input, body: entertainmentLogChanges } },
};
