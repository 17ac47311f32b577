import { allRows, rowsById } from '#client/selectors.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { moveDeliverable, takeBackMove } from '#domains/campaigns/deliverables/data.ts';
import type { Deliverable, DeliverableMove } from '#domains/campaigns/deliverables/schema.ts';
import { contentItems } from '#domains/content/data.ts';
import { posts } from '#domains/content/posts/data.ts';
import type { ContentItem, ContentItemChanges } from '#domains/content/schema.ts';

/** Moves a deliverable and says so; Undo brings back also what the move did to its content. */
export function tellMoved(deliverable: Deliverable, move: DeliverableMove, text: string): void {
  const bringBack = contentAsNow(deliverable);
  tellDone(text, [moveDeliverable(deliverable, move)], () => [
    takeBackMove(deliverable),
    ...bringBack(),
  ]);
}

/** Notes how the content made for a deliverable is; what this gives brings it back there. */
function contentAsNow({ contentItemId }: Deliverable): () => Promise<unknown>[] {
  if (contentItemId === null) return () => [];
  const item = contentItems.read(rowsById).get(contentItemId);
  const known = posts.read(allRows).filter((post) => post.contentItemId === contentItemId);
  return () => {
    const now = contentItems.read(rowsById).get(contentItemId);
    const postsNow = posts.read(rowsById);
    const others = known.flatMap(({ id, status, liveUrl }) => {
      const post = postsNow.get(id);
      if (!post || (post.status === status && post.liveUrl === liveUrl)) return [];
      // One that was posted before is still so: only its address has changed.
      const fields = status === 'posted' ? { liveUrl } : { status, liveUrl };
      return [{ ids: [id], fields }];
    });
    return [
      ...(others.length > 0 ? [posts.updateMany(others)] : []),
      // What went to the brand went to review.
      ...(item && now?.stage === 'review' && item.stage !== 'review'
        ? [contentItems.update(item.id, stageOf(item))]
        : []),
    ];
  };
}

function stageOf({ stage, ideaStatus, checklist }: ContentItem): ContentItemChanges {
  return stage === 'idea' ? { stage, ideaStatus: ideaStatus ?? 'inbox', checklist } : { stage };
}
