import { type Columns as ColumnsOf, columnsByName } from '#client/import/reading/find-table.ts';

/** What a column can be. */
export const columnRoles = [
  'title',
  'type',
  'status',
  'rating',
  'finished',
  'started',
  'year',
  'released',
  'nextEpisode',
  'season',
  'episode',
  'episodes',
  'hours',
  'times',
  'venue',
  'creator',
  'genres',
  'link',
  'withWhom',
  'recommendedBy',
  'favourite',
  'review',
  'each',
] as const;
export type ColumnRole = (typeof columnRoles)[number];
/** The place of each column that is read. */
export type Columns = ColumnsOf<ColumnRole>;

export const columnRoleLabels: Record<ColumnRole, string> = {
  title: 'Title',
  type: 'Type',
  status: 'Status',
  rating: 'Rating',
  finished: 'Finished on',
  started: 'Started on',
  year: 'Year',
  released: 'Comes out',
  nextEpisode: 'Next episode',
  season: 'Season',
  episode: 'Episode',
  episodes: 'Episodes',
  hours: 'Hours',
  times: 'Times',
  venue: 'Where',
  creator: 'By',
  genres: 'Genres',
  link: 'Link',
  withWhom: 'With',
  recommendedBy: 'Recommended by',
  favourite: 'Favourite',
  review: 'Review',
  each: 'Each time',
};

/** What Letterboxd, Trakt and spreadsheets call them, in four languages; the surest first. */
const heads: Record<ColumnRole, readonly RegExp[]> = {
  title: [
    /^(title|name|titel|titre|titulo)$/,
    /^(movie|film|show|series|serie|game|anime).?(title|name)?$/,
    /title|name|titel|titre|titulo/,
  ],
  type: [/^(type|media.?type|kind|art|typ|tipo)$/],
  status: [/^(status|state|shelf|list|estado|statut)$/],
  rating: [
    /^(rating|your rating|my rating|trakt_rating|score|bewertung|note|puntuacion)$/,
    /rating|bewertung|score/,
  ],
  finished: [
    /^(watched date|watched_at|last_watched_at|finished|finished on|date finished|date watched)$/,
    /watched.*(date|at)|finish|completed|gesehen|visto|vu le|end date/,
  ],
  started: [/^(started|started on|date started|start date|first_watched_at)$/],
  year: [/^(year|release.?year|jahr|annee|ano)$/],
  released: [/^(released|release date|comes out)$/],
  nextEpisode: [/^next episode( on)?$/],
  season: [/^(season|season.?number|staffel|saison|temporada)$/],
  episode: [/^(episode|episode.?number|progress|folge|capitulo)$/, /watched.?episodes/],
  episodes: [/^(episodes|total.?episodes|episode.?count|number of episodes|folgen)$/],
  hours: [/^(hours|hours played|playtime|stunden|heures|horas)$/],
  times: [/^(times|plays|watch count|times watched|rewatches)$/],
  venue: [/^(where|platform|service|venue|wo|ou|donde)$/],
  creator: [/^(creator|director|directors|artist|author|developer|by|regie)$/],
  genres: [/^(genre|genres|tags)$/],
  link: [/^(link|url|letterboxd uri)$/, /\buri$|\burl$/],
  withWhom: [/^(with|with whom)$/],
  recommendedBy: [/^(recommended by|recommended|tip of)$/],
  favourite: [/^(favou?rite|liked|loved)$/],
  review: [/^(review|reviews|my review|notes|comment)$/, /review|rezension|critique/],
  each: [/^each time$/],
};

/** What each column is, by its name. */
export function guessColumns(names: readonly string[]): Columns {
  const columns: Columns = columnsByName(names, heads, columnRoles);
  // Without a name that says so, the first column is what things are called.
  return columns.title === undefined && !Object.values(columns).includes(0)
    ? { ...columns, title: 0 }
    : columns;
}

/** Whether a file is one that was saved here: no other says all of that. */
export function isOwnFile({ times, withWhom, recommendedBy, nextEpisode }: Columns): boolean {
  return [times, withWhom, recommendedBy, nextEpisode].every((at) => at !== undefined);
}
