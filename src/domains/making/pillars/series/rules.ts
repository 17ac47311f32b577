import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import type { ContentSeries } from './schema.ts';

// Not to be loaded with a page: the dates of rules are larger than most of them.

/** A day on which a series waits for its next piece. */
export interface Slot {
  series: ContentSeries;
  date: string;
}

/**
 * The open slots of active series between two days, both included: the dates of their rules on which
 * nothing of them is planned. `taken` has 'series date' for each post of a series; days before
 * `today` wait no more.
 */
export function openSlots(
  known: readonly ContentSeries[],
  {
    from,
    to,
    today,
    taken,
  }: { from: string; to: string; today: string; taken: ReadonlySet<string> },
): Slot[] {
  const first = from > today ? from : today;
  return known
    .filter(({ isActive }) => isActive)
    .flatMap((series) =>
      slotDates(series, { from: first, to })
        .filter((date) => !taken.has(`${series.id} ${date}`))
        .map((date) => ({ series, date })),
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
