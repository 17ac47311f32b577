import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import {
  moveDeliverable,
  takeBackMove,
  unpostDeliverable,
} from '#domains/business/campaigns/deliverables/data.ts';
import type {
  Deliverable,
  DeliverableMove,
  DeliverableStatus,
} from '#domains/business/campaigns/deliverables/schema.ts';
import { postsFor } from '#domains/business/campaigns/sync/rules.ts';
import { channels } from '#domains/making/channels/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import {
  type ContentItem,
  type ContentItemChanges,
  stages,
} from '#domains/making/content/schema.ts';

/** Moves a deliverable and says so; Undo brings back also what the move did to its content. */
export function tellMoved(deliverable: Deliverable, move: DeliverableMove, text: string): void {
  const bringBack = contentBefore(deliverable, move.status);
  tellDone(text, [moveDeliverable(deliverable, move)], () => [
    takeBackMove(deliverable),
    ...bringBack(),
  ]);
}

/** Takes back that a deliverable was posted and says so; Undo posts it, and its content, again. */
export function unpostOwed(posted: Deliverable): void {
  const bringBack = contentBefore(posted);
  tellDone(`${posted.title}: not posted after all`, [unpostDeliverable(posted)], () => [
    takeBackMove(posted),
    ...bringBack(),
  ]);
}

/**
 * Notes how the content is that a move will change; what this gives brings it back there. The server
 * makes these changes, and they may not be here yet when somebody changes their mind: offline, or at
 * once. So what was is sent whatever shows.
 */
function contentBefore(deliverable: Deliverable, to?: DeliverableStatus): () => Promise<unknown>[] {
  const { contentItemId, status: from } = deliverable;
  if (contentItemId === null) return () => [];
  const item = contentItems.read(rowsById).get(contentItemId);
  const isShown = to === 'submitted' && from !== 'submitted';
  const before = to === 'posted' || from === 'posted' ? postsOf(deliverable) : [];
  return () => {
    const now = posts.read(rowsById);
    const changes = before
      .filter(({ id, status }) => now.has(id) && status !== 'skipped')
      .map(({ id, status, liveUrl }) => ({
        ids: [id],
        // One that was posted before is still so: only its address has changed.
        fields: status === 'posted' ? { liveUrl } : { status, liveUrl },
      }));
    return [
      ...(changes.length > 0 ? [posts.updateMany(changes)] : []),
      ...(isShown && item ? backFromReview(item) : []),
    ];
  };
}

function postsOf(deliverable: Deliverable): readonly Post[] {
  const channelsById = channels.read(rowsById);
  const all = posts
    .read(allRows)
    .filter(({ contentItemId }) => contentItemId === deliverable.contentItemId)
    .map((post) => ({
      ...post,
      platform: channelsById.get(post.channelId ?? '')?.platform ?? null,
    }));
  return postsFor(deliverable, all);
}

// What went to the brand went to review, unless it was there or further; or somebody has moved it on.
function backFromReview(item: ContentItem): Promise<unknown>[] {
  const now = contentItems.read(rowsById).get(item.id);
  const wasBefore = stages.indexOf(item.stage) < stages.indexOf('review');
  const isThere = now?.stage === item.stage || now?.stage === 'review';
  return wasBefore && isThere ? [contentItems.update(item.id, stageOf(item))] : [];
}

function stageOf({ stage, ideaStatus, checklist }: ContentItem): ContentItemChanges {
  return stage === 'idea' ? { stage, ideaStatus: ideaStatus ?? 'inbox', checklist } : { stage };
}
