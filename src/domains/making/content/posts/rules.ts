import { type DateRule, standingsOf } from '#shared/dated.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import type { ContentItem, Stage } from '#domains/making/content/schema.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import type { NewPost, Post } from './schema.ts';

/**
 * The day of a post: the one it is planned for, and once it is posted the one on which it was. What
 * was skipped stays where it was planned.
 */
export const postDates = [
  {
    kind: 'post',
    date: 'plannedOn',
    isOn: [{ field: 'status', isNot: ['posted'] }],
    isOpen: [{ field: 'status', is: ['draft', 'ready'] }],
  },
  {
    kind: 'posted',
    date: 'postedAt',
    isInstant: true,
    isOn: [{ field: 'status', is: ['posted'] }],
    // It is done.
    isOpen: [{ field: 'status', isNot: ['posted'] }],
  },
] as const satisfies readonly DateRule<'status' | 'plannedOn' | 'postedAt'>[];

/** The day on which a post stands, where its reader lives; null while nobody has planned it. */
export function dayOfPost(
  post: Pick<Post, 'status' | 'plannedOn' | 'postedAt'>,
  timeZone: string,
): string | null {
  const dayOf = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return standingsOf(postDates, post, dayOf)[0]?.date ?? null;
}

/** How a post stands on the calendar: reckoned, never stored. */
export type PostState = 'planned' | 'scheduled' | 'posted' | 'missed' | 'skipped';

/** `stage` is its item's. What was to be out before today and is not was missed. */
export function postState(
  { status, plannedOn }: Pick<Post, 'status' | 'plannedOn'>,
  stage: Stage,
  today: string,
): PostState {
  if (status === 'posted' || status === 'skipped') return status;
  if (plannedOn !== null && plannedOn < today) return 'missed';
  return stage === 'scheduled' || stage === 'published' ? 'scheduled' : 'planned';
}

/** How a state reads on screen. */
export const postStateLabels: Record<PostState, string> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  posted: 'Posted',
  missed: 'Missed',
  skipped: 'Skipped',
};

/** Whether something is still to be done about a post. */
export function isToPost({ status }: Pick<Post, 'status'>): boolean {
  return status === 'draft' || status === 'ready';
}

/** How many posts of a week there are of those that were meant to be; null without a goal. */
export function goalText(count: number, goal: number): string | null {
  return goal > 0 ? `${count} of ${goal}` : null;
}

type GoalChannel = Pick<Channel, 'id' | 'isActive' | 'weeklyGoal'>;

/** How many posts a week a channel is meant to get; 0 of one without a goal, or out of use. */
export function goalOfChannel({
  isActive,
  weeklyGoal,
}: Pick<GoalChannel, 'isActive' | 'weeklyGoal'>): number {
  return isActive ? (weeklyGoal ?? 0) : 0;
}

/** How many posts each channel has; those without a channel are nobody's. */
export function postsByChannel(
  posts: Iterable<Pick<Post, 'channelId'>>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { channelId } of posts)
    if (channelId !== null) counts.set(channelId, (counts.get(channelId) ?? 0) + 1);
  return counts;
}

/**
 * How far the posts of a week are towards the goals of channels. What one channel has too many of
 * does not stand for what another lacks; without any goal it is 0 of 0.
 */
export function towardsGoals(
  posts: Iterable<Pick<Post, 'channelId'>>,
  channels: Iterable<GoalChannel>,
): { count: number; goal: number } {
  const counts = postsByChannel(posts);
  const all = { count: 0, goal: 0 };
  for (const channel of channels) {
    const goal = goalOfChannel(channel);
    all.goal += goal;
    all.count += Math.min(counts.get(channel.id) ?? 0, goal);
  }
  return all;
}

/** What decides where a post goes that does not say it. */
export interface PlaceFacts {
  item: Pick<ContentItem, 'platformHint' | 'formatHint'> | undefined;
  /** That of its item. */
  series: Pick<ContentSeries, 'channelId' | 'defaultFormat'> | undefined;
  /** What its item is owed to somebody as, and was promised for first, if it is. */
  owed?: OwedPlace | undefined;
  channels: readonly PostChannel[];
  /** How many posts each channel has. */
  counts: ReadonlyMap<string, number>;
}
/** Where something goes that was promised to somebody. */
export interface OwedPlace extends Pick<Post, 'channelId'> {
  platform: Channel['platform'];
  format: NonNullable<Post['format']>;
}
type PostChannel = Pick<Channel, 'id' | 'platform' | 'defaultFormat' | 'isActive' | 'sortOrder'>;

/** Channel and format of a new post: what it says itself, and what follows for the rest. */
export function placeOfPost(
  post: Pick<NewPost, 'channelId' | 'format'>,
  facts: PlaceFacts,
): Pick<Post, 'channelId' | 'format'> {
  const channelId = post.channelId === undefined ? usualChannel(facts) : post.channelId;
  const format = post.format === undefined ? usualFormat(channelId, facts) : post.format;
  return { channelId, format };
}

/** The format of a post that goes to another channel: its own where the platform has it. */
export function formatThere(
  { channelId, format }: Pick<Post, 'channelId' | 'format'>,
  facts: PlaceFacts,
): Post['format'] {
  const channel = facts.channels.find(({ id }) => id === channelId);
  const isKept =
    format === null || !channel || platformFacts[channel.platform].formats.includes(format);
  return isKept ? format : usualFormat(channelId, facts);
}

/**
 * That of what was promised, else of its series; else the one that most posts are for, on the platform
 * that it was promised for, or that its item is meant for where it is meant for one.
 */
function usualChannel({ item, series, owed, channels, counts }: PlaceFacts): string | null {
  const active = channels.filter(({ isActive }) => isActive);
  const named = owed ? owed.channelId : series?.channelId;
  if (active.some(({ id }) => id === named)) return named ?? null;
  const platform = owed?.platform ?? item?.platformHint ?? null;
  const [usual] = active
    .filter((channel) => platform === null || channel.platform === platform)
    .toSorted(
      (one, other) =>
        (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) ||
        one.sortOrder - other.sortOrder ||
        (one.id < other.id ? -1 : 1),
    );
  return usual?.id ?? null;
}

// A reel is no post of a newsletter: what is meant counts where the platform knows it.
function usualFormat(channelId: string | null, { item, series, owed, channels }: PlaceFacts) {
  const channel = channels.find(({ id }) => id === channelId);
  const isKnown = (format: Post['format']) =>
    format !== null && (!channel || platformFacts[channel.platform].formats.includes(format));
  const meant = [owed?.format ?? null, item?.formatHint ?? null].find(isKnown);
  if (meant) return meant;
  const ofSeries = series?.defaultFormat ?? null;
  // What a series says of its own channel is not meant for another one.
  const isMeant = !series?.channelId || series.channelId === channelId;
  if (isMeant && isKnown(ofSeries)) return ofSeries;
  return channel?.defaultFormat ?? null;
}
