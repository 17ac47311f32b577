import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { becomeIdeas } from '#domains/leisure/ideas/service.ts';
import { bookQuotesContract } from './contract.ts';
import { bookQuoteFields } from './schema.ts';

const quotes = crud({
  table: 'bookQuotes',
  scope: 'own',
  fields: bookQuoteFields,
  noun: 'Quote',
  search: { within: { table: 'books', by: 'bookId' } },
});
becomeIdeas('book-quotes', quotes);

export const bookQuotesRoutes = routes('book-quotes', bookQuotesContract, quotes);
