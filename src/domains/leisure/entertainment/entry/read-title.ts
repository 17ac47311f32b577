import { plain } from '#client/words/title-match.ts';
import { isReleaseYear } from '#domains/leisure/entertainment/rules.ts';
import type {
  EntertainmentStatus,
  EntertainmentType,
} from '#domains/leisure/entertainment/schema.ts';

export type TitlePhraseKind = 'type' | 'status' | 'episode' | 'year' | 'rating' | 'venue' | 'link';

/** Words of the line that say something. */
export interface TitlePhrase {
  kind: TitlePhraseKind;
  start: number;
  end: number;
  words: string;
}

/** What a line says of a title; `title` is what is left of it. */
export interface ReadTitle {
  title: string;
  type?: EntertainmentType;
  status?: EntertainmentStatus;
  season?: number;
  episode?: number;
  releaseYear?: number;
  rating?: number;
  venue?: string;
  url?: string;
  phrases: readonly TitlePhrase[];
}

interface TitleContext {
  /** Where things were watched and played before. */
  venues: readonly string[];
  /** The last year that something may come out in. */
  lastYear: number;
  /** What somebody gave back: words that look like a phrase and are none. */
  ignored?: readonly string[];
}

const typeWords: Readonly<Record<string, EntertainmentType>> = {
  ...{ movie: 'movie', film: 'movie', cinema: 'movie' },
  ...{ series: 'tv_show', show: 'tv_show', tv: 'tv_show', 'tv show': 'tv_show' },
  ...{ anime: 'anime', documentary: 'documentary', docu: 'documentary', doc: 'documentary' },
  ...{ game: 'game', 'video game': 'game', podcast: 'podcast', album: 'music', music: 'music' },
  ...{ song: 'music', youtube: 'youtube', channel: 'youtube', course: 'course', class: 'course' },
  ...{ concert: 'live_event', festival: 'live_event', musical: 'live_event', play: 'live_event' },
};
const statusWords: Readonly<Record<string, EntertainmentStatus>> = {
  ...{
    watching: 'in_progress',
    playing: 'in_progress',
    listening: 'in_progress',
    now: 'in_progress',
  },
  ...{ watched: 'completed', played: 'completed', seen: 'completed', done: 'completed' },
  ...{ finished: 'completed', heard: 'completed', dropped: 'dropped' },
};
/** Where most watch, play and listen. */
export const usualVenues = [
  ...['Netflix', 'Disney+', 'Prime Video', 'Apple TV+', 'HBO Max', 'Hulu', 'Mubi', 'Cinema'],
  ...['Steam', 'PlayStation', 'Xbox', 'Switch', 'Spotify', 'YouTube', 'Crunchyroll', 'Audible'],
];

const links = /(?<!\S)https?:\/\/\S+/giu;
const episodes = /(?<!\S)s(?<season>\d{1,3})(?: ?e(?<episode>\d{1,4}))?(?!\S)/giu;
const years = /\((?<year>\d{4})\)/gu;
const ratings = /(?<!\S)(?<rating>10|[1-9])\/10(?!\S)/gu;

