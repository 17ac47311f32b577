import type { MemberContext } from '#server/http/context.ts';
import type { RecordRow } from '#server/records/records.ts';
import { AppError } from '#shared/errors.ts';

// Row level security shows of an item only what the caller may see.
const itemText = `select id from routine_items
  where workspace_id = $1 and id = $2 and deleted_at is null for key share`;

/** Refuses an item that the caller does not see: the foreign key would say that it exists. */
export async function requireItem(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<void> {
  const [item] = await transaction.query<RecordRow>(itemText, [workspaceId, id]);
  if (item) return;
  throw new AppError('invalid', 'What this refers to no longer exists', {
    fields: { routineItemId: 'This no longer exists' },
  });
}
