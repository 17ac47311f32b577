import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { dayNoteFields } from './schema.ts';

export const dayNotesContract = collectionContract({
  name: 'day note',
  path: '/day-notes',
  scope: 'workspace',
  module: 'content',
  fields: dayNoteFields,
});
