import { daysBetween } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import type { Cell } from '#shared/files/csv.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import { ageNames, ageOf, metricKey, numberLabels } from '#domains/making/content/metrics/rules.ts';
import {
  type AgeLabel,
  ageLabels,
  type MetricEntry,
  type NumberName,
  numberNames,
} from '#domains/making/content/metrics/schema.ts';
import { normalisedUrl } from '#domains/making/inspirations/rules.ts';
import { newId } from '#shared/ids.ts';
import { readNumber } from './number-cells.ts';
import type { NumbersRow, PostedPost } from './posted-posts.ts';

const facts = ['Title', 'Channel', 'Format', 'Posted', 'Live URL', 'Age', 'Read on'] as const;

/** Numbers as a table: filled in elsewhere, it can be read again. */
export function numberRows(rows: readonly NumbersRow[]): Cell[][] {
  return [
    [...facts, ...numberNames.map((name) => numberLabels[name].label), 'Post id'],
    ...rows.map(({ post, item, channel, postedOn, age, metric }) => [
      item.title,
      channel?.name,
      post.format && formatLabels[post.format],
      postedOn,
      post.liveUrl,
      ageNames[age],
      metric?.capturedOn,
      ...numberNames.map((name) => metric?.[name]),
      post.id,
    ]),
  ];
}

/** What a file says, post by post, and which of its lines say nothing that can be used. */
export interface ReadNumbers {
  entries: (MetricEntry & { of: PostedPost })[];
  problems: { line: number; text: string }[];
}

/** The other words for a column that platforms have in their files. */
const otherWords = dictionary<NumberName>({
  plays: 'views',
  videoviews: 'views',
  opens: 'views',
  impressions: 'views',
  accountsreached: 'reach',
  uniqueviewers: 'reach',
  reactions: 'likes',
  favorites: 'likes',
  replies: 'comments',
  reposts: 'shares',
  retweets: 'shares',
  sends: 'shares',
  bookmarks: 'saves',
  saved: 'saves',
  linkclicks: 'clicks',
  follows: 'followersGained',
  followers: 'followersGained',
  followersgained: 'followersGained',
  subscribers: 'followersGained',
  subscribersgained: 'followersGained',
  averagewatchtime: 'watchSecondsAvg',
  averageviewduration: 'watchSecondsAvg',
  completionrate: 'completionPercent',
  averagepercentageviewed: 'completionPercent',
});
const placeWords = dictionary<Place>({
  title: 'title',
  post: 'title',
  piece: 'title',
  channel: 'channel',
  posted: 'posted',
  liveurl: 'url',
  url: 'url',
  link: 'url',
  permalink: 'url',
  age: 'age',
  readon: 'readOn',
  capturedon: 'readOn',
  postid: 'id',
});
type Place = 'title' | 'channel' | 'posted' | 'url' | 'age' | 'readOn' | 'id';

// The head of a file holds any words, also those that every object knows.
function dictionary<T extends string>(words: Record<string, T>): ReadonlyMap<string, T> {
  return new Map(Object.entries(words));
}

const wordOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9%]/g, '');
const ownWords = new Map(numberNames.map((name) => [wordOf(numberLabels[name].label), name]));

/** Reads a table of numbers: each line is of the post that its id, its link or its title names. */
export function readNumbersFile(
  table: readonly (readonly string[])[],
  posted: readonly PostedPost[],
  today: string,
): ReadNumbers | { error: string } {
  const [head = [], ...lines] = table;
  const words = head.map(wordOf);
  const places = new Map<Place, number>();
  const columns: { name: NumberName; at: number }[] = [];
  for (const [at, word] of words.entries()) {
    const place = placeWords.get(word);
    const name = ownWords.get(word) ?? otherWords.get(word);
    if (place) places.set(place, at);
    else if (name) columns.push({ name, at });
  }
  if (columns.length === 0) return { error: 'No column is called Views, Likes or the like' };
  if (!places.has('id') && !places.has('url') && !places.has('title'))
    return { error: 'No column says which post it is: Post id, Live URL or Title' };
  const find = finder(posted);
  const entries: ReadNumbers['entries'] = [];
  const lineOf = new Map<string, number>();
  const problems: ReadNumbers['problems'] = [];
  for (const [at, cells] of lines.entries()) {
    const cell: Line['cell'] = (place) => (cells[places.get(place) ?? -1] ?? '').trim();
    const numbers = columns.map((column) => [column.name, cells[column.at] ?? ''] as const);
    const entry = readLine({ cell, numbers }, find, today);
    // The head of the table is its first line.
    const line = at + 2;
    if (typeof entry === 'string') problems.push({ line, text: entry });
    if (typeof entry !== 'object') continue;
    const key = metricKey(entry);
    const earlier = lineOf.get(key);
    if (earlier === undefined) entries.push(entry);
    else problems.push({ line, text: `Line ${earlier} is of the same post and age` });
    lineOf.set(key, earlier ?? line);
  }
  return { entries, problems };
}

