import { plainWords } from '#shared/words/plain-words.ts';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type {
  EntertainmentStatus,
  EntertainmentType,
} from '#domains/leisure/entertainment/schema.ts';

const types = wordsOf<EntertainmentType>(typeLabels, {
  movie: ['movie', 'movies', 'films', 'feature', 'pelicula'],
  tv_show: ['show', 'shows', 'tv', 'tv show', 'tv series', 'episode', 'season', 'serie', 'tvshow'],
  anime: ['animation series'],
  documentary: ['docu', 'documentaries'],
  game: ['video game', 'games', 'spiel', 'jeu', 'juego'],
  podcast: ['podcasts'],
  music: ['album', 'song', 'musik', 'musique'],
  youtube: ['you tube', 'channel'],
  course: ['courses', 'class', 'kurs'],
  live_event: ['concert', 'festival', 'theatre', 'event'],
  other: [],
});
const statuses = wordsOf<EntertainmentStatus>(statusLabels, {
  planned: ['planned', 'plan to watch', 'watchlist', 'want to watch', 'to watch', 'backlog'],
  in_progress: ['in progress', 'watching', 'playing', 'listening', 'current', 'started'],
  paused: ['on hold', 'hold', 'stalled'],
  completed: ['completed', 'complete', 'watched', 'finished', 'seen', 'played', 'collected'],
  dropped: ['abandoned', 'dnf', 'gave up', 'stopped'],
});

/** The type that a cell names; undefined for none that is known. */
export const readType = (cell: string) => types.get(plainWords(cell).trim());
/** The status that a cell names; undefined for none that is known. */
export const readStatus = (cell: string) => statuses.get(plainWords(cell).trim());
/** Whether a cell says yes. */
export const readYes = (cell: string) => /^(yes|y|true|1|x|ja|oui|si|♥|❤.*)$/iu.test(cell.trim());

function wordsOf<T extends string>(
  labels: Readonly<Record<T, string>>,
  others: Readonly<Record<T, readonly string[]>>,
): ReadonlyMap<string, T> {
  // The names of a closed list.
  const names = Object.keys(labels) as T[];
  return new Map(
    names.flatMap((name) =>
      [labels[name], name, ...others[name]].map((word) => [plainWords(word).trim(), name] as const),
    ),
  );
}
