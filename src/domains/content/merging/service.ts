import type { MemberContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { coverOf } from '#domains/attachments/service.ts';
import { mergedIdea } from '#domains/content/merging/rules.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { contentItems, lockItems, onContent, posts, tellMerged } from '#domains/content/service.ts';

/** What `followsContent` needs of the handlers that `crud` makes. */
interface Movable {
  updateMany: (
    context: MemberContext,
    input: { body: { changes: { ids: string[]; fields: Record<string, unknown> }[] } },
  ) => Promise<unknown>;
}

/**
 * Records of a table with a `content_item_id` go along when their idea becomes part of another one.
 * `but` leaves some out; it names the workspace $1, the idea that goes $2 and the one that stays $3.
 */
export function followsContent(table: string, records: Movable, but = ''): void {
  onContent({
    async merged(context, { keptId, goneId }) {
      const found = await context.transaction.query<{ id: string }>(
        `select id from ${table} where workspace_id = $1 and content_item_id = $2
          and $3::uuid is not null and deleted_at is null ${but} order by id`,
        [context.workspaceId, goneId, keptId],
      );
      const ids = found.map(({ id }) => id);
      const changes = [{ ids, fields: { contentItemId: keptId } }];
      if (ids.length > 0) await records.updateMany(context, { body: { changes } });
    },
  });
}

followsContent('posts', posts);

/**
 * Makes one idea of two: the notes are joined, comments, files and whatever else belongs to the
 * second move along, and it goes to the trash.
 */
export async function mergeIdeas(
  context: MemberContext,
  { id, otherId }: { id: string; otherId: string },
): ReturnType<typeof contentItems.update> {
  if (id === otherId) refuse('Choose two ideas');
  const items = await lockItems(context, [id, otherId]);
  const kept = items.find((item) => item.id === id);
  const gone = items.find((item) => item.id === otherId);
  if (!kept) throw new AppError('not_found', 'Content item not found');
  if (!gone) refuse('This no longer exists');
  if (![kept, gone].every(isIdea)) refuse('Only ideas can be merged');
  const merged = mergedIdea(kept, gone);
  if (typeof merged === 'string') refuse(merged);
  await tellMerged(context, { keptId: id, goneId: otherId });
  // Its files have gone, so its card has no picture if it should come back.
  if (gone.coverId)
    await contentItems.update(context, { params: { id: otherId }, body: { coverId: null } });
  await contentItems.remove(context, { params: { id: otherId } });
  const coverId = await coverOf(context, 'contentItemId', id);
  return contentItems.update(context, { params: { id }, body: { ...merged, coverId } });
}

const isIdea = ({ stage }: ContentItem) => stage === 'idea';

function refuse(message: string): never {
  throw new AppError('invalid', message, { fields: { otherId: message } });
}
