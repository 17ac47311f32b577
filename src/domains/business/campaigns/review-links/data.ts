import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Call } from '#shared/contract.ts';
import { reviewLinksContract } from './contract.ts';
import type { ReviewLink, ToldReviewLink } from './schema.ts';

/** The review links of a campaign, the newest first. */
export const reviewLinksQuery = (workspaceId: string, campaignId: string) =>
  queryOptions({
    queryKey: ['review-links', workspaceId, campaignId],
    queryFn: async ({ signal }): Promise<ReviewLink[]> => {
      const input = { params: { workspaceId, campaignId }, query: {} };
      const { reviewLinks } = await call(reviewLinksContract.list, input, { signal });
      return reviewLinks;
    },
    // Addresses of people who are no members: not for the browser's database.
    meta: { failedText: 'Failed to load review links', persist: false },
  });

/** Shares deliverables for review; throws what the server refused. The address is told this once. */
export async function shareForReview(
  params: Call<typeof reviewLinksContract.share>['params'],
  body: Call<typeof reviewLinksContract.share>['body'],
): Promise<ToldReviewLink> {
  const told = await call(reviewLinksContract.share, { params, body });
  reload(params.workspaceId);
  return told;
}

/** A new address of a link; the old one ends. */
export async function renewReviewLink(workspaceId: string, reviewLinkId: string): Promise<string> {
  const params = { workspaceId, reviewLinkId };
  const { url } = await call(reviewLinksContract.renew, { params, body: {} });
  reload(workspaceId);
  return url;
}

/** Ends a link at once; throws what the server refused. */
export async function revokeReviewLink(workspaceId: string, reviewLinkId: string): Promise<void> {
  await call(reviewLinksContract.revoke, { params: { workspaceId, reviewLinkId } });
  reload(workspaceId);
}

function reload(workspaceId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['review-links', workspaceId] });
}

onChange('review-links', (changes) => {
  for (const stream of new Set(changes.map((change) => change.stream))) reload(stream);
});
