import { crud } from '#server/records/crud.ts';
import { bookReadFields } from './schema.ts';

export const reads = crud({
  table: 'bookReads',
  scope: 'own',
  fields: bookReadFields,
  noun: 'Reading',
});
