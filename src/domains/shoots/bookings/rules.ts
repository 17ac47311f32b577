import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
import type { Booking, BookingKind, BookingStatus } from './schema.ts';

type Ends = {
  [Name in 'startsOn' | 'startTime' | 'endsOn' | 'endTime' | 'timeZone' | 'endTimeZone']?:
    | Booking[Name]
    | undefined;
};

/** What is wrong with when a booking begins and ends, and beside which field that is said. */
export function wrongEnds(said: Ends): { field: keyof Ends; message: string } | null {
  const { startsOn, startTime, endsOn, endTime, timeZone, endTimeZone } = said;
  if (!startsOn && (startTime || endsOn))
    return { field: 'startsOn', message: 'Choose the day on which it starts' };
  if (endTime && !endsOn) return { field: 'endsOn', message: 'Choose the day on which it ends' };
  if (!startsOn || !endsOn) return null;
  const areApart = Boolean(endTimeZone) && endTimeZone !== timeZone;
  // A flight over the date line lands on the day before.
  const earliest = areApart ? Temporal.PlainDate.from(startsOn).subtract({ days: 1 }) : startsOn;
  if (endsOn < earliest.toString())
    return { field: 'endsOn', message: 'It cannot end before it starts' };
  const isSameDay = endsOn === startsOn && !areApart;
  return isSameDay && startTime && endTime && endTime < startTime
    ? { field: 'endTime', message: 'It cannot end before it starts' }
    : null;
}

/** Changes of a booking with what goes along: a day that is taken out has no time any more, and no zone. */
export function withTimes<T extends Ends>(changes: T): T & Ends {
  const start = changes.startsOn === null ? { startTime: null } : {};
  const end = changes.endsOn === null ? { endTime: null, endTimeZone: null } : {};
  return { ...changes, ...start, ...end };
}

/** A zod check of both ends of a booking. */
export function checkEnds({ value, issues }: core.ParsePayload<Ends>): void {
  const wrong = wrongEnds(value);
  if (wrong)
    issues.push({ code: 'custom', path: [wrong.field], message: wrong.message, input: value });
}

const ends = ['startsOn', 'startTime', 'endsOn', 'endTime', 'timeZone', 'endTimeZone'] as const;

/** A zod check of changes: what says one of its days or times says them all, as they are read together. */
export function checkEndsTogether({ value, issues }: core.ParsePayload<Ends>): void {
  const said = ends.filter((name) => value[name] !== undefined);
  const missing = ends.find((name) => value[name] === undefined);
  if (said.length === 0 || missing === undefined) return;
  const message = 'Say all its days, times and zones together';
  issues.push({ code: 'custom', path: [missing], message, input: value });
}

const isShown = [{ field: 'status', isNot: ['cancelled'] }] as const;

/** The days on which a booking stands in the agenda. */
export const bookingDates: readonly DateRule<'startsOn' | 'endsOn' | 'status'>[] = [
  { kind: 'booking', date: 'startsOn', isOn: isShown },
  {
    kind: 'booking-end',
    date: 'endsOn',
    isOn: [...isShown, { field: 'endsOn', isNotDayOf: 'startsOn' }],
  },
];

/** How the kinds of bookings read on screen. */
export const bookingKindLabels: Record<BookingKind, string> = {
  flight: 'Flight',
  train: 'Train',
  car: 'Car',
  stay: 'Stay',
  location_permit: 'Location permit',
  studio: 'Studio',
  restaurant: 'Restaurant',
  event: 'Event',
  other: 'Other',
};

/** How the statuses of bookings read on screen. */
export const bookingStatusLabels: Record<BookingStatus, string> = {
  to_book: 'To book',
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

/** Those that take one from place to place. */
const onTheWay: ReadonlySet<BookingKind> = new Set(['flight', 'train', 'car']);

/** Whether a booking makes a day one of travel: it leaves or arrives then. */
export function isTravelOn(
  { kind, status, startsOn, endsOn }: Pick<Booking, 'kind' | 'status' | 'startsOn' | 'endsOn'>,
  date: string,
): boolean {
  return onTheWay.has(kind) && status !== 'cancelled' && (startsOn === date || endsOn === date);
}

type OnDays = Pick<Booking, 'startsOn' | 'startTime' | 'endsOn' | 'endTime'> & {
  status?: BookingStatus;
};

/** The bookings that start or end on a day, and when they do; not those that were cancelled. */
export function bookingsOn<T extends OnDays>(
  bookings: readonly T[],
  date: string,
): { booking: T; isEnd: boolean; time: string | null }[] {
  return bookings.flatMap((booking) => {
    const { status, startsOn, startTime, endsOn, endTime } = booking;
    if (status === 'cancelled' || (startsOn !== date && endsOn !== date)) return [];
    const isEnd = startsOn !== date;
    return [{ booking, isEnd, time: isEnd ? endTime : startTime }];
  });
}

type Dated = Pick<Booking, 'id' | 'startsOn' | 'startTime' | 'title'>;

/** Bookings in the order in which they are needed; those without a day last. */
export function byStart(one: Dated, other: Dated): number {
  const at = ({ startsOn, startTime }: Dated) => `${startsOn ?? '9'} ${startTime ?? ''}`;
  return at(one).localeCompare(at(other)) || one.id.localeCompare(other.id);
}

const kindWords: readonly [RegExp, BookingKind][] = [
  [/\b(flight|fly|airline|plane)\b|^[A-Z]{2} ?\d{2,4}\b/i, 'flight'],
  [/\b(train|rail|metro)\b/i, 'train'],
  [/\b(car|van|taxi)\b/i, 'car'],
  [/\b(hotel|stay|room|apartment|airbnb|hostel|villa)\b/i, 'stay'],
  [/\bpermit\b/i, 'location_permit'],
  [/\bstudio\b/i, 'studio'],
  [/\b(restaurant|dinner|lunch|breakfast|table)\b/i, 'restaurant'],
  [/\b(ticket|event|concert|museum|conference)s?\b/i, 'event'],
  // Rooms have some, too.
  [/\bparking\b/i, 'car'],
];

/** What a booking most likely is, by what it is called. */
export function kindOfTitle(title: string): BookingKind {
  return kindWords.find(([words]) => words.test(title))?.[1] ?? 'other';
}
