import { expect, test } from 'vitest';
import { cityIn } from '#domains/shoots/trips/places/cities/rules.ts';
import type { Point } from '#domains/shoots/trips/places/rules.ts';
import { daylightOf, type SunTime } from './rules.ts';

// The light that we reckon beside that of another algorithm: the solar equations of NOAA (Meeus,
// 'Astronomical Algorithms', chapter 25), written here from their formulas. suncalc knows nothing of them.

/** The tolerance of almanacs, which round to minutes. */
const minutesApart = 2;
const zones = [
  ['Lisbon', 'Europe/Lisbon'],
  ['London', 'Europe/London'],
  ['Berlin', 'Europe/Berlin'],
  ['New York', 'America/New_York'],
  ['Honolulu', 'Pacific/Honolulu'],
  ['Quito', 'America/Guayaquil'],
  ['Sydney', 'Australia/Sydney'],
  ['Auckland', 'Pacific/Auckland'],
  ['Apia', 'Pacific/Apia'],
  ['Reykjavik', 'Atlantic/Reykjavik'],
  ['Ushuaia', 'America/Argentina/Ushuaia'],
  ['Tromsø', 'Europe/Oslo'],
] as const;
// Solstices and equinoxes, a leap day, and the days on which clocks change in Europe, America and Australia.
const dates = [
  ...['2025-03-20', '2025-06-21', '2025-09-22', '2025-12-21', '2028-02-29'],
  ...['2025-03-30', '2025-10-26', '2025-03-09', '2025-11-02', '2025-04-06', '2025-10-05'],
];

test.each(zones.flatMap(([name, zone]) => dates.map((date) => [name, date, zone] as const)))(
  'in %s the light of %s is what the equations of NOAA say',
  (name, date, zone) => {
    const city = cityIn(name);
    if (!city) throw new Error(`${name} is in the list`);
    const light = daylightOf(city, date, zone);
    const sun = almanacOf(city, date, zone, horizon);
    const soft = almanacOf(city, date, zone, softHeight);
    expect(light.kind).toBe(typeof sun === 'string' ? sun : 'day');
    const said =
      light.kind === 'day'
        ? [light.sunrise, light.softUntil, light.softFrom, light.sunset]
        : // Of a sun that neither rises nor sets only that is compared.
          [];
    const wanted = light.kind === 'day' ? [sun, soft, soft, sun] : [];
    const sides = ['rises', 'rises', 'sets', 'sets'] as const;
    const furthest = Math.max(
      0,
      ...said.map((one, at) => apart(one, wanted[at], sides[at] ?? 'sets')),
    );
    expect(furthest).toBeLessThanOrEqual(minutesApart);
  },
);

type Almanac = ReturnType<typeof almanacOf>;

// A time that only one of both knows is as far away as can be.
function apart(one: SunTime | null, other: Almanac | undefined, side: 'rises' | 'sets'): number {
  const minute = typeof other === 'object' ? other[side] : null;
  if (one === null || minute === null) return one === minute ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(one.minute - minute);
}

/** How high the sun stands as it rises, by its upper edge and with the air that bends its light. */
const horizon = -0.833;
const softHeight = 6;
const polarNight = 'polar-night';
const polarDay = 'polar-day';

/** When the sun passes a height on its way up and down, in minutes on the clock of a date. */
function almanacOf(place: Point, date: string, zone: string, height: number) {
  // The noon of the sun that falls on the date there: a zone may be a day from where the sun stands.
  const noons = [-1, 0, 1].map((days) => {
    const day = Temporal.PlainDate.from(date)
      .add({ days })
      .toZonedDateTime('UTC').epochMilliseconds;
    const first = noonAfter(day, place, day + dayMs / 2);
    return noonAfter(day, place, first);
  });
  const dateOf = (ms: number) => clockOf(ms, zone).toPlainDate().toString();
  const noon = noons.find((ms) => dateOf(ms) === date);
  if (noon === undefined) throw new Error('A day has one noon');
  const crossing = (side: -1 | 1) => {
    let ms = noon;
    // Where the sun moves between noon and then, it is asked again for then.
    for (let turn = 0; turn < 4; turn += 1) {
      const half = halfDay(place, ms, height);
      if (typeof half === 'string') return half;
      ms = noon + side * half;
    }
    return minuteOf(ms, date, zone);
  };
  const [rises, sets] = [crossing(-1), crossing(1)];
  if (typeof rises === 'string') return rises;
  if (typeof sets === 'string') return sets;
  return { rises, sets };
}

const dayMs = 86_400_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(radians(degrees));
const cos = (degrees: number) => Math.cos(radians(degrees));
const tan = (degrees: number) => Math.tan(radians(degrees));

/** How far the sun is north of the equator, and how far its clock is from ours, in minutes. */
function sunAt(ms: number): { declination: number; equation: number } {
  const t = (ms / dayMs + 2_440_587.5 - 2_451_545) / 36_525;
  const length = 280.46646 + t * (36_000.76983 + 0.0003032 * t);
  const anomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const center =
    sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const apparent = length + center - 0.00569 - 0.00478 * sin(node);
  const mean = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const tilt = mean + 0.00256 * cos(node);
  const y = tan(tilt / 2) ** 2;
  const equation =
    y * sin(2 * length) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * length) -
    0.5 * y * y * sin(4 * length) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: (Math.asin(sin(tilt) * sin(apparent)) * 180) / Math.PI,
    equation: (4 * equation * 180) / Math.PI,
  };
}

function noonAfter(day: number, { longitude }: Point, guess: number): number {
  return day + (720 - 4 * longitude - sunAt(guess).equation) * 60_000;
}

/** From noon until the sun is at a height, in milliseconds. */
function halfDay(
  { latitude }: Point,
  ms: number,
  height: number,
): number | 'polar-night' | 'polar-day' {
  const { declination } = sunAt(ms);
  const angle = sin(height) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination);
  if (angle > 1) return polarNight;
  if (angle < -1) return polarDay;
  return ((Math.acos(angle) * 180) / Math.PI) * 4 * 60_000;
}

const clockOf = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(ms)).toZonedDateTimeISO(zone);

function minuteOf(ms: number, date: string, zone: string): number {
  const clock = clockOf(ms, zone);
  const { days } = Temporal.PlainDate.from(date).until(clock.toPlainDate());
  return days * 1440 + clock.hour * 60 + clock.minute + clock.second / 60;
}
