import { expect, test } from 'vitest';
import { countdownText, todayOn } from '#domains/shoots/trips/words/trip-words.ts';
import {
  asksForDone,
  copiedDays,
  datesOf,
  endFollowing,
  movedBy,
  movesFrom,
  standingOf,
  statusFollowing,
} from './rules.ts';

const days = { startsOn: '2026-10-01', endsOn: '2026-10-04' };
const trip = { ...days, status: 'planning' as const };

test.each([
  ['2026-09-30', 'coming', 'tomorrow'],
  ['2026-09-29', 'coming', 'in 2 days'],
  ['2026-10-01', 'running', 'day 1 of 4'],
  ['2026-10-04', 'running', 'day 4 of 4'],
  ['2026-10-05', 'past', '1 day ago'],
] as const)('on %s a trip is %s, in words “%s”', (today, standing, words) => {
  expect(standingOf(trip, today)).toBe(standing);
  expect(countdownText({ ...trip, timeZone: 'UTC' }, today)).toBe(words);
  expect(asksForDone(trip, today)).toBe(standing === 'past');
});

test('today is that of the trip: where it is tomorrow already, it has begun', () => {
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Niue'];
  // They are 25 hours apart: never on the same day.
  const [there, here] = [todayOn({ timeZone: first }), todayOn({ timeZone: last })];
  expect(there > here).toBe(true);
  const now = { startsOn: there, endsOn: there, status: 'confirmed' as const };
  expect(standingOf(now, todayOn({ timeZone: first }))).toBe('running');
  expect(standingOf(now, todayOn({ timeZone: last }))).toBe('coming');
});

test('what is done, cancelled or has no days stands where that says', () => {
  expect(standingOf({ ...trip, status: 'done' }, '2026-10-02')).toBe('past');
  expect(standingOf({ ...trip, status: 'cancelled' }, '2026-09-01')).toBe('past');
  expect(standingOf({ startsOn: null, endsOn: null, status: 'idea' }, '2026-10-02')).toBe('idea');
  expect(datesOf({ ...trip, status: 'cancelled' })).toEqual([]);
  expect(datesOf({ ...trip, endsOn: '2026-10-02' })).toEqual(['2026-10-01', '2026-10-02']);
});

test('days make an idea a plan, and a plan without them is an idea again', () => {
  const none = { startsOn: null, endsOn: null };
  expect(statusFollowing({ ...none, status: 'idea' }, days)).toBe('planning');
  expect(statusFollowing({ ...days, status: 'confirmed' }, none)).toBe('idea');
  expect(statusFollowing({ ...days, status: 'confirmed' }, days)).toBeUndefined();
  expect(movesFrom('planning')[0]).toBe('confirmed');
  expect(movesFrom('cancelled')).not.toContain('cancelled');
});

test('a copy takes as many days again, one of an idea a day', () => {
  expect(copiedDays(days, '2028-02-27')).toEqual({
    ...{ startsOn: '2028-02-27', endsOn: '2028-03-01', status: 'planning' },
  });
  expect(copiedDays({ startsOn: null, endsOn: null }, '2028-02-27').endsOn).toBe('2028-02-27');
  expect(copiedDays(days, null)).toEqual({ startsOn: null, endsOn: null, status: 'idea' });
});

test('a trip that begins on another day is as long as before', () => {
  expect(endFollowing(days, '2026-10-08')).toBe('2026-10-11');
  expect(endFollowing(days, '2026-09-30')).toBe('2026-10-03');
  expect(endFollowing(days, null)).toBe(null);
  const one = { startsOn: '2026-10-01', endsOn: '2026-10-01' };
  expect(endFollowing(one, '2026-10-08')).toBe('2026-10-08');
  // Half of it is said, or said wrongly: a day at least.
  expect(endFollowing({ startsOn: null, endsOn: null }, '2026-10-08')).toBe('2026-10-08');
  expect(endFollowing({ startsOn: null, endsOn: '2026-10-09' }, '2026-10-08')).toBe('2026-10-09');
  expect(endFollowing({ startsOn: null, endsOn: '2026-10-07' }, '2026-10-08')).toBe('2026-10-08');
  expect(endFollowing({ ...days, endsOn: '2026-09-01' }, '2026-10-08')).toBe('2026-10-08');
});

test.each([
  ['2026-10-08', '2026-10-11', 7],
  ['2026-09-24', '2026-09-27', -7],
  ['2026-10-08', '2026-10-09', 7],
  // One of its days came or went.
  ['2026-09-30', '2026-10-04', 0],
  ['2026-10-03', '2026-10-04', 0],
  ['2026-10-01', '2026-10-09', 0],
  [null, null, 0],
])('from %s to %s a trip was moved by %i days', (startsOn, endsOn, by) => {
  expect(movedBy(days, { startsOn, endsOn })).toBe(by);
});
