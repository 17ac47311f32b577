import { call } from '#client/sync/api.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { bookLookupContract } from '#domains/leisure/books/lookup/contract.ts';
import type { FoundBook } from '#domains/leisure/books/lookup/schema.ts';
import { booksContract } from './contract.ts';

/** The user's books. */
export const books = defineCollection({
  name: 'books',
  contract: booksContract,
  scope: 'own',
  messages: {
    load: 'Failed to load books',
    create: 'Failed to add book',
    update: 'Failed to update book',
    remove: 'Failed to delete book',
  },
});

/** What a public library knows of a title or an ISBN; throws the sentence of what went wrong. */
export async function findBooks(
  query: { title: string } | { isbn: string },
  signal?: AbortSignal,
): Promise<readonly FoundBook[]> {
  const input = { query: query as { title?: string; isbn?: string } };
  return (await call(bookLookupContract.find, input, signal ? { signal } : {})).books;
}
