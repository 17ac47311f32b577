import { getTimes } from 'suncalc';
import type { Point } from '#domains/shoots/trips/places/rules.ts';
import { clockIn, zoneName } from '#shared/clock.ts';

/** A moment of a day in its own zone. */
export interface SunTime {
  /** 'HH:MM' on the clock there. */
  time: string;
  /** Minutes after the day began: below 0 the evening before, from 1440 on the day after. */
  minute: number;
}

/**
 * The light of one day: as a rule the sun rises and sets; near the poles it may do neither. Soft light
 * is that of a sun less than six degrees high; null where it never climbs higher, or never sinks so low.
 */
export type Daylight =
  | {
      kind: 'day';
      sunrise: SunTime | null;
      /** Until when it is soft after the sunrise, and from when on before the sunset. */
      softUntil: SunTime | null;
      softFrom: SunTime | null;
      sunset: SunTime | null;
    }
  | { kind: 'polar-day'; softFrom: SunTime | null; softUntil: SunTime | null }
  | { kind: 'polar-night'; dawn: SunTime | null; dusk: SunTime | null };

/** The light of a date at a place, on the clock of a zone. Nothing is asked of the network. */
export function daylightOf({ latitude, longitude }: Point, date: string, zone: string): Daylight {
  const times = solarDayOf({ latitude, longitude }, date, zone);
  const at = (moment: Date | null) => (moment ? sunTime(moment, date, zone) : null);
  if (times.alwaysDown) return { kind: 'polar-night', dawn: at(times.dawn), dusk: at(times.dusk) };
  const softFrom = at(times.goldenHour);
  const softUntil = at(times.goldenHourEnd);
  if (times.alwaysUp) return { kind: 'polar-day', softFrom, softUntil };
  const [sunrise, sunset] = [at(times.sunrise), at(times.sunset)];
  return { kind: 'day', sunrise, softUntil, softFrom, sunset };
}

// The day of the sun whose noon is on this date there: the zone may be hours from where the sun stands.
function solarDayOf(place: Point, date: string, zone: string) {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zoneName(zone) ?? 'UTC',
    plainTime: '12:00',
  });
  const days = [0, -1, 1].map((by) =>
    getTimes(new Date(noon.add({ days: by }).epochMilliseconds), place.latitude, place.longitude),
  );
  const isOfDate = ({ solarNoon }: (typeof days)[number]) => dateThere(solarNoon, zone) === date;
  const [first] = days;
  const found = days.find(isOfDate) ?? first;
  if (!found) throw new Error('A day has one noon');
  return found;
}

const there = (moment: Date, zone: string) =>
  clockIn(zone, Temporal.Instant.fromEpochMilliseconds(moment.getTime()));
const dateThere = (moment: Date, zone: string) => there(moment, zone).toPlainDate().toString();

function sunTime(moment: Date, date: string, zone: string): SunTime {
  // Rounded to the minute, as almanacs do.
  const clock = there(moment, zone).round('minute');
  const { days } = Temporal.PlainDate.from(date).until(clock.toPlainDate(), {
    largestUnit: 'days',
  });
  const time = clock.toPlainTime().toString({ smallestUnit: 'minute' });
  return { time, minute: days * 1440 + clock.hour * 60 + clock.minute };
}
