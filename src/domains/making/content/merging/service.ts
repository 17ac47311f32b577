import * as z from 'zod/mini';
import type { MemberContext } from '#server/http/context.ts';
import { keptFields, keptRows } from '#server/records/kept-json.ts';
import { type JsonText, jsonOf } from '#server/http/json.ts';
import type { Tombstone } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import { attachments, coverOf } from '#domains/around/attachments/service.ts';
import { comments } from '#domains/around/comments/service.ts';
import { mergedIdea, partedIdea } from './rules.ts';
import { type ContentItem, contentItemFields } from '#domains/making/content/schema.ts';
import {
  askedAgain,
  contentItems,
  joined,
  joinAll,
  lockItems,
  type MergedIds,
  onMerging,
  partAll,
  posts,
} from '#domains/making/content/service.ts';

/** What `followsContent` needs of the handlers that `crud` makes. */
interface Movable {
  updateMany: (
    context: MemberContext,
    input: { body: { changes: { ids: string[]; fields: Record<string, unknown> }[] } },
  ) => Promise<unknown>;
}

/**
 * Records of a table with a `content_item_id` go along when their idea becomes part of another one,
 * and come back when the two part. `but` leaves some out; it names the workspace $1, the idea that
 * they belong to $2 and the one that they go to $3.
 */
export function followsContent(table: string, records: Movable, but = ''): void {
  async function move(context: MemberContext, fromId: string, toId: string, narrow: Narrow) {
    const found = await context.transaction.query<{ id: string }>(
      `select id from ${table} where workspace_id = $1 and content_item_id = $2
        and $3::uuid is not null and deleted_at is null ${narrow.where} order by id`,
      [context.workspaceId, fromId, toId, ...narrow.values],
    );
    const ids = found.map(({ id }) => id);
    const changes = [{ ids, fields: { contentItemId: toId } }];
    if (ids.length > 0) await records.updateMany(context, { body: { changes } });
    return ids;
  }
  onMerging({
    table,
    async join(context, { keptId, goneId }) {
      const ids = await move(context, goneId, keptId, { where: but, values: [] });
      return ids.length > 0 ? { ids } : undefined;
    },
    async part(context, { keptId, goneId }, { ids }) {
      await move(context, keptId, goneId, { where: 'and id = any($4::uuid[])', values: [ids] });
    },
  });
}
interface Narrow {
  where: string;
  values: readonly unknown[];
}

followsContent('posts', posts);
followsContent('attachments', attachments);
followsContent('comments', comments);

/** What a merging keeps so that it can be undone. */
const memory = z.object({
  /** Of the idea that stays: what changed of it. */
  before: keptFields(contentItemFields),
  after: keptFields(contentItemFields),
  joined: z.record(z.string(), joined),
});
type Memory = z.infer<typeof memory>;

/**
 * Makes one idea of two: the notes are joined, comments, files and whatever else belongs to the
 * second move along, and it goes to the trash.
 */
export async function mergeIdeas(
  context: MemberContext,
  { id, otherId }: { id: string; otherId: string },
): Promise<JsonText<{ kept: ContentItem; gone: Tombstone }>> {
  if (id === otherId) refuse('Choose two ideas');
  const items = await lockItems(context, [id, otherId]);
  const kept = items.find((item) => item.id === id);
  const gone = items.find((item) => item.id === otherId);
  if (!kept) throw new AppError('not_found', 'Content item not found');
  if (!gone) refuse('This no longer exists');
  if (![kept, gone].every(isIdea)) refuse('Only ideas can be merged');
  const after = mergedIdea(kept, gone);
  if (typeof after === 'string') refuse(after);
  const along = await joinAll(context, { keptId: id, goneId: otherId });
  // Its files have gone, so its card has no picture if it should come back.
  if (gone.coverId)
    await contentItems.update(context, { params: { id: otherId }, body: { coverId: null } });
  const removed = await contentItems.remove(context, { params: { id: otherId } });
  await remember(
    context,
    { keptId: id, goneId: otherId },
    { before: sameFields(kept, after), after, joined: along },
  );
  const coverId = await coverOf(context, 'contentItemId', id);
  const changed = await contentItems.update(context, {
    params: { id },
    // Nobody has looked at what has come along.
    body: { ...after, coverId, ...askedAgain(kept) },
  });
  return jsonOf({ kept: changed, gone: removed });
}

/**
 * Makes two ideas of one that two have become, each with what was its own. What somebody has written
 * since stays with the idea that stayed.
 */
export async function separateIdeas(
  context: MemberContext,
  { id, otherId }: { id: string; otherId: string },
): Promise<JsonText<{ kept: ContentItem; back: ContentItem }>> {
  const { transaction, workspaceId } = context;
  // In the order in which merging locks them; the other one is in the trash.
  await transaction.query(
    `select id from content_items where workspace_id = $1 and id = any($2::uuid[])
      order by id for update`,
    [workspaceId, [id, otherId]],
  );
  const [kept] = await lockItems(context, [id]);
  if (!kept) throw new AppError('not_found', 'Content item not found');
  const [known] = await keptRows(
    transaction,
    z.object({ memory }),
    `select memory from content_mergings
      join content_items gone on gone.workspace_id = content_mergings.workspace_id
        and gone.id = gone_id and gone.deleted_at is not null
      where content_mergings.workspace_id = $1 and gone_id = $2 and kept_id = $3`,
    [workspaceId, otherId, id],
  );
  if (!known) refuse('These are two ideas already');
  await contentItems.restore(context, { params: { id: otherId } });
  await partAll(context, { keptId: id, goneId: otherId }, known.memory.joined);
  await transaction.query('delete from content_mergings where workspace_id = $1 and gone_id = $2', [
    workspaceId,
    otherId,
  ]);
  const [ofKept, ofGone] = [await pictureOf(context, id), await pictureOf(context, otherId)];
  const back = await contentItems.update(context, { params: { id: otherId }, body: ofGone });
  const body = { ...partedIdea(kept, known.memory), ...ofKept };
  return jsonOf({ kept: await contentItems.update(context, { params: { id }, body }), back });
}

const pictureOf = async (context: MemberContext, itemId: string) => ({
  coverId: await coverOf(context, 'contentItemId', itemId),
});

async function remember(
  { transaction, workspaceId }: MemberContext,
  { keptId, goneId }: MergedIds,
  kept: Memory,
): Promise<void> {
  await transaction.query(
    `insert into content_mergings (workspace_id, gone_id, kept_id, memory)
      values ($1, $2, $3, $4::jsonb)
      on conflict (workspace_id, gone_id) do update
        set kept_id = excluded.kept_id, memory = excluded.memory`,
    [workspaceId, goneId, keptId, JSON.stringify(kept)],
  );
}

function sameFields<T extends object>(row: ContentItem, fields: T): Partial<ContentItem> {
  const names = Object.keys(fields);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

const isIdea = ({ stage }: ContentItem) => stage === 'idea';

function refuse(message: string): never {
  throw new AppError('invalid', message, { fields: { otherId: message } });
}
