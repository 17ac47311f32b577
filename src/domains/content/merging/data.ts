import { defineOperation } from '#client/operations.ts';
import { getScope } from '#client/scope.ts';
import type { Result } from '#client/sending.ts';
import { contentItemsContract } from '#domains/content/contract.ts';
import { contentItems } from '#domains/content/data.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { mergedIdea } from './rules.ts';

const send = defineOperation({
  name: 'content-items.merge',
  operation: contentItemsContract.merge,
  failedText: 'Failed to merge ideas',
  // The other one's deletion comes by the feed.
  reply: (row, { scopeId }) =>
    contentItems.merge([{ id: row.id, version: row.version, row }], scopeId),
});

/** Makes one idea of two at once; a sentence if that cannot be. */
export function mergeIdeas(
  kept: ContentItem,
  gone: ContentItem,
): Promise<Result<ContentItem>> | string {
  const { workspaceId } = getScope();
  const patch = mergedIdea(kept, gone);
  if (typeof patch === 'string') return patch;
  if (!workspaceId) return 'User not authenticated or workspace not selected';
  return send({
    scopeId: workspaceId,
    input: { params: { workspaceId, id: kept.id }, body: { otherId: gone.id } },
    effects: [
      { collection: contentItems.name, do: 'patch', id: kept.id, patch },
      { collection: contentItems.name, do: 'drop', id: gone.id },
    ],
  });
}
