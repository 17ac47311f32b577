import { defineCollection } from '#client/sync/collection.ts';
import { bookQuotesContract } from './contract.ts';
import type { BookQuote } from './schema.ts';

/** What the user has kept of the words of their books. */
export const bookQuotes = defineCollection({
  name: 'book-quotes',
  contract: bookQuotesContract,
  scope: 'own',
  messages: {
    load: 'Failed to load quotes',
    create: 'Failed to add quote',
    update: 'Failed to update quote',
    remove: 'Failed to delete quote',
  },
});

/** The quotes of each book, in the order of its pages: a selector for `bookQuotes`. */
export function quotesByBook(
  rows: readonly BookQuote[],
): ReadonlyMap<string, readonly BookQuote[]> {
  return Map.groupBy(rows.toSorted(byPage), ({ bookId }) => bookId);
}

const byPage = (one: BookQuote, other: BookQuote) =>
  pageOf(one) - pageOf(other) || one.id.localeCompare(other.id);
// What nobody said a page of comes last.
const pageOf = ({ page }: BookQuote) => page ?? 1e9;
