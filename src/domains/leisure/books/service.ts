import type { UserContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { firstRead } from '#domains/leisure/books/reads/rules.ts';
import { newBookRead, type NewBookRead } from '#domains/leisure/books/reads/schema.ts';
import { reads } from '#domains/leisure/books/reads/service.ts';
import { followingPage, wrongInBook } from './rules.ts';
import { type Book, type BookChanges, bookFields, type NewBook, type ReadingOn } from './schema.ts';

export const books = crud({
  table: 'books',
  scope: 'own',
  fields: bookFields,
  noun: 'Book',
  search: { on: 'returnOn' },
});

/** Writes a book down; one that was begun comes with its reading. */
export async function createBook(context: UserContext, body: NewBook): Promise<JsonText<never>> {
  const before = await books.read(context, 'id = $2', [body.id]);
  const answer = await books.create(context, { body });
  const read = before.length === 0 ? firstRead(body) : undefined;
  if (read) await reads.create(context, { body: read });
  return answer;
}

/** Notes how far somebody is. */
export async function readOn(
  context: UserContext,
  id: string,
  page: ReadingOn,
): Promise<JsonText<never>> {
  const before = await books.lock(context, id);
  if (!before) throw new AppError('not_found', 'Book not found');
  return books.update(context, { params: { id }, body: followingPage(before, page) });
}

/** The rows of a file, in which every book that was begun has a reading. */
export function withFirstReads(rows: Record<string, object[]>): Record<string, object[]> {
  // Both were read by the schemas of books and readings.
  const [news, known] = [rows['books'] as NewBook[], rows['bookReads'] as NewBookRead[]];
  const read = new Set(known.map(({ bookId }) => bookId));
  const first = news.flatMap((book) => (read.has(book.id) ? [] : (firstRead(book) ?? [])));
  return { ...rows, bookReads: [...known, ...first.map((one) => newBookRead.parse(one))] };
}

interface Change {
  ids: readonly string[];
  fields: BookChanges;
}

/**
 * Refuses changes that do not go with the rest of a book, which stays as it is until they are written.
 * All books of a request are locked at once, in one order.
 */
export async function requireRight(
  context: UserContext,
  changes: readonly Change[],
): Promise<void> {
  const asking = changes.filter(({ fields }) => asksForLook(fields));
  if (asking.length === 0) return;
  const ids = changes.flatMap((change) => change.ids);
  const stored = await books.lockAll(context, 'id = any($2::uuid[])', ids);
  const byId = new Map(stored.map((book) => [book.id, book]));
  for (const { ids: some, fields } of asking) {
    const said = Object.entries(fields).filter(([, value]) => value !== undefined);
    for (const id of some) {
      const book = byId.get(id);
      const wrong = book && wrongInBook({ ...book, ...Object.fromEntries(said) });
      if (wrong)
        throw new AppError('invalid', wrong.message, { fields: { [wrong.field]: wrong.message } });
    }
  }
}

const together: readonly (keyof Book)[] = [
  ...(['startedOn', 'finishedOn', 'progress', 'progressUnit', 'pages', 'minutes'] as const),
];
const asksForLook = (fields: BookChanges) =>
  Object.keys(fields).some((name) => together.some((one) => one === name));
