import { useAreComing } from '#client/sync/reading/are-coming.ts';
import { addDays, dateOf, daysBetween } from '#client/words/dates.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { type Share, sharesOf } from '#domains/making/pillars/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';

/** What there is of a pillar. */
export interface PillarStats {
  ideas: number;
  inPipeline: number;
  /** Of the last 30 days. */
  published: number;
  /** Of the posts of the period. */
  share: Share;
  /** How long ago its last post was; null if there is none. */
  lastPostDays: number | null;
}

/** The numbers of all pillars, and what posts have none. */
export interface Mix {
  /** What they are counted from is still to come. */
  isLoading: boolean;
  of: (pillarId: string) => PillarStats;
  shares: readonly Share[];
  posts: number;
}

const recentDays = 30;
const pipelineStages = new Set([
  'planning',
  'scripting',
  'filming',
  'editing',
  'review',
  'scheduled',
]);

/** The mix of a period that ends today. */
export function useMix(
  pillars: readonly Pillar[],
  days: number,
  { today, timeZone }: { today: string; timeZone: string },
): Mix {
  const { pillarOf, counts, publishedDays } = contentItems.useRows(itemFacts);
  const posted = posts.useRows(postedOnes);
  const isLoading = useAreComing(contentItems.useStatus(), posts.useStatus());
  const since = addDays(today, 1 - days);
  const dated = datedPosts(posted, pillarOf, timeZone);
  const inPeriod = dated.filter(({ date }) => date >= since && date <= today);
  const shares = sharesOf(
    inPeriod,
    pillars.map(({ id }) => id),
  );
  const last = new Map<string, string>();
  for (const { pillarId, date } of dated)
    if (pillarId && date > (last.get(pillarId) ?? '')) last.set(pillarId, date);
  const recent = addDays(today, 1 - recentDays);
  return {
    isLoading,
    shares,
    posts: inPeriod.length,
    of(pillarId) {
      const lastOn = last.get(pillarId);
      const found = publishedDays.get(pillarId)?.filter((date) => date >= recent && date <= today);
      return {
        ideas: counts.get(pillarId)?.ideas ?? 0,
        inPipeline: counts.get(pillarId)?.inPipeline ?? 0,
        published: found?.length ?? 0,
        share: shares.find((share) => share.pillarId === pillarId) ?? {
          pillarId,
          posts: 0,
          percent: 0,
        },
        lastPostDays: lastOn ? Math.max(0, daysBetween(lastOn, today)) : null,
      };
    },
  };
}

/** Posts by pillar and day; a post whose piece is deleted is gone with it. */
export function datedPosts(
  posted: readonly { contentItemId: string; postedAt: string }[],
  pillarOf: ReadonlyMap<string, string | null>,
  timeZone: string,
): { pillarId: string | null; date: string }[] {
  return posted.flatMap(({ contentItemId, postedAt }) => {
    const pillarId = pillarOf.get(contentItemId);
    return pillarId === undefined ? [] : [{ pillarId, date: dateOf(postedAt, timeZone) }];
  });
}

function itemFacts(rows: readonly ContentItem[]) {
  const pillarOf = new Map<string, string | null>();
  const counts = new Map<string, { ideas: number; inPipeline: number }>();
  const publishedDays = new Map<string, string[]>();
  for (const { id, pillarId, stage, publishedOn } of rows) {
    pillarOf.set(id, pillarId);
    if (!pillarId) continue;
    const count = counts.get(pillarId) ?? { ideas: 0, inPipeline: 0 };
    counts.set(pillarId, count);
    if (stage === 'idea') count.ideas += 1;
    if (pipelineStages.has(stage)) count.inPipeline += 1;
    if (publishedOn)
      publishedDays.set(pillarId, [...(publishedDays.get(pillarId) ?? []), publishedOn]);
  }
  return { pillarOf, counts, publishedDays };
}

function postedOnes(rows: readonly Post[]) {
  return rows.flatMap(({ contentItemId, status, postedAt }) =>
    status === 'posted' && postedAt ? [{ contentItemId, postedAt }] : [],
  );
}
