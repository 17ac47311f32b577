import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { book, bookChanges, bookFields, newBook, readingOn } from './schema.ts';

const place = { name: 'book', path: '/books', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: bookFields });

/** Books are personal: they follow their reader into every workspace, and nobody else sees them. */
export const booksContract = {
  ...generic,
  ...manyContract({ ...place, row: book, changes: bookChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newBook } },
  update: { ...generic.update, input: { ...generic.update.input, body: bookChanges } },
  readOn: operation({
    summary:
      'Say how far one is: a page beyond the last one is the last, and a book that is over, perhaps by another device, stays at its end',
    method: 'POST',
    path: '/books/:id/read-on',
    access: 'signed-in',
    input: { params: z.strictObject({ id: uuid }), body: readingOn },
    output: book,
    bodyBytes: kilobyte,
  }),
};
