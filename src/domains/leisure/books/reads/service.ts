import type { UserContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { isSameEnd, isSameRead, isTurned, withWordsOf, wrongDaysText } from './rules.ts';
import { type BookRead, type BookReadChanges, bookReadFields, type NewBookRead } from './schema.ts';

export const reads = crud({
  table: 'bookReads',
  scope: 'own',
  fields: bookReadFields,
  noun: 'Reading',
});

/**
 * Writes a reading down. Others that are the same one make room for it: the one that the book came with,
 * and what another device has begun or ended as well. It stands under the id that was sent last, as who
 * sends it may have more to say of it already.
 */
export async function createRead(
  context: UserContext,
  body: NewBookRead,
): Promise<JsonText<never>> {
  await lockBook(context, body.bookId);
  const all = await reads.lockAll(context, 'book_id = $2', body.bookId);
  // Sent once more it is there, and has gone on since.
  if (all.some(({ id }) => id === body.id)) return reads.create(context, { body });
  const same = all.filter((other) => isSameRead(other, body));
  return reads.create(context, { body: await inPlaceOf(context, same, body) });
}

/** Changes a reading; what ends here, and has ended on the same day on another device, ended once. */
export async function changeRead(
  context: UserContext,
  id: string,
  body: BookReadChanges,
): Promise<JsonText<never>> {
  const [before] = body.outcome ? await reads.read(context, 'id = $2', [id]) : [];
  if (before) await lockBook(context, before.bookId);
  await requireOrder(context, [{ ids: [id], fields: body }]);
  if (!before) return reads.update(context, { params: { id }, body });
  const others = await reads.lockAll(context, 'book_id = $2 and id <> $3', before.bookId, id);
  const same = others.filter((other) => isSameEnd(other, body));
  return reads.update(context, { params: { id }, body: await inPlaceOf(context, same, body) });
}

async function inPlaceOf<Said extends BookReadChanges>(
  context: UserContext,
  others: readonly BookRead[],
  said: Said,
): Promise<Said> {
  for (const { id } of others) await reads.remove(context, { params: { id } });
  return others.reduce(withWordsOf, said);
}

// Two devices that write of one book at once do so after each other.
async function lockBook(context: UserContext, bookId: string): Promise<void> {
  const text = 'select 1 from books where user_id = $1 and id = $2 for update';
  await context.transaction.query(text, [context.userId, bookId]);
}

interface Change {
  ids: readonly string[];
  fields: BookReadChanges;
}

/** Refuses changes by which a reading would end before it begins. All of a request are locked at once, in one order. */
export async function requireOrder(
  context: UserContext,
  changes: readonly Change[],
): Promise<void> {
  const asking = changes.filter(({ fields }) => 'startedOn' in fields || 'finishedOn' in fields);
  if (asking.length === 0) return;
  const ids = changes.flatMap((change) => change.ids);
  const stored = await reads.lockAll(context, 'id = any($2::uuid[])', ids);
  for (const { ids: some, fields } of asking) {
    const { startedOn, finishedOn } = fields;
    const isWrong = stored
      .filter(({ id }) => some.includes(id))
      .some((read) =>
        isTurned({
          startedOn: startedOn === undefined ? read.startedOn : startedOn,
          finishedOn: finishedOn === undefined ? read.finishedOn : finishedOn,
        }),
      );
    if (isWrong)
      throw new AppError('invalid', wrongDaysText, { fields: { finishedOn: wrongDaysText } });
  }
}
