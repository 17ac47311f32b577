import { defineCollection } from '#client/sync/collection.ts';
import { bookReadsContract } from './contract.ts';
import type { BookRead } from './schema.ts';

/** Each time that one of the user's books was read. */
export const bookReads = defineCollection({
  name: 'book-reads',
  contract: bookReadsContract,
  scope: 'own',
  messages: {
    load: 'Failed to load readings',
    create: 'Failed to add reading',
    update: 'Failed to update reading',
    remove: 'Failed to delete reading',
  },
});

/** The readings of each book, the latest first: a selector for `bookReads`. */
export function readsByBook(rows: readonly BookRead[]): ReadonlyMap<string, readonly BookRead[]> {
  return Map.groupBy(rows.toSorted(byDay), ({ bookId }) => bookId);
}

const dayOf = ({ finishedOn, startedOn, createdAt }: BookRead) =>
  finishedOn ?? startedOn ?? createdAt;
const byDay = (one: BookRead, other: BookRead) => {
  // One that goes on is the last, whenever it was begun.
  const open = Number(other.outcome === null) - Number(one.outcome === null);
  return open || dayOf(other).localeCompare(dayOf(one)) || other.id.localeCompare(one.id);
};
