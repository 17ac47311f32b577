import type { UserContext } from '#server/http/context.ts';
import type { FollowsImports } from '#server/records/imports.ts';
import { reads } from '#domains/leisure/books/reads/service.ts';
import type { BookChanges } from '#domains/leisure/books/schema.ts';
import { books } from '#domains/leisure/books/service.ts';
import { withoutReads, withReads } from './rules.ts';

/** Books that are there follow the readings that a file adds to them, and those that go with it. */
export const followReads: FollowsImports<'own'> = {
  async came(context, importId) {
    for (const { book, own, others } of await touched(context, importId)) {
      const { fields, ended } = withReads(book, own, others);
      // It comes back with the import's going: both are of one moment.
      if (ended) await reads.remove(context, { params: { id: ended } });
      await change(context, book.id, fields);
    }
  },

  async goes(context, importId, cameAt) {
    const before = await touched(context, importId);
    const ids = before.map(({ book }) => book.id);
    const ended = await context.transaction.query<{ id: string }>(endedThen, [
      ...[context.userId, ids, cameAt],
    ]);
    for (const { id } of ended) await reads.restore(context, { params: { id } });
    for (const { book, own, others } of await touched(context, importId))
      await change(context, book.id, withoutReads(book, own, others));
  },
};

const endedThen = `select id from book_reads
  where user_id = $1 and book_id = any($2::uuid[]) and deleted_at = $3::timestamptz order by id`;

// What came with the file is whole. Each book is looked up by its key: of rows that have just come
// PostgreSQL has no statistics (docs/decisions/074).
const ofOthers = `import_id = $2 and (
  select import_id from books where user_id = $1 and id = book_reads.book_id
  ) is distinct from $2`;

async function change(context: UserContext, id: string, fields: BookChanges): Promise<void> {
  if (Object.keys(fields).length > 0) await books.update(context, { params: { id }, body: fields });
}

// The books to which an import has added readings: those of it, and the others.
async function touched(context: UserContext, importId: string) {
  const added = await reads.read(context, ofOthers, [importId]);
  const ids = [...new Set(added.map(({ bookId }) => bookId))];
  const stored = await books.lockAll(context, 'id = any($2::uuid[])', ids);
  const others = await reads.lockAll(
    context,
    'book_id = any($2::uuid[]) and import_id is distinct from $3',
    ...[stored.map(({ id }) => id), importId],
  );
  const [ownOf, othersOf] = [added, others].map((rows) =>
    Map.groupBy(rows, ({ bookId }) => bookId),
  );
  return stored.map((book) => ({
    book,
    own: ownOf?.get(book.id) ?? [],
    others: othersOf?.get(book.id) ?? [],
  }));
}
