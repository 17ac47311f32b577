import { expect, test } from 'vitest';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { Trip, TripStatus } from '#domains/shoots/trips/schema.ts';
import { whenFact } from './when-fact.ts';

const kind: Trip['kind'] = 'shoot';
const trip = {
  ...{ kind, startsOn: '2026-10-02', endsOn: '2026-10-04' },
  ...{ startTime: null, timeZone: 'Europe/Lisbon' },
};
// Nothing here has a time.
const formats = {} as DayFormats;

test.each<[string, TripStatus, ReturnType<typeof whenFact>]>([
  ['2026-09-30', 'planning', { label: 'Begins in', value: 2, unit: 'days' }],
  ['2026-10-01', 'planning', { label: 'Begins in', value: 1, unit: 'day' }],
  ['2026-10-03', 'planning', { label: 'Day', value: 2, unit: 'of 3' }],
  ['2026-10-05', 'planning', { label: 'Ended', value: 1, unit: 'day ago' }],
  ['2026-10-06', 'planning', { label: 'Ended', value: 2, unit: 'days ago' }],
  ['2026-10-01', 'cancelled', { label: 'Status', value: 'Cancelled' }],
  ['2026-10-03', 'done', { label: 'Status', value: 'Done' }],
  ['2026-10-06', 'cancelled', { label: 'Ended', value: 2, unit: 'days ago' }],
])('on %s a trip that is %s says %j', (today, status, fact) => {
  expect(whenFact({ ...trip, status }, formats, today)).toEqual(fact);
});
