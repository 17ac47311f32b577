import { expect, test } from 'vitest';
import { daylightOf } from './rules.ts';

const lisbon = { latitude: 38.7167, longitude: -9.1333 };
const tromso = { latitude: 69.65, longitude: 18.96 };

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
