import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { bookRead, bookReadChanges, bookReadFields, newBookRead } from './schema.ts';

const place = { name: 'reading', path: '/book-reads', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: bookReadFields });

/** The readings of a person's books. */
export const bookReadsContract = {
  ...generic,
  ...manyContract({ ...place, row: bookRead, changes: bookReadChanges }),
  create: { ...generic.create, input: { ...generic.create.input, body: newBookRead } },
  update: { ...generic.update, input: { ...generic.update.input, body: bookReadChanges } },
};
