import type { UserContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { crud } from '#server/records/crud.ts';
import { firstReadId, isSameRead } from './rules.ts';
import { bookReadFields, type NewBookRead } from './schema.ts';

export const reads = crud({
  table: 'bookReads',
  scope: 'own',
  fields: bookReadFields,
  noun: 'Reading',
});

/**
 * Writes a reading down. The one that the book came with makes room for one that says the same: who
 * creates both, as apps did before books brought theirs along, has one.
 */
export async function createRead(
  context: UserContext,
  body: NewBookRead,
): Promise<JsonText<never>> {
  const [first] = await reads.lockAll(context, 'id = $2', firstReadId(body.bookId));
  const isUntouched = first?.version === 1 && first.id !== body.id;
  if (isUntouched && isSameRead(first, body))
    await reads.remove(context, { params: { id: first.id } });
  return reads.create(context, { body });
}
