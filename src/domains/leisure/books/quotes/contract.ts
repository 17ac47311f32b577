import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { bookQuote, bookQuoteChanges, bookQuoteFields } from './schema.ts';

const place = { name: 'quote', path: '/book-quotes', scope: 'own' } as const;
const generic = collectionContract({ ...place, fields: bookQuoteFields });

/** What a person has kept of the words of their books. */
export const bookQuotesContract = {
  ...generic,
  ...manyContract({ ...place, row: bookQuote, changes: bookQuoteChanges }),
  update: { ...generic.update, input: { ...generic.update.input, body: bookQuoteChanges } },
};
