import type { core } from 'zod/mini';
import type { Trip, TripKind, TripStatus } from './schema.ts';

/** How the kinds of trips read on screen. */
export const kindLabels: Record<TripKind, string> = {
  shoot: 'Shoot',
  brand_trip: 'Brand trip',
  event: 'Event',
  travel: 'Travel',
  personal: 'Personal',
};

/** How the statuses of trips read on screen. */
export const statusLabels: Record<TripStatus, string> = {
  idea: 'Idea',
  planning: 'Planning',
  confirmed: 'Confirmed',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** The most days that a trip may have. */
export const maxDays = 366;

/** The days on which a trip stands: all of it, unless it does not take place. */
export function datesOf({ startsOn, endsOn, status }: Days & Pick<Trip, 'status'>): string[] {
  if (startsOn === null || status === 'cancelled') return [];
  const first = Temporal.PlainDate.from(startsOn);
  return Array.from({ length: daysOf({ startsOn, endsOn }) }, (_, days) =>
    first.add({ days }).toString(),
  );
}

type Days = Pick<Trip, 'startsOn' | 'endsOn'>;
type Said<T> = { [K in keyof T]?: T[K] | undefined };
type Together = Said<Days & Pick<Trip, 'status' | 'latitude' | 'longitude'>>;
interface Wrong {
  field: keyof Together;
  message: string;
}

/** How many days a trip has; 0 without any. */
export function daysOf({ startsOn, endsOn }: Days): number {
  if (startsOn === null || endsOn === null) return 0;
  return Temporal.PlainDate.from(startsOn).until(endsOn).days + 1;
}

/** The last day of a trip that begins on another one: as long after it as before; that of a new trip is the same. */
export function endFollowing({ startsOn, endsOn }: Days, next: string | null): string | null {
  if (next === null) return null;
  if (startsOn === null) return endsOn !== null && endsOn > next ? endsOn : next;
  const days = Math.max(daysOf({ startsOn, endsOn }) - 1, 0);
  return Temporal.PlainDate.from(next).add({ days }).toString();
}

/** By how many days a trip was moved as a whole: 0 where one end stayed, or went the other way. */
export function movedBy(from: Days, to: Days): number {
  const between = (one: string | null, other: string | null) =>
    one === null || other === null ? 0 : Temporal.PlainDate.from(one).until(other).days;
  const by = between(from.startsOn, to.startsOn);
  return by * between(from.endsOn, to.endsOn) > 0 ? by : 0;
}

/** What does not go together in a trip; null if all does. */
export function wrongTogether(trip: Together): Wrong | null {
  const { startsOn = null, endsOn = null, latitude = null, longitude = null, status } = trip;
  if (startsOn === null && endsOn !== null)
    return { field: 'startsOn', message: 'Choose the first day, too' };
  if (startsOn !== null && endsOn === null)
    return { field: 'endsOn', message: 'Choose the last day, too' };
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    return { field: 'endsOn', message: 'The last day cannot be before the first' };
  if (daysOf({ startsOn, endsOn }) > maxDays)
    return { field: 'endsOn', message: `A trip has at most ${maxDays} days` };
  if (startsOn === null && status !== undefined && needsDays(status))
    return { field: 'startsOn', message: 'Choose the days first' };
  if ((latitude === null) !== (longitude === null))
    return {
      field: latitude === null ? 'latitude' : 'longitude',
      message: 'Say latitude and longitude together',
    };
  return null;
}

/** Whether a trip of this status has days. */
export function needsDays(status: TripStatus): boolean {
  return status !== 'idea' && status !== 'cancelled';
}

/** A zod check: what is said of a new trip goes together. */
export function checkTogether({ value, issues }: core.ParsePayload<Together>): void {
  const wrong = wrongTogether(value);
  if (wrong)
    issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value });
}

/**
 * The status that follows from new days: an idea that gets its days is planned, and what loses them is
 * an idea again; undefined where it stays.
 */
export function statusFollowing(
  before: Days & Pick<Trip, 'status'>,
  after: Days,
): TripStatus | undefined {
  if (after.startsOn === null && needsDays(before.status)) return 'idea';
  const isFirstTime = before.startsOn === null && after.startsOn !== null;
  return isFirstTime && before.status === 'idea' ? 'planning' : undefined;
}

/** Where a trip stands in time: what has no days is an idea, and what is over is past. */
export type Standing = 'idea' | 'coming' | 'running' | 'past';

/** Where a trip stands, as the date in its own zone is `today`. */
export function standingOf(
  { startsOn, endsOn, status }: Days & Pick<Trip, 'status'>,
  today: string,
): Standing {
  if (status === 'done' || status === 'cancelled') return 'past';
  if (startsOn === null || endsOn === null) return 'idea';
  if (endsOn < today) return 'past';
  if (status === 'idea') return 'idea';
  return startsOn <= today ? 'running' : 'coming';
}

/** Whether a trip is over that nobody has called done. */
export function asksForDone(
  { endsOn, status }: Pick<Trip, 'endsOn' | 'status'>,
  today: string,
): boolean {
  return endsOn !== null && endsOn < today && (status === 'planning' || status === 'confirmed');
}

/** The statuses that a trip may be moved to from its own, the next one first. */
export function movesFrom(status: TripStatus): TripStatus[] {
  const way: readonly TripStatus[] = ['idea', 'planning', 'confirmed', 'done'];
  const next = way[way.indexOf(status) + 1];
  const others = [...way, 'cancelled' as const].filter((one) => one !== status && one !== next);
  return next && status !== 'cancelled' ? [next, ...others] : others;
}

/** How many days later a copy takes place; null where one of both has no days. */
export function shiftOf(from: Days, startsOn: string | null): number | null {
  if (startsOn === null || from.startsOn === null) return null;
  return Temporal.PlainDate.from(from.startsOn).until(startsOn).days;
}

/** When a copy takes place: that of an idea has one day, and without a first day it is an idea. */
export function copiedDays(from: Days, startsOn: string | null) {
  const days = shiftOf(from, startsOn);
  const endsOn =
    from.endsOn !== null && days !== null
      ? Temporal.PlainDate.from(from.endsOn).add({ days }).toString()
      : startsOn;
  const status: TripStatus = startsOn === null ? 'idea' : 'planning';
  return { startsOn, endsOn, status };
}
