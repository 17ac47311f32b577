import { dateOf } from '#client/words/dates.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { goalOfChannel, towardsGoals } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { daysInStage, isStuck } from '#domains/making/content/rules.ts';
import { type ContentItem, roadStages, type RoadStage } from '#domains/making/content/schema.ts';
import { type Share, sharesOf } from '#domains/making/pillars/rules.ts';
import { type Days, daysFrom, isIn, latestFirst, median, type Period, weeksIn } from './periods.ts';

type PostFacts = Pick<
  Post,
  'id' | 'contentItemId' | 'channelId' | 'status' | 'plannedOn' | 'postedAt'
>;
type ItemFacts = Pick<
  ContentItem,
  'id' | 'title' | 'stage' | 'pillarId' | 'stageEnteredAt' | 'publishedOn' | 'createdAt'
>;

export interface ContentRows {
  posts: readonly PostFacts[];
  items: readonly ItemFacts[];
  channels: readonly Pick<Channel, 'id' | 'weeklyGoal' | 'isActive'>[];
  pillarIds: readonly string[];
}

export interface WeekOfPosts extends Days {
  posts: number;
  isCurrent: boolean;
}

/** A piece that has been in its stage for too long. */
export interface Stuck {
  id: string;
  title: string;
  stage: RoadStage;
  days: number;
}

/** A row that was counted, by its piece. */
export interface CountedPiece {
  id: string;
  contentItemId: string;
  title: string;
  on: string;
}
export interface CountedPost extends CountedPiece {
  channelId: string | null;
  plannedOn: string | null;
}

export interface ContentFigures {
  posts: number;
  postsBefore: number;
  weeks: readonly WeekOfPosts[];
  /**
   * Posts a week that all active channels together are meant to get; null without any goal, or with
   * posts in these weeks that no goal asks for.
   */
  weeklyGoal: number | null;
  /** Posts of the weeks that went where there is no goal, while there are goals elsewhere. */
  withoutGoal: number;
  /** Weeks with as many posts as meant on each channel, of the whole weeks of the period. */
  consistency: { met: number; of: number } | null;
  /** Posts on their day or before it, of those that had one. */
  onTime: { met: number; of: number } | null;
  shares: readonly Share[];
  channels: readonly { channelId: string | null; posts: number }[];
  /** Days from the idea to the first post. */
  ideaToPost: { days: number; pieces: number } | null;
  stages: readonly { stage: RoadStage; pieces: number; days: number }[];
  stuck: readonly Stuck[];
  /** The rows behind the figures, the latest first. */
  counted: {
    posts: readonly CountedPost[];
    pieces: readonly (CountedPiece & { days: number })[];
  };
}

export interface ContentOptions {
  period: Period;
  today: string;
  timeZone: string;
  weekStartsOn: number;
  /** Days in one stage after which a piece counts as stuck. */
  staleAfterDays: number;
}

/** What the content of a workspace comes to in a period, from its own rows alone. */
export function contentFigures(rows: ContentRows, options: ContentOptions): ContentFigures {
  const { period, today, timeZone } = options;
  const itemsById = new Map(rows.items.map((item) => [item.id, item]));
  // A post whose item is deleted is gone with it.
  const posted = rows.posts.flatMap(({ status, postedAt, ...post }) => {
    const item = itemsById.get(post.contentItemId);
    if (status !== 'posted' || !postedAt || !item) return [];
    const { title, pillarId } = item;
    return [{ ...post, title, on: dateOf(postedAt, timeZone), pillarId }];
  });
  const inPeriod = posted.filter(({ on }) => isIn(on, period));
  const dated = inPeriod.filter(({ plannedOn }) => plannedOn !== null);
  const weeks = weeksIn(period, options.weekStartsOn).map((week) => ({
    ...week,
    posts: inPeriod.filter(({ on }) => isIn(on, week)).length,
    isCurrent: isIn(today, week),
  }));
  const pieces = piecesIn(rows.items, options);
  const shown = inPeriod.filter(({ on }) => weeks.some((week) => isIn(on, week)));
  return {
    posts: inPeriod.length,
    postsBefore: posted.filter(({ on }) => isIn(on, period.before)).length,
    weeks,
    ...goalOf(shown, rows.channels),
    consistency: consistencyOf(
      weeks.map((week) => ({
        isCurrent: week.isCurrent,
        ...towardsGoals(
          inPeriod.filter(({ on }) => isIn(on, week)),
          rows.channels,
        ),
      })),
    ),
    onTime:
      dated.length === 0
        ? null
        : {
            met: dated.filter(({ on, plannedOn }) => plannedOn !== null && on <= plannedOn).length,
            of: dated.length,
          },
    shares: sharesOf(inPeriod, rows.pillarIds),
    channels: countByChannel(inPeriod),
    ideaToPost: ideaToPost(pieces),
    ...workOf(rows.items, options),
    counted: { posts: latestFirst(inPeriod), pieces: latestFirst(pieces) },
  };
}

