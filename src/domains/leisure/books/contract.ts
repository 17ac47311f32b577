import { collectionContract, manyContract } from '#shared/collection-contract.ts';
import { book, bookChanges, bookFields, newBook } from './schema.ts';

const place = { name: 'book', path: '/books', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: bookFields });

/** Books are personal: they follow their reader into every workspace, and nobody else sees them. */
export const booksContract = {
  ...generic,
  ...manyContract({ ...place, row: book, changes: bookChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newBook } },
  update: { ...generic.update, input: { ...generic.update.input, body: bookChanges } },
};
