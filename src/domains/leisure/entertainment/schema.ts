import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, tags, uuid, webUrl } from '#shared/entity.ts';
import { coverId } from '#domains/leisure/covers/schema.ts';
import { together } from '#shared/periods.ts';
import { checkDays, checkEpisode, checkYear, firstYear } from './rules.ts';

export const entertainmentTypes = [
  'movie',
  'tv_show',
  'anime',
  'documentary',
  'game',
  'podcast',
  'music',
  'youtube',
  'course',
  'live_event',
  'other',
] as const;
export type EntertainmentType = (typeof entertainmentTypes)[number];
export const entertainmentStatuses = [
  'planned',
  'in_progress',
  'paused',
  'completed',
  'dropped',
] as const;
export type EntertainmentStatus = (typeof entertainmentStatuses)[number];

const ratingText = 'Rate from 1 to 10';
export const rating = z.nullable(
  z.int(ratingText).check(z.minimum(1, ratingText), z.maximum(10, ratingText)),
);
const count = (least: number, most: number, text: string) =>
  z.int('Use a whole number').check(z.minimum(least, text), z.maximum(most, text));
const short = z._default(prose(80).check(z.trim()), '');
const day = z._default(z.nullable(calendarDate), null);
const episodesText = 'Use 0 to 20,000 episodes';
const hoursText = 'Use 0 to 100,000 hours';

const written = {
  title: line(200, 'Give it a title'),
  type: z._default(z.enum(entertainmentTypes), 'movie'),
  status: z._default(z.enum(entertainmentStatuses), 'planned'),
  rating: z._default(rating, null),
  /** Where in it one is: of series by season and episode, of podcasts, courses and channels by episode. */
  season: z._default(z.nullable(count(1, 500, 'Seasons count from 1 to 500')), null),
  episode: z._default(z.nullable(count(0, 20_000, episodesText)), null),
  /** Of the season, where there are seasons. */
  totalEpisodes: z._default(z.nullable(count(1, 20_000, 'Use 1 to 20,000 episodes')), null),
  /** How long it was played. */
  hours: z._default(
    z.nullable(
      z.number().check(
        z.minimum(0, hoursText),
        z.maximum(100_000, hoursText),
        z.refine((hours) => isTenths(hours), 'Use at most one decimal'),
      ),
    ),
    null,
  ),
  /** Netflix, cinema, Steam. */
  venue: short,
  creator: z._default(prose(120).check(z.trim()), ''),
  releaseYear: z._default(
    z.nullable(
      z.int('Use a year').check(z.minimum(firstYear, `Use a year from ${firstYear} on`), checkYear),
    ),
    null,
  ),
  genres: z._default(tags, []),
  url: z._default(z.nullable(webUrl), null),
  withWhom: short,
  recommendedBy: short,
  review: z._default(prose(20_000), ''),
  isFavorite: z._default(z.boolean(), false),
  coverId,
  nextEpisodeOn: day,
  releaseOn: day,
};
/** They follow from moves, and may be said. */
const followed = {
  startedOn: z.nullable(calendarDate),
  finishedOn: z.nullable(calendarDate),
  /** How often it was finished. */
  times: count(0, 10_000, 'Use 0 to 10,000 times'),
};
const changeable = { ...written, ...followed };

/** What somebody watches, plays or listens to. */
export const entertainmentItemFields = { ...changeable };
export const entertainmentItem = entity(entertainmentItemFields);
export type EntertainmentItem = z.infer<typeof entertainmentItem>;

const daysTogether = together(
  'startedOn',
  'finishedOn',
  'Say the first day together with the last one',
);
export const newEntertainmentItem = creation({
  ...written,
  startedOn: z.optional(followed.startedOn),
  finishedOn: z.optional(followed.finishedOn),
  times: z.optional(followed.times),
}).check(daysTogether, checkDays, checkEpisode);
export type NewEntertainmentItem = z.output<typeof newEntertainmentItem>;
/** One that comes from a file: all of it is said. */
export const importedEntertainmentItem = creation(changeable).check(checkDays, checkEpisode);
export type ImportedEntertainmentItem = z.output<typeof importedEntertainmentItem>;
/** What has to fit is said together: another device may have changed the one half meanwhile. */
export const entertainmentItemChanges = changes(changeable).check(
  daysTogether,
  together('episode', 'totalEpisodes', 'Say the episode together with how many there are'),
  checkDays,
  checkEpisode,
);
export type EntertainmentItemChanges = z.infer<typeof entertainmentItemChanges>;

/** How far somebody is now. */
export const watching = z.strictObject({
  season: written.season.def.innerType,
  episode: count(0, 20_000, episodesText),
});
export type Watching = z.infer<typeof watching>;

/** The end of it: when, how it was, and the log that is kept of it. */
export const finishing = z.strictObject({
  logId: uuid,
  finishedOn: calendarDate,
  rating,
  note: z.string().check(z.maxLength(2_000, 'Use at most 2,000 characters')),
});
export type Finishing = z.infer<typeof finishing>;

function isTenths(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
}