function goalOf(
  shown: readonly Pick<PostFacts, 'channelId'>[],
  channels: ContentRows['channels'],
): Pick<ContentFigures, 'weeklyGoal' | 'withoutGoal'> {
  const { goal } = towardsGoals([], channels);
  if (goal === 0) return { weeklyGoal: null, withoutGoal: 0 };
  const goals = new Map(channels.map((channel) => [channel.id, goalOfChannel(channel)]));
  const withoutGoal = shown.filter(({ channelId }) => !goals.get(channelId ?? '')).length;
  return { weeklyGoal: withoutGoal > 0 ? null : goal, withoutGoal };
}

// A week that is not over counts only once it has reached its goal.
function consistencyOf(weeks: readonly { isCurrent: boolean; count: number; goal: number }[]) {
  const isMet = ({ count, goal }: { count: number; goal: number }) => count >= goal;
  const counted = weeks.filter((week) => week.goal > 0 && (!week.isCurrent || isMet(week)));
  if (counted.length === 0) return null;
  return { met: counted.filter(isMet).length, of: counted.length };
}

function countByChannel(posted: readonly { channelId: string | null }[]) {
  return [...Map.groupBy(posted, ({ channelId }) => channelId)]
    .map(([channelId, posts]) => ({ channelId, posts: posts.length }))
    .toSorted((one, other) => other.posts - one.posts);
}

function piecesIn(items: readonly ItemFacts[], { period, timeZone }: ContentOptions) {
  return items.flatMap(({ id, title, publishedOn: on, createdAt }) =>
    on !== null && isIn(on, period)
      ? [{ id, contentItemId: id, title, on, days: daysFrom(dateOf(createdAt, timeZone), on) }]
      : [],
  );
}

function ideaToPost(pieces: readonly { days: number }[]) {
  const middle = median(pieces.map(({ days }) => days));
  return middle === null ? null : { days: middle, pieces: pieces.length };
}

const workStages = roadStages.filter((stage) => stage !== 'idea' && stage !== 'published');

/** What is in the making now, stage by stage, and what of it is stuck: the longest first. */
function workOf(
  items: readonly ItemFacts[],
  { staleAfterDays: stale, ...here }: ContentOptions,
): Pick<ContentFigures, 'stages' | 'stuck'> {
  const aged = items.flatMap((item) => {
    const stage = workStages.find((one) => one === item.stage);
    if (!stage) return [];
    const days = daysInStage(item.stageEnteredAt, here);
    return [{ id: item.id, title: item.title, stage, days, isStuck: isStuck(item, here, stale) }];
  });
  const stages = workStages.flatMap((stage) => {
    const here = aged.filter((one) => one.stage === stage);
    const days = median(here.map((one) => one.days));
    return days === null ? [] : [{ stage, pieces: here.length, days }];
  });
  const stuck = aged
    .filter((one) => one.isStuck)
    .map(({ id, title, stage, days }) => ({ id, title, stage, days }))
    .toSorted((one, other) => other.days - one.days || one.title.localeCompare(other.title));
  return { stages, stuck };
}
