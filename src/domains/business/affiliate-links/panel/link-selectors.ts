import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { PostAffiliateLink } from '#domains/business/affiliate-links/posts/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';

// Selectors for `useRows`: each runs once for the whole page.

/** Links by title. */
export const linksByTitle = (rows: readonly AffiliateLink[]) =>
  rows.toSorted((one, other) => one.title.localeCompare(other.title));

/** What each link brought, the latest month first. */
export const earningsByLink = (rows: readonly AffiliateEarning[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => other.month.localeCompare(one.month)),
    ({ affiliateLinkId }) => affiliateLinkId,
  );

/** The posts that carry each link. */
export const postsByLink = (rows: readonly PostAffiliateLink[]) =>
  Map.groupBy(rows, ({ affiliateLinkId }) => affiliateLinkId);

/** The links that each post carries. */
export const linksByPost = (rows: readonly PostAffiliateLink[]) =>
  Map.groupBy(rows, ({ postId }) => postId);

/** Every network and tag that is in use, in order. */
export const linkWords = (rows: readonly AffiliateLink[]) => ({
  networks: inOrder(rows.map(({ network }) => network)),
  tags: inOrder(rows.flatMap(({ tags }) => tags)),
});

function inOrder(words: readonly string[]): string[] {
  return [...new Set(words)].sort((one, other) => one.localeCompare(other));
}
