import { expect, test } from 'vitest';
import { bookingsOn, isTravelOn, kindOfTitle, withTimes, wrongEnds } from './rules.ts';

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

test('a day that is taken out takes its time along, and its end its zone', () => {
  const flight = {
    ...{ startsOn: '2026-05-02', startTime: '22:00', endsOn: '2026-05-03', endTime: '07:00' },
    ...{ timeZone: 'Europe/Lisbon', endTimeZone: 'Europe/Paris' },
  };
  const landed = { ...flight, ...withTimes({ endsOn: null }) };
  expect(landed).toEqual({ ...flight, endsOn: null, endTime: null, endTimeZone: null });
  expect(wrongEnds(landed)).toBeNull();
  expect(wrongEnds({ ...landed, ...withTimes({ startsOn: null }) })).toBeNull();
  // What still ends somewhere has begun somewhere.
  expect(wrongEnds({ ...flight, ...withTimes({ startsOn: null }) })?.field).toBe('startsOn');
  expect(withTimes({ startTime: '08:00' })).toEqual({ startTime: '08:00' });
});

test.each([
  ['TP 1234 to Lisbon', 'flight'],
  ['Flight home', 'flight'],
  ['Hotel Graça', 'stay'],
  ['Rental van', 'car'],
  ['Permit for the steps', 'location_permit'],
  ['Studio rental', 'studio'],
  ['Lens rental', 'other'],
  ['Hotel with parking', 'stay'],
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

test('a booking stands on the day on which it starts and on that on which it ends', () => {
  const train = {
    ...{ startsOn: '2026-05-02', startTime: '22:40', endsOn: '2026-05-03', endTime: '07:10' },
    status: 'confirmed' as const,
  };
  const on = (date: string, booking: typeof train | object = train) =>
    bookingsOn([{ ...train, ...booking }], date).map(({ isEnd, time }) => ({ isEnd, time }));
  expect(on('2026-05-02')).toEqual([{ isEnd: false, time: '22:40' }]);
  expect(on('2026-05-03')).toEqual([{ isEnd: true, time: '07:10' }]);
  expect(on('2026-05-04')).toEqual([]);
  // What begins and ends on one day stands there once.
  expect(on('2026-05-02', { endsOn: '2026-05-02', endTime: '23:50' })).toHaveLength(1);
  expect(on('2026-05-02', { status: 'cancelled' })).toEqual([]);
});
