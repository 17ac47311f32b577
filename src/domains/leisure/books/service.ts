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

/** Refuses changes that do not go with the rest of a book, which stays as it is until they are written. */
export async function requireRight(
  context: UserContext,
  ids: readonly string[],
  { ...fields }: BookChanges,
): Promise<void> {
  if (!asksForLook(fields)) return;
  const said = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  for (const stored of await books.lockAll(context, 'id = any($2::uuid[])', ids)) {
    const wrong = wrongInBook({ ...stored, ...said });
    if (wrong)
      throw new AppError('invalid', wrong.message, { fields: { [wrong.field]: wrong.message } });
  }
}

const together: readonly (keyof Book)[] = [
  ...(['startedOn', 'finishedOn', 'progress', 'progressUnit', 'pages', 'minutes'] as const),
];
const asksForLook = (fields: BookChanges) =>
  Object.keys(fields).some((name) => together.some((one) => one === name));
