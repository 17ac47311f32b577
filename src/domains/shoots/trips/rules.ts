import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
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

/** The days of a trip that is to take place: its first, and its last if it has more than one. */
export const tripDates = [
  {
    kind: 'trip-starts',
    date: 'startsOn',
    isOn: [{ field: 'status', isNot: ['cancelled'] }],
  },
  {
    kind: 'trip-ends',
    date: 'endsOn',
    isOn: [
      { field: 'status', isNot: ['cancelled'] },
      { field: 'endsOn', isNotDayOf: 'startsOn' },
    ],
  },
] as const satisfies readonly DateRule<keyof Trip>[];

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
export function checkTrip({ value, issues }: core.ParsePayload<Together>): void {
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
