import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { brandLogEntryChanges, brandLogEntryFields } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'brand log entry',
  path: '/brand-log-entries',
  scope: 'workspace',
  module: 'deals',
  fields: brandLogEntryFields,
});

export const brandLogEntriesContract = {
  list: { ...list, summary: 'List brand log entries' },
  create: {
    ...create,
    summary: 'Log a contact with a brand; its last contact follows, and a prospect is contacted',
  },
  update: { ...update, input: { ...update.input, body: brandLogEntryChanges } },
  remove,
  restore,
};
