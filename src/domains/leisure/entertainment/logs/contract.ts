import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { entertainmentLogChanges, entertainmentLogFields } from './schema.ts';

const generic = collectionContract({
  name: 'entertainment log',
  path: '/entertainment-logs',
  scope: 'own',
  fields: entertainmentLogFields,
});

/** Each time that something was watched, played or heard to its end; the title of it follows. */
export const entertainmentLogsContract = {
  ...generic,
  create: {
    ...generic.create,
    summary:
      'Log a time; its title was finished once more, and one that is completed last on the latest day',
  },
  update: { ...generic.update, input: { ...generic.update.input, body: entertainmentLogChanges } },
  remove: {
    ...generic.remove,
    summary:
      'Delete an entertainment log; its title was finished once less, and last on the latest day that remains; it can be restored for 30 days',
  },
};
