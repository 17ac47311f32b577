import type { TableRow } from '#client/import/reading/read-table.ts';
import * as z from 'zod/mini';

const title = z.object({ title: z.string(), year: z.optional(z.nullable(z.number())) });
const seen = z.object({ number: z.number(), last_watched_at: z.optional(z.nullable(z.string())) });
const entry = z.object({
  type: z.optional(z.string()),
  movie: z.optional(title),
  show: z.optional(title),
  season: z.optional(z.object({ number: z.number() })),
  episode: z.optional(z.object({ season: z.number(), number: z.number() })),
  seasons: z.optional(z.array(z.object({ number: z.number(), episodes: z.array(seen) }))),
  plays: z.optional(z.number()),
  rating: z.optional(z.nullable(z.number())),
  watched_at: z.optional(z.nullable(z.string())),
  last_watched_at: z.optional(z.nullable(z.string())),
  listed_at: z.optional(z.nullable(z.string())),
  hidden_at: z.optional(z.nullable(z.string())),
});
type Entry = z.infer<typeof entry>;

/** What Trakt calls its ratings, also in its CSV. */
export const traktRating = 'trakt_rating';

const names = [
  'Title',
  'Type',
  'Status',
  traktRating,
  'Finished',
  'Year',
  'Season',
  'Episode',
  'Plays',
];

/** Whether a text is JSON, such as the export of Trakt, and no table. */
export const isJson = (text: string) => /^\s*[[{]/.test(text.replace(/^\uFEFF/, ''));

/** The JSON of Trakt as a table: history, what was watched, ratings and lists. */
export function readTrakt(text: string): TableRow[] | { error: string } {
  const entries = entriesOf(text);
  if (!entries) return { error: 'This JSON is not an export of Trakt. Try its CSV.' };
  const rows = entries.flatMap(rowsOf);
  if (rows.length === 0) return { error: 'There are no films or series in this file.' };
  return [names, ...rows].map((cells, at) => ({ number: at + 1, cells }));
}

function entriesOf(text: string): Entry[] | undefined {
  try {
    const read: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const list = Array.isArray(read)
      ? read
      : Object.values(z.parse(z.looseObject({}), read)).flat();
    // What else an export holds, such as comments, is left out.
    const entries = list.flatMap((one) => {
      const parsed = z.safeParse(entry, one);
      return parsed.success && (parsed.data.movie ?? parsed.data.show) ? [parsed.data] : [];
    });
    return entries.length > 0 ? entries : undefined;
  } catch {
    return undefined;
  }
}

function rowsOf(one: Entry): string[][] {
  const { movie, show, episode, season, seasons, rating, plays, listed_at: isListed } = one;
  const what = show ?? movie;
  // The rating of a season or an episode is none of the series.
  if (!what || (rating && (episode ?? season))) return [];
  const row = (
    said: { type: string; status: string },
    more: { season?: number; episode?: number; at?: string | null | undefined } = {},
  ) => [
    what.title,
    said.type,
    said.status,
    rating ? String(rating) : '',
    more.at ?? '',
    what.year ? String(what.year) : '',
    more.season === undefined ? '' : String(more.season),
    more.episode === undefined ? '' : String(more.episode),
    plays && !show ? String(plays) : '',
  ];
  if (isListed) return [row({ type: show ? 'Series' : 'Film', status: 'Up next' })];
  if (!show)
    return [row({ type: 'Film', status: 'Done' }, { at: one.watched_at ?? one.last_watched_at })];
  if (episode)
    return [
      row(
        { type: 'Episode', status: '' },
        { season: episode.season, episode: episode.number, at: one.watched_at },
      ),
    ];
  if (seasons && seasons.length > 0)
    return seasons.flatMap(({ number, episodes }) =>
      episodes.map((part) =>
        row(
          { type: 'Episode', status: '' },
          { season: number, episode: part.number, at: part.last_watched_at },
        ),
      ),
    );
  return [row({ type: 'Series', status: 'Done' })];
}
