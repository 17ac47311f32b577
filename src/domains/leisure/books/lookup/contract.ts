import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import { foundBook, lookupQuery } from './schema.ts';

/** What a public library knows of a book, so that less has to be typed. */
export const bookLookupContract = {
  find: operation({
    summary:
      'What Open Library tells of a title or an ISBN. Nothing is kept of it; the setting LINK_PREVIEWS=off ends it',
    method: 'GET',
    path: '/book-lookup',
    access: 'signed-in',
    input: { query: lookupQuery },
    output: z.strictObject({ books: z.array(foundBook) }),
    bodyBytes: 0,
    ownTransactions: true,
  }),
};
