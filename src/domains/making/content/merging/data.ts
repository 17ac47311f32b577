import { keysOf, picked } from '#client/sync/live/changed-fields.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { storedRow } from '#client/sync/truth.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { mergedIdea } from './rules.ts';

const merge = defineOperation({
  name: 'content-items.merge',
  operation: contentItemsContract.merge,
  failedText: 'Failed to merge ideas',
  // Both at once: until the feed comes the one that is gone would be on screen again.
  reply: ({ kept, gone }, { scopeId }) =>
    contentItems.merge([storedRow(kept), { ...gone, row: null }], scopeId),
});

const separate = defineOperation({
  name: 'content-items.separate',
  operation: contentItemsContract.separate,
  failedText: 'Failed to undo the merging',
  reply: ({ kept, back }, { scopeId }) =>
    contentItems.merge([storedRow(kept), storedRow(back)], scopeId),
});

/** Two ideas of which one becomes part of the other. */
interface Pair {
  kept: ContentItem;
  gone: ContentItem;
}

/** Makes one idea of two at once, with the way back; a sentence if that cannot be. */
export function mergeIdeas({ kept, gone }: Pair) {
  const { workspaceId } = getScope();
  const after = mergedIdea(kept, gone);
  if (typeof after === 'string') return after;
  if (!workspaceId) return 'User not authenticated or workspace not selected';
  const request = {
    scopeId: workspaceId,
    input: { params: { workspaceId, id: kept.id }, body: { otherId: gone.id } },
  };
  const before = picked(kept, keysOf(after));
  const { name: collection } = contentItems;
  const written = merge({
    ...request,
    effects: [
      { collection, do: 'patch', id: kept.id, patch: after },
      { collection, do: 'drop', id: gone.id },
    ],
  });
  const undo = () =>
    separate({
      ...request,
      effects: [
        { collection, do: 'patch', id: kept.id, patch: before },
        { collection, do: 'put', row: gone },
      ],
    });
  return { written, undo };
}
