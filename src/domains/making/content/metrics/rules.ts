import { type AgeLabel, type NumberName, numberNames, type PostMetric } from './schema.ts';

/** How an age reads on screen. */
export const ageNames: Record<AgeLabel, string> = {
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  other: 'Other',
};

/** How a number is called, and how short where there is little room. */
export const numberLabels: Record<NumberName, { label: string; short: string }> = {
  views: { label: 'Views', short: 'Views' },
  reach: { label: 'Reach', short: 'Reach' },
  likes: { label: 'Likes', short: 'Likes' },
  comments: { label: 'Comments', short: 'Comments' },
  shares: { label: 'Shares', short: 'Shares' },
  saves: { label: 'Saves', short: 'Saves' },
  clicks: { label: 'Clicks', short: 'Clicks' },
  followersGained: { label: 'New followers', short: 'Followers' },
  watchSecondsAvg: { label: 'Seconds watched', short: 'Seconds' },
  completionPercent: { label: '% watched', short: '% seen' },
};

export const metricKey = ({ postId, ageLabel }: Pick<PostMetric, 'postId' | 'ageLabel'>) =>
  `${postId} ${ageLabel}`;

/** The numbers by their post and its age: a selector for their collection. */
export const byPostAndAge = (rows: readonly PostMetric[]): ReadonlyMap<string, PostMetric> =>
  new Map(rows.map((row) => [metricKey(row), row]));

export type Numbers = Pick<PostMetric, NumberName>;

/** Whether anything was read: a record whose numbers were all taken back is as good as none. */
export function hasNumbers(numbers: Numbers): boolean {
  return numberNames.some((name) => numbers[name] !== null);
}

/** The days after a post on which each of its numbers is to be read, the last of them too. */
const windows: readonly { age: AgeLabel; from: number; to: number }[] = [
  { age: '24h', from: 1, to: 6 },
  { age: '7d', from: 7, to: 29 },
  { age: '30d', from: 30, to: 59 },
];

/**
 * Which of its numbers a post of so many days waits for: each until the next one is to be read, so
 * that it is never more than one. Null while it is too young, and once it is too old.
 */
export function dueAge(daysOld: number): AgeLabel | null {
  return windows.find(({ from, to }) => daysOld >= from && daysOld <= to)?.age ?? null;
}

/** Whether a post has come to an age, so that its numbers can be read. */
export function isOldEnough(age: AgeLabel, daysOld: number): boolean {
  return daysOld >= (windows.find((window) => window.age === age)?.from ?? 0);
}

const leeway: readonly { age: AgeLabel; from: number; to: number }[] = [
  { age: '24h', from: 1, to: 2 },
  { age: '7d', from: 6, to: 9 },
  { age: '30d', from: 27, to: 35 },
];

/** What numbers are of that somebody read so many days after the post without saying it. */
export function ageOf(daysOld: number): AgeLabel {
  return leeway.find(({ from, to }) => daysOld >= from && daysOld <= to)?.age ?? 'other';
}

/** Likes, comments, shares and saves together; null if none of them is known. */
export function engagementsOf({ likes, comments, shares, saves }: Numbers): number | null {
  const known = [likes, comments, shares, saves].filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** A share of those who saw a post, and what they were counted by. */
export interface EngagementRate {
  rate: number;
  by: 'reach' | 'views';
}

/** Engagements of those it reached; where nobody knows those, of its views. */
export function engagementRate(numbers: Numbers): EngagementRate | null {
  const engagements = engagementsOf(numbers);
  if (engagements === null) return null;
  if (numbers.reach) return { rate: engagements / numbers.reach, by: 'reach' };
  if (numbers.views) return { rate: engagements / numbers.views, by: 'views' };
  return null;
}

/** '4.2% of reach' */
export function rateText({ rate, by }: EngagementRate): string {
  return `${percentText(rate)} of ${by}`;
}

/** '4.2%' */
export function percentText(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
