import { call } from '#client/sync/api.ts';
import { defineCollection } from '#client/sync/collection.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { bookLookupContract } from '#domains/leisure/books/lookup/contract.ts';
import type { FoundBook } from '#domains/leisure/books/lookup/schema.ts';
import { booksContract } from './contract.ts';
import { followingPage } from './rules.ts';
import type { Book, ReadingOn } from './schema.ts';

const name = 'books';
const failedText = 'Failed to update book';

/** The user's books. */
export const books = defineCollection({
  name,
  contract: booksContract,
  scope: 'own',
  messages: {
    load: 'Failed to load books',
    create: 'Failed to add book',
    update: failedText,
    remove: 'Failed to delete book',
  },
});

const sendReadOn = defineOperation({
  name: `${name}.readOn`,
  operation: booksContract.readOn,
  failedText,
  reply: (row, { scopeId }) => books.merge([{ id: row.id, version: row.version, row }], scopeId),
});

/** Notes how far somebody is: on screen at once. */
export function readOn(book: Book, body: ReadingOn) {
  const touched = { updatedAt: new Date().toISOString(), updatedByUserId: getScope().userId };
  const patch = { ...followingPage(book, body), ...touched };
  return sendReadOn({
    scopeId: scopeIdOf('own') ?? '',
    input: { params: { id: book.id }, body },
    effects: [{ collection: name, do: 'patch', id: book.id, patch }],
  });
}

/** What a public library knows of a title or an ISBN; throws the sentence of what went wrong. */
export async function findBooks(
  query: { title: string } | { isbn: string },
  signal?: AbortSignal,
): Promise<readonly FoundBook[]> {
  const input = { query: query as { title?: string; isbn?: string } };
  return (await call(bookLookupContract.find, input, signal ? { signal } : {})).books;
}
