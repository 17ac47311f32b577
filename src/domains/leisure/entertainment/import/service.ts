import type { UserContext } from '#server/http/context.ts';
import type { FollowsImports } from '#server/records/imports.ts';
import { entertainmentLogs } from '#domains/leisure/entertainment/logs/service.ts';
import type { EntertainmentItemChanges } from '#domains/leisure/entertainment/schema.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/service.ts';
import { withoutTimes, withTimes } from './rules.ts';

/** Titles that are there follow the times that a file adds to them, and those that go with it. */
export const followTimes: FollowsImports<'own'> = {
  async came(context, importId) {
    for (const { item, own } of await touched(context, importId))
      await change(context, item.id, withTimes(item, own));
  },

  async goes(context, importId) {
    for (const { item, own, others } of await touched(context, importId))
      await change(context, item.id, withoutTimes(item, own, others));
  },
};

// What came with the file is whole. Each title is looked up by its key: of rows that have just come
// PostgreSQL has no statistics (docs/decisions/074).
const ofOthers = `import_id = $2 and (
  select import_id from entertainment_items
  where user_id = $1 and id = entertainment_logs.entertainment_item_id
  ) is distinct from $2`;

async function change(
  context: UserContext,
  id: string,
  fields: EntertainmentItemChanges,
): Promise<void> {
  if (Object.keys(fields).length > 0)
    await entertainmentItems.update(context, { params: { id }, body: fields });
}

// The titles to which an import has added times: those of it, and the others.
async function touched(context: UserContext, importId: string) {
  const added = await entertainmentLogs.read(context, ofOthers, [importId]);
  const ids = [...new Set(added.map(({ entertainmentItemId }) => entertainmentItemId))];
  const stored = await entertainmentItems.lockAll(context, 'id = any($2::uuid[])', ids);
  const others = await entertainmentLogs.read(
    context,
    'entertainment_item_id = any($2::uuid[]) and import_id is distinct from $3',
    [stored.map(({ id }) => id), importId],
  );
  const [ownOf, othersOf] = [added, others].map((rows) =>
    Map.groupBy(rows, ({ entertainmentItemId }) => entertainmentItemId),
  );
  return stored.map((item) => ({
    item,
    own: ownOf?.get(item.id) ?? [],
    others: othersOf?.get(item.id) ?? [],
  }));
}
