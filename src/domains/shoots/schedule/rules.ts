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
 * The day whose schedule holds at a moment, and the time of that day. What began the day before and goes
 * on past midnight is not over yet: until it is, or something of the new day begins, half past midnight
 * is '24:30' of its own day.
 */
export function dayAt(
  items: readonly (Timed & Pick<ScheduleItem, 'scheduledOn'>)[],
  { today, now }: { today: string; now: string },
): { date: string; clock: string } {
  const before = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  const clock = afterMidnight(now);
  const goesOn = items.some((item) => item.scheduledOn === before && endOf(item) > clock);
  const hasBegun = items.some(
    ({ scheduledOn, startTime }) => scheduledOn === today && startTime !== null && startTime <= now,
  );
  return goesOn && !hasBegun ? { date: before, clock } : { date: today, clock: now };
}

const afterMidnight = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;

// When an item ends on the clock of its own day; '' where it does not say.
function endOf({ startTime, endTime }: Timed): string {
  if (startTime === null || endTime === null) return '';
  return endTime < startTime ? afterMidnight(endTime) : endTime;
}

/**
 * What runs at a time of the day, of its items in their order; of several what began last. What does not
 * say when it ends lasts until the next one begins, and what ends before it starts goes on past midnight.
 */
export function runningAt<T extends Timed>(items: readonly T[], now: string): T | undefined {
  const begun = items.filter(({ startTime }) => startTime !== null && startTime <= now);
  return begun.findLast((item, at) =>
    item.endTime === null ? at === begun.length - 1 : endOf(item) > now,
  );
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
