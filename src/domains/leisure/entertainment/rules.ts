import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import type {
  EntertainmentItem,
  EntertainmentStatus,
  EntertainmentType,
  Watching,
} from './schema.ts';

/** How it reads on screen what something is. */
export const typeLabels: Record<EntertainmentType, string> = {
  movie: 'Film',
  tv_show: 'Series',
  anime: 'Anime',
  documentary: 'Documentary',
  game: 'Game',
  podcast: 'Podcast',
  music: 'Music',
  youtube: 'YouTube',
  course: 'Course',
  live_event: 'Live event',
  other: 'Other',
};
export const statusLabels: Record<EntertainmentStatus, string> = {
  planned: 'Up next',
  in_progress: 'Now',
  paused: 'Paused',
  completed: 'Done',
  dropped: 'Dropped',
};

/** A history has a row for each episode: so many are read of one file. */
export const maxFileRows = 50_000;

/** The first film was shown not long after. */
export const firstYear = 1870;
/** The last year that something may come out in. */
export const lastYear = () => new Date().getUTCFullYear() + 5;

/** A zod check: nothing is known of what comes out in a hundred years. */
export function checkYear({ value, issues }: core.ParsePayload<number>): void {
  const last = lastYear();
  if (value > last)
    issues.push({ code: 'custom', message: `Use a year until ${last}`, input: value });
}

/**
 * Whether a word of a line is the year in which something came out. Numbers end titles, too, as in
 * 'Wonder Woman 1984' or 'Football Manager 2024': it is one where it stands apart from the title,
 * behind a word that says something else of it ('Dune 2 movie 2024'), or in brackets.
 */
export function isReleaseYear(
  word: string,
  { isApart, last = lastYear() }: { isApart: boolean; last?: number },
): boolean {
  return isApart && /^\d{4}$/.test(word) && Number(word) >= firstYear && Number(word) <= last;
}

type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Days = Said<Pick<EntertainmentItem, 'startedOn' | 'finishedOn'>>;
type Episodes = Said<Pick<EntertainmentItem, 'episode' | 'totalEpisodes'>>;

/** What is wrong with the days of a title, if something is. */
export function wrongDays({ startedOn, finishedOn }: Days): string | undefined {
  if (!startedOn || !finishedOn || finishedOn >= startedOn) return undefined;
  return 'It cannot be finished before it was started';
}

/** What is wrong with how far one is, if something is. */
export function wrongEpisode({ episode, totalEpisodes }: Episodes): string | undefined {
  if (!episode || !totalEpisodes || episode <= totalEpisodes) return undefined;
  return `There is no episode ${episode} of ${totalEpisodes}`;
}

/** A zod check of the days, as far as both are said. */
export function checkDays({ value, issues }: core.ParsePayload<Days>): void {
  const message = wrongDays(value);
  if (message) issues.push({ code: 'custom', path: ['finishedOn'], message, input: value });
}

/** A zod check of the episode, as far as both are said. */
export function checkEpisode({ value, issues }: core.ParsePayload<Episodes>): void {
  const message = wrongEpisode(value);
  if (message) issues.push({ code: 'custom', path: ['episode'], message, input: value });
}

export const hasSeasons = (type: EntertainmentType) => type === 'tv_show' || type === 'anime';
export const hasEpisodes = (type: EntertainmentType) =>
  hasSeasons(type) || type === 'podcast' || type === 'course' || type === 'youtube';

type Moving = Pick<
  EntertainmentItem,
  'status' | 'startedOn' | 'finishedOn' | 'times' | 'season' | 'episode' | 'totalEpisodes'
>;
export type Followed = Said<Omit<Moving, 'totalEpisodes'>>;

/**
 * What follows from a change of status where it is not said: the day it was begun, the day it was
 * finished and how often, and how far one is. The server fills in what the browser has shown already.
 */
