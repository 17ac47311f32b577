import type { core } from 'zod/mini';
import type { ScheduleItem } from './schema.ts';

type Times = { startTime?: string | null | undefined; endTime?: string | null | undefined };

/** A zod check: what ends has started. */
export function checkEndTime({ value, issues }: core.ParsePayload<Times>): void {
  const { startTime, endTime } = value;
  if (!endTime || startTime) return;
  const message = 'Say when it starts, too';
  issues.push({ code: 'custom', path: ['startTime'], message, input: value });
}

type Placed = Pick<ScheduleItem, 'id' | 'scheduledOn' | 'startTime' | 'sortOrder'>;

/**
 * The items of a day in their order: by the clock. What has no time stands where somebody put it among
 * the others, behind those of its place.
 */
export function itemsOfDay<T extends Placed>(items: readonly T[], date: string): T[] {
  const ofDay = items.filter(({ scheduledOn }) => scheduledOn === date).toSorted(byOrder);
  const timed = ofDay.filter(({ startTime }) => startTime !== null).toSorted(byTime);
  const free = ofDay.filter(({ startTime }) => startTime === null);
  const day: T[] = [];
  for (const item of timed) {
    while (free[0] && free[0].sortOrder < item.sortOrder) day.push(...free.splice(0, 1));
    day.push(item);
  }
  return [...day, ...free];
}

const byOrder = (one: Placed, other: Placed) =>
  one.sortOrder - other.sortOrder || one.id.localeCompare(other.id);
const byTime = (one: Placed, other: Placed) =>
  (one.startTime ?? '').localeCompare(other.startTime ?? '') || byOrder(one, other);

type Timed = Pick<ScheduleItem, 'startTime' | 'endTime'>;

/**
 * What runs at a time of the day, of its items in their order; of several what began last. What does not
 * say when it ends lasts until the next one begins, and what ends before it starts goes on past midnight.
 */
export function runningAt<T extends Timed>(items: readonly T[], now: string): T | undefined {
  const begun = items.flatMap((item) =>
    item.startTime !== null && item.startTime <= now ? [{ item, startTime: item.startTime }] : [],
  );
  return begun.findLast(({ item: { endTime }, startTime }, at) =>
    endTime === null ? at === begun.length - 1 : endTime > now || endTime < startTime,
  )?.item;
}

/**
 * The days to choose from: those of the trip, and those that something stands on although the trip has
 * changed since; without any, none.
 */
export function daysOf(
  trip: { startsOn: string | null; endsOn: string | null },
  dates: readonly (string | null)[],
): string[] {
  const days = new Set(dates.filter((date) => date !== null));
  for (const day of datesBetween(trip.startsOn, trip.endsOn)) days.add(day);
  return [...days].sort();
}

/**
 * The day on which a page of a trip opens, among its days: the one that is asked for, else today or the
 * next one of the trip, else its first. What still stands outside the trip is not opened on.
 */
export function dayToOpen(
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
  days: readonly string[],
  { asked, today }: { asked?: string | undefined; today: string },
): string | undefined {
  if (asked !== undefined && days.includes(asked)) return asked;
  const last = endsOn ?? startsOn ?? '';
  const own = days.filter((day) => startsOn !== null && day >= startsOn && day <= last);
  const open = own.length > 0 ? own : days;
  return open.find((day) => day >= today) ?? open[0];
}

function datesBetween(first: string | null, last: string | null): string[] {
  if (first === null) return [];
  const start = Temporal.PlainDate.from(first);
  const { days } = start.until(last ?? first);
  return Array.from({ length: days + 1 }, (_, by) => start.add({ days: by }).toString());
}