/** Reads a line such as 'Dune 2 movie on Netflix', as it is typed. */
export function readTitle(text: string, context: TitleContext): ReadTitle {
  const phrases: TitlePhrase[] = [];
  const { ignored = [], lastYear, venues } = context;
  const isFree = (start: number, end: number) =>
    phrases.every((phrase) => end <= phrase.start || start >= phrase.end);
  function take(kind: TitlePhraseKind, start: number, end: number): boolean {
    const words = text.slice(start, end);
    if (!isFree(start, end) || ignored.includes(words)) return false;
    phrases.push({ kind, start, end, words });
    return true;
  }
  function first(
    kind: TitlePhraseKind,
    pattern: RegExp,
    isMeant: (groups: Groups) => boolean = () => true,
  ): (Groups & { words: string }) | undefined {
    for (const match of text.matchAll(pattern)) {
      const groups: Groups = { ...match.groups };
      if (isMeant(groups) && take(kind, match.index, match.index + match[0].length))
        return { words: match[0], ...groups };
    }
    return undefined;
  }
  const url = first('link', links);
  const episode = first('episode', episodes);
  const bracketed = first('year', years, ({ year: word = '' }) =>
    isReleaseYear(word, { isApart: true, last: lastYear }),
  );
  const rating = first('rating', ratings);
  const venue = venueIn(text, [...venues, ...usualVenues], take);
  // What something is, how it stands and when it came out is said at the end; elsewhere it is a word of
  // the title.
  const said: Pick<ReadTitle, 'type' | 'status' | 'releaseYear'> = bracketed
    ? { releaseYear: Number(bracketed['year']) }
    : {};
  // A year that was given back is of the title, and what stood before it says what it said.
  const givenBack: TitlePhrase[] = [];
  for (let round = 0; round < 3; round += 1) {
    const last = lastWords(text, [...phrases, ...givenBack]);
    for (const { words, start, end } of last) {
      const { type, status } = meaningOf(words);
      const isYear = () =>
        isReleaseYear(words, { isApart: isApart(text.slice(0, start), phrases), last: lastYear });
      if (type && !said.type && take('type', start, end)) said.type = type;
      else if (status && !said.status && take('status', start, end)) said.status = status;
      else if (!said.releaseYear && isYear()) {
        if (take('year', start, end)) said.releaseYear = Number(words);
        else givenBack.push({ kind: 'year', start, end, words });
      } else continue;
      break;
    }
  }
  return {
    title: titleOf(text, phrases),
    ...said,
    ...(episode && !said.type ? { type: 'tv_show' as const } : {}),
    ...(episode ? { season: Math.max(1, Number(episode['season'])) } : {}),
    ...(episode?.['episode'] ? { episode: Number(episode['episode']) } : {}),
    ...(rating ? { rating: Number(rating['rating']) } : {}),
    ...(venue ? { venue } : {}),
    ...(url ? { url: url.words } : {}),
    phrases: phrases.toSorted((one, other) => one.start - other.start),
  };
}

function meaningOf(words: string): Pick<ReadTitle, 'type' | 'status'> {
  const type = Object.hasOwn(typeWords, words) ? typeWords[words] : undefined;
  const status = Object.hasOwn(statusWords, words) ? statusWords[words] : undefined;
  return { ...(type ? { type } : {}), ...(status ? { status } : {}) };
}

// Whether what stands before says something, and is no word of the title.
function isApart(before: string, phrases: readonly TitlePhrase[]): boolean {
  const { length } = before.trimEnd();
  if (phrases.some(({ end }) => end === length)) return true;
  const inside = phrases.filter(({ end }) => end <= length);
  return lastWords(before, inside).some(({ words }) => {
    const { type, status } = meaningOf(words);
    return Boolean(type ?? status);
  });
}

type Groups = Record<string, string | undefined>;
type Take = (kind: TitlePhraseKind, start: number, end: number) => boolean;

// 'on Netflix', 'at the cinema', '@Steam'.
function venueIn(text: string, known: readonly string[], take: Take): string | undefined {
  for (const match of text.matchAll(/(?<!\S)(?:(?:on|at|in)(?: the)? |@)/giu)) {
    const from = match.index + match[0].length;
    const rest = plain(text.slice(from));
    const found = known.find((name) => {
      const asked = plain(name);
      return rest.startsWith(asked) && /^(?:\s|$)/u.test(rest.slice(asked.length));
    });
    if (found && match.index > 0 && take('venue', match.index, from + found.length)) return found;
  }
  return undefined;
}

// The last word that says nothing yet, and the two last ones; 'Scary Movie' is a name, 'movie' is none.
function lastWords(text: string, phrases: readonly TitlePhrase[]) {
  const blank = phrases.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return [/(?<=\S\s+)\S+\s\S+\s*$/u, /(?<=\S\s+)\S+\s*$/u].flatMap((pattern) => {
    const match = pattern.exec(blank);
    if (!match) return [];
    const words = match[0].trimEnd();
    return words === 'TV' || words === words.toLowerCase()
      ? [{ words: words.toLowerCase(), start: match.index, end: match.index + words.length }]
      : [];
  });
}

function titleOf(text: string, phrases: readonly TitlePhrase[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of phrases.toSorted((one, other) => one.start - other.start)) {
    left += `${text.slice(at, start)} `;
    at = end;
  }
  return (left + text.slice(at)).replaceAll(/\s+/gu, ' ').trim();
}
