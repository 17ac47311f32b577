import type { UserContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { wrongInBook } from './rules.ts';
import { type Book, type BookChanges, bookFields } from './schema.ts';

export const books = crud({
  table: 'books',
  scope: 'own',
  fields: bookFields,
  noun: 'Book',
  search: { on: 'returnOn' },
});

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
