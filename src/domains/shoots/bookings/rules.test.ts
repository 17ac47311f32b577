import { expect, test } from 'vitest';
import { isTravelOn, kindOfTitle, wrongEnds } from './rules.ts';

const ends = {
  ...{ startsOn: null, startTime: null, endsOn: null, endTime: null },
  ...{ timeZone: null, endTimeZone: null },
};

test.each([
  [{ startTime: '09:00' }, 'startsOn'],
  [{ endsOn: '2026-05-02' }, 'startsOn'],
  [{ startsOn: '2026-05-02', endTime: '09:00' }, 'endsOn'],
  [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn'],
  [
    { startsOn: '2026-05-02', endsOn: '2026-05-02', startTime: '10:00', endTime: '09:00' },
    'endTime',
  ],
  [
    { startsOn: '2026-05-02', endsOn: '2026-05-02', startTime: '09:00', endTime: '10:00' },
    undefined,
  ],
  // From Auckland to Honolulu over the date line.
  [
    {
      ...{ startsOn: '2026-05-02', startTime: '22:00', endsOn: '2026-05-02', endTime: '07:00' },
      ...{ timeZone: 'Pacific/Auckland', endTimeZone: 'Pacific/Honolulu' },
    },
    undefined,
  ],
  [
    {
      ...{ startsOn: '2026-05-02', endsOn: '2026-05-01', endTimeZone: 'Pacific/Honolulu' },
    },
    undefined,
  ],
  [
    {
      ...{ startsOn: '2026-05-02', endsOn: '2026-04-30', endTimeZone: 'Pacific/Honolulu' },
    },
    'endsOn',
  ],
])('of the ends %j the wrong one is %s', (said, field) => {
  expect(wrongEnds({ ...ends, ...said })?.field).toBe(field);
});

test.each([
  ['TP 1234 to Lisbon', 'flight'],
  ['Flight home', 'flight'],
  ['Hotel Graça', 'stay'],
  ['Rental van', 'car'],
  ['Permit for the steps', 'location_permit'],
  ['Drone insurance', 'other'],
])('“%s” is most likely a %s', (title, kind) => {
  expect(kindOfTitle(title)).toBe(kind);
});

test('a day of travel is one on which something leaves or arrives', () => {
  const flight = {
    kind: 'flight',
    status: 'confirmed',
    startsOn: '2026-05-02',
    endsOn: '2026-05-03',
  } as const;
  expect(isTravelOn(flight, '2026-05-03')).toBe(true);
  expect(isTravelOn({ ...flight, status: 'cancelled' }, '2026-05-02')).toBe(false);
  expect(isTravelOn({ ...flight, kind: 'stay' }, '2026-05-02')).toBe(false);
});
