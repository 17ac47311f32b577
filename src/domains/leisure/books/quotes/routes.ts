import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { bookQuotesContract } from './contract.ts';
import { bookQuoteFields } from './schema.ts';

export const bookQuotesRoutes = routes(
  'book-quotes',
  bookQuotesContract,
  crud({
    table: 'bookQuotes',
    scope: 'own',
    fields: bookQuoteFields,
    noun: 'Quote',
    search: { within: { table: 'books', by: 'bookId' } },
  }),
);