interface Line {
  cell: (place: Place) => string;
  numbers: readonly (readonly [NumberName, string])[];
}
type Find = (line: Line['cell']) => PostedPost | string;

// A sentence if it cannot be used, nothing if it holds no number: not each line is filled in.
function readLine({ cell, numbers }: Line, find: Find, today: string) {
  const said: Partial<Record<NumberName, number>> = {};
  for (const [name, text] of numbers) {
    const value = readNumber(name, text);
    if (typeof value === 'object' && value) return `${numberLabels[name].label}: ${value.error}`;
    if (value !== null) said[name] = value;
  }
  if (Object.keys(said).length === 0) return undefined;
  const of = find(cell);
  if (typeof of === 'string') return of;
  const capturedOn = cell('readOn') || today;
  if (!isDate(capturedOn)) return 'Read on: use a date like 2026-03-14';
  const ageLabel = readAge(cell('age')) ?? ageOf(daysBetween(of.postedOn, capturedOn));
  if (ageLabel === 'unknown') return 'Age: use 24 h, 7 d, 30 d or Other';
  return { id: newId(), postId: of.post.id, ageLabel, capturedOn, ...said, of };
}

function readAge(text: string): AgeLabel | 'unknown' | undefined {
  if (text === '') return undefined;
  const word = wordOf(text).replace(/^1d(ay)?$/, '24h');
  return ageLabels.find((age) => word.startsWith(age)) ?? 'unknown';
}

function finder(posted: readonly PostedPost[]): Find {
  const ids = new Map(posted.map((one) => [one.post.id, one]));
  const linked = posted.filter(({ post }) => post.liveUrl);
  const urls = Map.groupBy(linked, ({ post }) => urlKey(post.liveUrl ?? ''));
  const titles = Map.groupBy(posted, ({ item }) => titleKey(item.title));
  return (cell) => {
    if (cell('id')) return ids.get(cell('id').toLowerCase()) ?? 'No post that is out has this id';
    const isAsSaid = ({ item, channel, postedOn }: PostedPost) =>
      (!cell('title') || titleKey(item.title) === titleKey(cell('title'))) &&
      (!cell('channel') || titleKey(channel?.name ?? '') === titleKey(cell('channel'))) &&
      (!isDate(cell('posted')) || postedOn === cell('posted'));
    const [known, ...sharing] = (cell('url') && urls.get(urlKey(cell('url')))) || [];
    // A link that only one post has is that post's, whatever its title was elsewhere.
    if (known && sharing.length === 0) return known;
    if (known) {
      const [one, ...others] = [known, ...sharing].filter(isAsSaid);
      return one && others.length === 0 ? one : 'Several posts have this link';
    }
    if (!cell('title')) return cell('url') ? 'No post has this link' : 'No link and no title';
    const [one, ...others] = (titles.get(titleKey(cell('title'))) ?? []).filter(isAsSaid);
    if (!one) return 'No post that is out has this title';
    return others.length === 0 ? one : 'Several posts have this title: add their link';
  };
}

const titleKey = (text: string) => text.trim().toLowerCase();

/** A link as it is compared: files leave out its scheme, its www and the last slash. */
function urlKey(text: string): string {
  const bare = text.trim().replace(/^https?:\/\//i, '');
  return normalisedUrl(`https://${bare}`)
    .replace(/^https:\/\/(www\.)?/, '')
    .replace(/\/(?=\?|$)/, '');
}
