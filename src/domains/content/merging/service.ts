import type { MemberContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { mergedIdea } from '#domains/content/merging/rules.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { contentItems, lockItems, posts, postsOf, tellMerged } from '#domains/content/service.ts';

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
  for (const post of await postsOf(context, otherId))
    await posts.update(context, { params: { id: post.id }, body: { contentItemId: id } });
  await tellMerged(context, { keptId: id, goneId: otherId });
  await contentItems.remove(context, { params: { id: otherId } });
  return contentItems.update(context, { params: { id }, body: merged });
}

const isIdea = ({ stage }: ContentItem) => stage === 'idea';

function refuse(message: string): never {
  throw new AppError('invalid', message, { fields: { otherId: message } });
}
