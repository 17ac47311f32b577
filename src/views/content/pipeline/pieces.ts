import { rowsById } from '#client/sync/reading/selectors.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { byPlace } from '#domains/making/content/rules.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { type Sponsor, useSponsors } from '#views/content/panel/sponsors.ts';

/** A content item with all that a card shows of it. */
export interface Piece {
  id: string;
  item: ContentItem;
  pillar: Pillar | undefined;
  posts: readonly Post[];
  channels: readonly Channel[];
  sponsors: readonly Sponsor[];
  /** When it is next to be published. */
  plannedOn: string | null;
  plannedTime: string | null;
  /** The day that matters of it: when it was published, is planned, or else its stage is due. */
  when: { is: 'published' | 'planned' | 'due'; on: string } | null;
  isLate: boolean;
}

/**
 * All content that is in the making or done: ideas only once they were shortlisted. Or all that was
 * archived.
 */
export function usePieces(isArchived = false): readonly Piece[] {
  const { today } = useFormats();
  const items = contentItems.useRows(isArchived ? archived : inProduction);
  const postsOf = posts.useRows(byItem);
  const pillarOf = pillars.useRows(rowsById);
  const channelOf = channels.useRows(rowsById);
  const sponsorsOf = useSponsors();
  return items.map((item) => {
    const own = postsOf.get(item.id) ?? nothing;
    const next = item.stage === 'published' ? undefined : nextPost(own);
    const when = whenOf(item, next);
    return {
      id: item.id,
      item,
      pillar: pillarOf.get(item.pillarId ?? ''),
      posts: own,
      channels: [...new Set(own.flatMap(({ channelId }) => channelOf.get(channelId ?? '') ?? []))],
      sponsors: sponsorsOf.get(item.id) ?? nothing,
      plannedOn: next?.plannedOn ?? null,
      plannedTime: next?.plannedTime ?? null,
      when,
      isLate: when !== null && when.is !== 'published' && when.on < today,
    };
  });
}

const nothing: readonly never[] = [];

function whenOf({ stage, publishedOn, dueOn }: ContentItem, next: Post | undefined): Piece['when'] {
  if (stage === 'published') return publishedOn ? { is: 'published', on: publishedOn } : null;
  if (next?.plannedOn) return { is: 'planned', on: next.plannedOn };
  return dueOn ? { is: 'due', on: dueOn } : null;
}

/** The posts of each item: a selector for `posts.useRows`. */
export const byItem = (rows: readonly Post[]) => Map.groupBy(rows, (post) => post.contentItemId);

/** The post that is to be published first. */
export function nextPost(own: readonly Post[]): Post | undefined {
  return own
    .filter((post) => post.plannedOn !== null && isToPost(post))
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))[0];
}

const timeOf = ({ plannedOn, plannedTime }: Post) => `${plannedOn} ${plannedTime ?? '24:00'}`;

const archived = (rows: readonly ContentItem[]) =>
  rows
    .filter(({ stage }) => stage === 'archived')
    // The latest first: that is when it was archived.
    .toSorted((one, other) => other.stageEnteredAt.localeCompare(one.stageEnteredAt));
const inProduction = (rows: readonly ContentItem[]) =>
  rows
    .filter(
      ({ stage, ideaStatus }) =>
        stage !== 'archived' && (stage !== 'idea' || ideaStatus === 'shortlisted'),
    )
    .toSorted(byPlace);
