import { defineCollection } from '#client/sync/collection.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { channels } from '#domains/making/channels/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { postsContract } from './contract.ts';
import { formatThere, type OwedPlace, type PlaceFacts, placeOfPost } from './rules.ts';
import type { NewPost, Post, PostChanges } from './schema.ts';

/** The posts of all content of the workspace. Those of content that is deleted are among them. */
export const posts = defineCollection({
  name: 'posts',
  contract: postsContract,
  scope: 'workspace',
  setByServer: placeOfNew,
  messages: {
    load: 'Failed to load posts',
    create: 'Failed to add post',
    update: 'Failed to update post',
    remove: 'Failed to delete post',
  },
});

const countByChannel = (rows: readonly Post[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { channelId } of rows)
    if (channelId) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
  return counts;
};

let owedOf: (contentItemId: string) => OwedPlace | undefined = () => undefined;

/** Registers how it is known where a piece of content goes that was promised to somebody. */
export function knowsOwed(find: typeof owedOf): void {
  owedOf = find;
}

function factsOf({ contentItemId }: Pick<Post, 'contentItemId'>): PlaceFacts {
  const item = contentItems.read(rowsById).get(contentItemId);
  return {
    item,
    series: contentSeries.read(rowsById).get(item?.contentSeriesId ?? ''),
    owed: owedOf(contentItemId),
    channels: channels.read(allRows),
    counts: posts.read(countByChannel),
  };
}

function placeOfNew(post: NewPost): Pick<Post, 'channelId' | 'format'> {
  return placeOfPost(post, factsOf(post));
}

/** What changes of a post that goes to another channel: its format too, if the platform has none such. */
export function toChannel(post: Post, channelId: string | null): PostChanges {
  const format = formatThere({ channelId, format: post.format }, factsOf(post));
  return format === post.format ? { channelId } : { channelId, format };
}

/** Where a new post goes, for the form that makes it; of an item where it is known of which. */
export function usePlaceOfPost(
  post: Pick<NewPost, 'channelId' | 'format'>,
  item?: ContentItem,
): Pick<Post, 'channelId' | 'format'> {
  const series = contentSeries.useRows(rowsById).get(item?.contentSeriesId ?? '');
  const counts = posts.useRows(countByChannel);
  const owed = item && owedOf(item.id);
  return placeOfPost(post, { item, series, owed, channels: channels.useRows(allRows), counts });
}
