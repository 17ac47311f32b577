import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, entity, isEachOnce, uuid } from '#shared/entity.ts';
import { percent } from '#shared/money.ts';

/** How old a post was when its numbers were read; 'other' for any age besides the three. */
export const ageLabels = ['24h', '7d', '30d', 'other'] as const;
export type AgeLabel = (typeof ageLabels)[number];

const maxCount = 2_000_000_000;
const daySeconds = 86_400;

const count = z._default(
  z.nullable(
    z
      .int('Use a whole number')
      .check(
        z.minimum(0, 'Use a number of at least 0'),
        z.maximum(maxCount, 'This number is too large'),
      ),
  ),
  null,
);

/** Null: nobody has read it, or the platform does not say it. */
export const numberFields = {
  views: count,
  reach: count,
  likes: count,
  comments: count,
  shares: count,
  saves: count,
  clicks: count,
  followersGained: count,
  /** How long people watched on average, in seconds. */
  watchSecondsAvg: z._default(
    z.nullable(
      z.number('Use a number of seconds').check(
        z.minimum(0, 'Use a number of at least 0'),
        z.maximum(daySeconds, 'Nobody watches for longer than a day'),
        z.refine((value) => Number(value.toFixed(1)) === value, 'Use at most 1 decimal'),
      ),
    ),
    null,
  ),
  /** How much of it people watched on average. */
  completionPercent: z._default(z.nullable(percent), null),
};
export type NumberName = keyof typeof numberFields;
// The keys of an object of constants are exactly its names.
export const numberNames = Object.keys(numberFields) as NumberName[];

const writtenFields = { capturedOn: calendarDate, ...numberFields };

/** What a post had reached at an age; of a post and an age there is one. */
export const postMetricFields = {
  postId: uuid,
  ageLabel: z.enum(ageLabels),
  ...writtenFields,
};
export const postMetric = entity(postMetricFields);
export type PostMetric = z.infer<typeof postMetric>;

/** Post and age are what a record is about: others would be another record. */
export const postMetricChanges = changes(writtenFields);

export const maxEntries = 500;

/** What was read of one post at one age; what it leaves out stays as it is. */
const entry = z.strictObject({
  /** Of the record, if there is none of this post and age yet. */
  id: uuid,
  postId: uuid,
  ageLabel: z.enum(ageLabels),
  capturedOn: calendarDate,
  ...changes(numberFields).def.shape,
});
export type MetricEntry = z.infer<typeof entry>;

export const metricEntries = z.array(entry).check(
  z.minLength(1, 'There is nothing to enter'),
  z.maxLength(maxEntries, `Enter at most ${maxEntries} at a time`),
  z.refine((entries) => isEachOnce(entries.map(({ id }) => id)), 'Name each id once'),
  z.refine(
    (entries) => isEachOnce(entries.map(({ postId, ageLabel }) => `${postId} ${ageLabel}`)),
    'Name each post and age once',
  ),
);
