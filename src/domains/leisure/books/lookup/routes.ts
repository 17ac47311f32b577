import { routes } from '#server/http/routes.ts';
import { bookLookupContract } from './contract.ts';
import { findBooks } from './service.ts';

export const bookLookupRoutes = routes('book-lookup', bookLookupContract, {
  find: async (context, { query }) => ({ books: await findBooks(context, query) }),
});
