import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { type IdeaSource, sourceWords } from '#domains/leisure/ideas/rules.ts';
import { hasEpisodes, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type {
  EntertainmentItem,
  EntertainmentType,
} from '#domains/leisure/entertainment/schema.ts';
import { numberText } from '#shared/words/number-text.ts';

type Place = { [K in 'season' | 'episode' | 'totalEpisodes']?: number | null };

/** 'S2 E5', 'S2 E5 of 8', '5 of 12', 'Episode 5' */
export function positionText({ season, episode, totalEpisodes }: Place): string {
  const of = totalEpisodes ? ` of ${totalEpisodes}` : '';
  if (season) return episode ? `S${season} E${episode}${of}` : `S${season}`;
  if (totalEpisodes) return `${episode ?? 0}${of}`;
  return episode ? `Episode ${episode}` : '';
}

/** How far one is: 'S2 E5 of 8', '6 h'; nothing where nothing is known. */
export function progressText(item: EntertainmentItem): string {
  const { type, hours } = item;
  if (type === 'game') return hours === null ? '' : `${numberText(hours)} h`;
  return hasEpisodes(type) ? positionText(item) : '';
}

/** What is said under a title: what it is, how far, and where. */
export function factsOf(item: EntertainmentItem): string {
  const { type, status, rating, venue, releaseYear } = item;
  const how =
    status === 'in_progress' || status === 'paused'
      ? progressText(item) || venue
      : status === 'completed' && rating !== null
        ? `${rating} of 10`
        : venue || (releaseYear ?? '');
  return [typeLabels[type], how].filter(Boolean).join(', ');
}

/** 'Seen episode 5', 'Heard episode 5' */
export function seenText(type: EntertainmentType, episode: number): string {
  return `${type === 'podcast' ? 'Heard' : 'Seen'} episode ${episode}`;
}

/** What many of a type are called, on its tab. */
export const typePlurals: Record<EntertainmentType, string> = {
  movie: 'Films',
  tv_show: 'Series',
  anime: 'Anime',
  documentary: 'Documentaries',
  game: 'Games',
  podcast: 'Podcasts',
  music: 'Music',
  youtube: 'YouTube',
  course: 'Courses',
  live_event: 'Live events',
  other: 'Other',
};

/** Whether it goes on by episodes, so that one more is one press. */
export const goesOn = ({ type, status }: EntertainmentItem) =>
  hasEpisodes(type) && (status === 'in_progress' || status === 'paused');

const nouns: Record<EntertainmentType, string> = {
  ...{ movie: 'film', tv_show: 'series', anime: 'anime', documentary: 'documentary' },
  ...{ game: 'game', podcast: 'podcast', music: 'album', youtube: 'channel', course: 'course' },
  ...{ live_event: 'event', other: 'title' },
};

/** An idea of a title, with what was written of it. */
export function ideaOfTitle(item: EntertainmentItem): IdeaSource {
  const { id, title, type, creator, review, url } = item;
  const isUnderWay = item.status === 'in_progress' || item.status === 'paused';
  const at = isUnderWay ? progressText(item) : '';
  return {
    collection: 'entertainment-items',
    recordId: id,
    title,
    text: review,
    source: sourceWords({ noun: nouns[type], title, by: creator, at }),
    url,
  };
}

/** An idea of what was noted when a title was finished. */
export function ideaOfTime(item: EntertainmentItem, log: EntertainmentLog): IdeaSource {
  const { title, type, creator, url } = item;
  return {
    collection: 'entertainment-logs',
    recordId: log.id,
    title: log.note,
    text: log.note,
    isQuote: true,
    source: sourceWords({ noun: nouns[type], title, by: creator }),
    url,
  };
}
