import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import type { ContentSeries } from './schema.ts';

// Not to be loaded with a page: the dates of rules are larger than most of them.

/** A day on which a series wants a piece and has none yet. */
export interface OpenSlot {
  contentSeriesId: string;
  /** The series' name. */
  title: string;
  date: string;
  time: string | null;
  pillarId: string | null;
  channelId: string | null;
  format: ContentSeries['defaultFormat'];
}

/** A day that has a piece of the series. */
export interface FilledSlot {
  contentSeriesId: string;
  date: string;
}

/**
 * The open slots of active series from one day to another, both included, by date. What has a piece
 * of the series planned or posted on its day is not open.
 */
export function openSlots(
  series: readonly ContentSeries[],
  filled: readonly FilledSlot[],
  { from, to }: { from: string; to: string },
): OpenSlot[] {
  const taken = new Set(filled.map(({ contentSeriesId, date }) => `${contentSeriesId} ${date}`));
  const slots = series
    .filter(({ isActive }) => isActive)
    .flatMap((one) =>
      slotDates(one, { from, to })
        .filter((date) => !taken.has(`${one.id} ${date}`))
        .map((date) => ({
          contentSeriesId: one.id,
          title: one.name,
          date,
          time: one.defaultTime,
          pillarId: one.pillarId,
          channelId: one.channelId,
          format: one.defaultFormat,
        })),
    );
  return slots.toSorted((one, other) =>
    `${one.date} ${one.time ?? ''}`.localeCompare(`${other.date} ${other.time ?? ''}`),
  );
}

/** The days on which a series wants a piece, filled or not. */
export function slotDates(
  { repeatRule, startsOn }: Pick<ContentSeries, 'repeatRule' | 'startsOn'>,
  { from, to }: { from: string; to: string },
): string[] {
  const rule = readRecurrence(repeatRule ?? '');
  if (typeof rule === 'string' || startsOn === null || from > to || startsOn > to) return [];
  const isIn = (date: string) => date >= from && date <= to;
  if (rule.count !== null) {
    // Only from its start on can be counted how often it has been.
    return datesAfter(rule, {
      start: startsOn,
      after: dayBefore(startsOn),
      count: rule.count,
    }).filter(isIn);
  }
  const first = startsOn > from ? startsOn : from;
  const days = Temporal.PlainDate.from(first).until(to, { largestUnit: 'days' }).days + 1;
  return datesAfter(rule, { start: startsOn, after: dayBefore(first), count: days }).filter(isIn);
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}
