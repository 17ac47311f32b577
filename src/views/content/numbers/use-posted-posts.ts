import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { postMetrics } from '#domains/making/content/metrics/data.ts';
import { byPostAndAge } from '#domains/making/content/metrics/rules.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dueRows, type NumbersRow, type PostedPost, postedPosts } from './posted-posts.ts';

/** The workspace's posts that are out, the latest first. */
export function usePostedPosts(formats: DayFormats): readonly PostedPost[] {
  const items = contentItems.useRows(rowsById);
  const known = channels.useRows(rowsById);
  return postedPosts(posts.useRows(allRows), { items, channels: known }, formats);
}

/** The posts whose numbers are to be read these days; none before it is known what was entered. */
export function useDueNumbers(formats: DayFormats): readonly NumbersRow[] {
  const posted = usePostedPosts(formats);
  const metrics = postMetrics.useRows(byPostAndAge);
  return postMetrics.useStatus() === 'ready' ? dueRows(posted, metrics) : [];
}
