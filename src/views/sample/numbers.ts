import { postMetricsContract } from '#domains/making/content/metrics/contract.ts';
import {
  ageLabels,
  type AgeLabel,
  type NumberName,
} from '#domains/making/content/metrics/schema.ts';
import { roadStages, type RoadStage } from '#domains/making/content/schema.ts';
import type { ChannelName, SamplePost } from './content.ts';
import type { Maker } from './maker.ts';

/** How many saw a post of a channel after a week, and of those how many did what. */
interface Usual extends Partial<Record<NumberName, number>> {
  views: number;
  /** How much of that it has after a day and a month. */
  growth: Record<'24h' | '30d', number>;
}

const usual: Record<ChannelName, Usual> = {
  instagram: {
    views: 8_200,
    reach: 0.78,
    likes: 0.041,
    comments: 0.0032,
    shares: 0.0061,
    saves: 0.012,
    followersGained: 0.0014,
    watchSecondsAvg: 9.4,
    completionPercent: 38,
    growth: { '24h': 0.52, '30d': 1.18 },
  },
  tiktok: {
    views: 12_400,
    likes: 0.062,
    comments: 0.0028,
    shares: 0.0074,
    saves: 0.0095,
    followersGained: 0.0021,
    watchSecondsAvg: 12.8,
    completionPercent: 31,
    growth: { '24h': 0.61, '30d': 1.24 },
  },
  youtube: {
    views: 5_600,
    reach: 0.83,
    likes: 0.044,
    comments: 0.0051,
    shares: 0.0033,
    clicks: 0.009,
    followersGained: 0.0037,
    watchSecondsAvg: 188,
    completionPercent: 42,
    growth: { '24h': 0.34, '30d': 1.9 },
  },
  newsletter: {
    views: 2_150,
    reach: 1.9,
    comments: 0.011,
    shares: 0.006,
    clicks: 0.084,
    growth: { '24h': 0.81, '30d': 1.06 },
  },
};
const formatShare: Partial<Record<SamplePost['format'], number>> = {
  carousel: 0.52,
  story_set: 0.21,
};
const days: Record<AgeLabel, number> = { '24h': 1, '7d': 7, '30d': 30, other: Number.NaN };
/** What has just come due waits to be entered. */
const waitingDays = 3;

/** The numbers of a post that is out, at each age that it has come to. */
export async function makeNumbers(
  maker: Maker,
  postId: string,
  { channel, format, on, late = 0 }: SamplePost,
): Promise<void> {
  const daysOld = -(on + late);
  for (const ageLabel of ageLabels) {
    if (!(daysOld >= days[ageLabel] + waitingDays)) continue;
    await maker.create(postMetricsContract, {
      postId,
      ageLabel,
      capturedOn: maker.day(on + late + days[ageLabel]),
      ...numbersAt(ageLabel, channel, { format, luck: luckOf(on * 7 + channel.length) }),
    });
  }
}

function numbersAt(
  age: AgeLabel,
  channel: ChannelName,
  { format, luck }: { format: SamplePost['format']; luck: number },
): Partial<Record<NumberName, number>> {
  const { views: most, growth, watchSecondsAvg, completionPercent, ...shares } = usual[channel];
  const grown = age === '24h' || age === '30d' ? growth[age] : 1;
  const views = Math.round(most * (formatShare[format] ?? 1) * luck * grown);
  const counts = Object.entries(shares).map(([name, share], at) => {
    const more = 0.45 + 0.5 * luckOf(views + at);
    return [name, Math.round(views * share * (name === 'reach' ? 1 : more))];
  });
  // Pictures are not watched.
  const isFilm = format === 'reel' || format === 'video';
  return {
    views,
    ...Object.fromEntries(counts),
    ...(isFilm && watchSecondsAvg ? { watchSecondsAvg } : {}),
    ...(isFilm && completionPercent ? { completionPercent } : {}),
  };
}

const stageDays: Partial<Record<RoadStage, number>> = {
  planning: 1.6,
  scripting: 1.3,
  filming: 0.8,
  editing: 1.9,
  review: 0.6,
  scheduled: 1.2,
};

/** How many seconds a piece was in each stage before the one it is in; letters are not filmed. */
export function secondsBefore(stage: RoadStage, isLetter: boolean, seed: number) {
  const passed = roadStages.slice(0, roadStages.indexOf(stage));
  return Object.fromEntries(
    passed.flatMap((one) => {
      const usualDays = isLetter && (one === 'filming' || one === 'editing') ? 0 : stageDays[one];
      const seconds = Math.round((usualDays ?? 0) * 86_400 * luckOf(seed + one.length));
      return seconds > 0 ? [[one, seconds]] : [];
    }),
  );
}

/** From 0.55 to 1.6, the same each time: a sample is no gamble. */
function luckOf(seed: number): number {
  const turned = Math.sin(seed * 12.9898) * 43_758.5453;
  return 0.55 + 1.05 * (turned - Math.floor(turned));
}
