import { useQuery } from '@tanstack/react-query';
import { useMore } from '#client/sync/reading/use-more.ts';
import { byAge } from '#client/list/by-age.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { reviewLinksQuery } from '#domains/business/campaigns/review-links/data.ts';
import { comments } from '#domains/around/comments/data.ts';
import type { Comment } from '#domains/around/comments/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import type { ShownDeal } from './use-deal.ts';

/** What a brand said of a deliverable by a review link and nobody has resolved yet. */
export interface BrandWords {
  last: Comment;
  count: number;
}

/** The words of the brand, by deliverable: of those that were ever shown to it. */
export function useBrandWords({
  campaign,
  deliverables,
}: ShownDeal): ReadonlyMap<string, BrandWords> {
  const workspaceId = useScope().workspaceId ?? '';
  const canEdit = useCan('edit');
  const { data: links = [] } = useQuery({
    ...reviewLinksQuery(workspaceId, campaign.id),
    enabled: canEdit,
  });
  const shared = new Set(links.flatMap(({ deliverableIds }) => deliverableIds));
  const reviewed = deliverables.filter(
    ({ id, status }) => shared.has(id) || status === 'changes_requested',
  );
  useMore(
    comments,
    reviewed.map(({ id }) => ({ deliverableId: id })),
  );
  return comments.useRows(wordsByDeliverable);
}

// Declared once: what a selector gives is remembered by its function.
function wordsByDeliverable(rows: readonly Comment[]): ReadonlyMap<string, BrandWords> {
  const said = rows.filter(({ guestName, isResolved }) => guestName !== null && !isResolved);
  const groups = Map.groupBy(said, ({ deliverableId }) => deliverableId);
  return new Map(
    [...groups].flatMap(([id, own]): [string, BrandWords][] => {
      const last = own.toSorted(byAge).at(-1);
      return id && last ? [[id, { last, count: own.length }]] : [];
    }),
  );
}