export function followingMove(before: Moving, asked: Said<Moving>, today: string): Followed {
  const { status } = asked;
  if (status === undefined || status === before.status) return {};
  const said = new Set(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  const follows = moved(before, status, asked.finishedOn ?? today, today);
  return Object.fromEntries(Object.entries(follows).filter(([name]) => !said.has(name)));
}

function moved(
  { status: from, startedOn, times, season, totalEpisodes, episode }: Moving,
  to: EntertainmentStatus,
  finishedOn: string,
  today: string,
): Followed {
  if (to === 'completed')
    return {
      finishedOn,
      times: times + 1,
      ...(totalEpisodes === null ? {} : { episode: totalEpisodes }),
      // A day that lies behind the end is not when it was begun.
      ...(startedOn !== null && startedOn > finishedOn ? { startedOn: finishedOn } : {}),
    };
  if (to !== 'in_progress') return {};
  // Again: from the first episode on.
  const anew = {
    ...(season === null ? {} : { season: 1 }),
    ...(episode === null ? {} : { episode: 0 }),
  };
  if (from === 'completed') return { startedOn: today, finishedOn: null, ...anew };
  if (from === 'planned') return { startedOn: today, finishedOn: null };
  return { startedOn: startedOn ?? today, finishedOn: null };
}

type Time = Pick<EntertainmentLog, 'finishedOn' | 'createdAt'>;

/**
 * The time that was none after all: a move that leaves what is done, and says that it was finished less
 * often, takes the end of it back. Of several on that day it is the one that was written down last.
 */
export function takenBack<T extends Time>(
  before: Pick<Moving, 'status' | 'finishedOn' | 'times'>,
  after: Pick<Moving, 'status' | 'times'>,
  logs: readonly T[],
): T | undefined {
  const isBack = before.status === 'completed' && after.status !== 'completed';
  if (!isBack || after.times >= before.times) return undefined;
  return logs
    .filter(({ finishedOn }) => finishedOn === before.finishedOn)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);
}

/**
 * What follows for a title from a time that went or came; `left` are the days of all that are kept now.
 * The last of them is when it was finished, and what was finished on none of them was on none. A day
 * that somebody has said themselves stays while there are times.
 */
export function followingTimes(
  { status, startedOn, finishedOn, times }: Moving,
  { went, came, left }: { went?: string; came?: string; left: readonly string[] },
): Pick<Followed, 'startedOn' | 'finishedOn' | 'times'> {
  const now = Math.max(0, times + (came === undefined ? 0 : 1) - (went === undefined ? 0 : 1));
  const last = left.toSorted().at(-1) ?? null;
  const isGone = finishedOn !== null && (now === 0 || finishedOn === went);
  // What was begun after it is another time, whose end nobody knows.
  const isLater =
    came !== undefined &&
    status === 'completed' &&
    came > (finishedOn ?? '') &&
    came >= (startedOn ?? '');
  if (last === finishedOn || !(isGone || isLater)) return { times: now };
  // A beginning that lies behind it was that of a time that is gone.
  const isBehind = startedOn !== null && last !== null && startedOn > last;
  return { times: now, startedOn: isBehind ? null : startedOn, finishedOn: last };
}

/** What is filled in of something new where no day is said: it has just begun, or was just finished. */
export function followingBirth(
  { status, startedOn, finishedOn, times }: Said<Moving>,
  today: string,
): Pick<Moving, 'startedOn' | 'finishedOn' | 'times'> {
  const isSaid = startedOn !== undefined || finishedOn !== undefined;
  return {
    startedOn: isSaid || status !== 'in_progress' ? (startedOn ?? null) : today,
    finishedOn: isSaid || status !== 'completed' ? (finishedOn ?? null) : today,
    times: times ?? (status === 'completed' ? 1 : 0),
  };
}

/** The episode after the one that was seen last; of what is seen again, the first one. */
export function nextEpisode({ status, season, episode, totalEpisodes }: Moving): Watching {
  const seen = status === 'completed' ? 0 : (episode ?? 0);
  return { season, episode: Math.min(seen + 1, totalEpisodes ?? Number.POSITIVE_INFINITY) };
}

/** What follows from how far somebody is: it is being seen, and no further than it goes. */
export function followingEpisode(
  before: Moving,
  { season, episode }: Watching,
  today: string,
): Followed {
  const last = before.totalEpisodes ?? Number.POSITIVE_INFINITY;
  const watched = { season, episode: Math.min(episode, last) };
  if (before.status === 'in_progress') return watched;
  const status = 'in_progress' as const;
  return { ...followingMove(before, { status }, today), status, ...watched };
}

/** Whether all of what is known of it was seen. */
export function isAtEnd({
  episode,
  totalEpisodes,
}: Pick<Moving, 'episode' | 'totalEpisodes'>): boolean {
  return totalEpisodes !== null && episode !== null && episode >= totalEpisodes;
}

const isAhead = { field: 'status', is: ['planned', 'in_progress', 'paused'] } as const;
/** On the agenda stand the days on which something comes out. */
export const entertainmentDates = [
  { kind: 'release', date: 'releaseOn', isOn: [isAhead] },
  {
    kind: 'next-episode',
    date: 'nextEpisodeOn',
    // The first one comes with the release.
    isOn: [isAhead, { field: 'nextEpisodeOn', isNotDayOf: 'releaseOn' }],
  },
] as const satisfies readonly DateRule<'releaseOn' | 'nextEpisodeOn' | 'status'>[];
