import { expect, test } from 'vitest';
import { cityIn, cityNames } from './cities/rules.ts';
import { daylightOf, pointIn, type SunTime } from './rules.ts';

const lisbon = { latitude: 38.7167, longitude: -9.1333 };
const tromso = { latitude: 69.65, longitude: 18.96 };
const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

// Rise and set as the almanac of the U.S. Naval Observatory has them.
test.each([
  ['Lisbon', '2025-09-25', 'Europe/Lisbon', '07:27', '19:29'],
  ['Auckland', '2025-12-21', 'Pacific/Auckland', '05:58', '20:39'],
  ['Honolulu', '2025-06-21', 'Pacific/Honolulu', '05:50', '19:16'],
  ['New York', '2025-03-09', 'America/New_York', '07:18', '18:57'],
  ['London', '2025-12-21', 'Europe/London', '08:04', '15:53'],
  ['Quito', '2025-03-20', 'America/Guayaquil', '06:18', '18:24'],
])('in %s the sun of %s rises and sets as the almanac says', (name, date, zone, rise, set) => {
  const city = cityIn(name);
  const light = city && daylightOf(city, date, zone);
  if (light?.kind !== 'day') throw new Error('It has a day');
  const apart = (one: SunTime | null, other: string) =>
    Math.abs((one?.minute ?? Number.NaN) - minutes(other));
  expect(apart(light.sunrise, rise)).toBeLessThanOrEqual(2);
  expect(apart(light.sunset, set)).toBeLessThanOrEqual(2);
});

test('light is soft after the sunrise and before the sunset', () => {
  expect(daylightOf(lisbon, '2025-09-25', 'Europe/Lisbon')).toEqual({
    kind: 'day',
    sunrise: { time: '07:27', minute: 447 },
    softUntil: { time: '08:02', minute: 482 },
    softFrom: { time: '18:53', minute: 1133 },
    sunset: { time: '19:29', minute: 1169 },
  });
});

test('near the poles the sun may not set, nor rise, nor climb out of the soft light', () => {
  expect(daylightOf(tromso, '2025-12-21', 'Europe/Oslo')).toMatchObject({
    kind: 'polar-night',
    dawn: { time: '09:31' },
  });
  expect(daylightOf(tromso, '2025-06-21', 'Europe/Oslo')).toMatchObject({
    kind: 'polar-day',
    softFrom: { time: '22:35' },
  });
  expect(daylightOf(tromso, '2025-01-30', 'Europe/Oslo')).toMatchObject({
    kind: 'day',
    softUntil: null,
    softFrom: null,
  });
});

test('a sunset after midnight belongs to the day before', () => {
  const light = daylightOf(
    { latitude: 64.84, longitude: -147.72 },
    '2025-06-10',
    'America/Anchorage',
  );
  if (light.kind !== 'day') throw new Error('It has a day');
  expect(light.sunset?.minute).toBeGreaterThan(1440);
  expect(light.sunset?.time.startsWith('00:')).toBe(true);
});

test('the clock is that of the zone, also where the sun stands elsewhere', () => {
  const light = daylightOf(lisbon, '2025-09-25', 'Pacific/Auckland');
  if (light.kind !== 'day') throw new Error('It has a day');
  // Its noon of that date is 23 hours away from the one in Lisbon.
  expect(light.sunrise?.time).toBe('18:26');
});

test.each([
  ['Graça steps, 38.7167, -9.1333', { latitude: 38.7167, longitude: -9.1333 }],
  ['38.71° N, 9.13° W', { latitude: 38.71, longitude: -9.13 }],
  ['33.86 S 151.21 E', { latitude: -33.86, longitude: 151.21 }],
  ['Rua da Graça 12, 3 floor', null],
  ['95.0, 200.0', null],
  ['', null],
])('“%s” holds the point %j', (text, point) => {
  expect(pointIn(text)).toEqual(point);
});

test.each([
  ['Lisbon', 'Lisbon'],
  ['Caracol da Graça, LISBOA', 'Lisbon'],
  ['tromso', 'Tromsø'],
  ['Koln (studio)', 'Cologne'],
  ['New York', 'New York'],
  ["Grandma's kitchen", undefined],
])('“%s” names %s', (text, name) => {
  expect(cityIn(text)?.name).toBe(name);
});

test('every city stands on the earth, each name once', () => {
  const names = cityNames();
  expect(names.length).toBeGreaterThan(500);
  const isOnEarth = (name: string) => {
    const city = cityIn(name);
    return city && Math.abs(city.latitude) < 84 && Math.abs(city.longitude) <= 180;
  };
  expect(names.filter((name) => !isOnEarth(name))).toEqual([]);
});
