import { expect, test } from 'vitest';
import { ageOf, dueAge, engagementRate, hasNumbers, isOldEnough, type Numbers } from './rules.ts';
import { numberNames } from './schema.ts';

// Blank but for what is said.
const numbers = (said: Partial<Numbers>) =>
  ({ ...Object.fromEntries(numberNames.map((name) => [name, null])), ...said }) as Numbers;

test('a post waits for one number at a time, each until the next one is to be read', () => {
  const days = [0, 1, 6, 7, 29, 30, 59, 60];
  expect(days.map(dueAge)).toEqual([null, '24h', '24h', '7d', '7d', '30d', '30d', null]);
});

test('numbers of an age can be read from that day on, others at any time', () => {
  expect(isOldEnough('7d', 6)).toBe(false);
  expect(isOldEnough('7d', 7)).toBe(true);
  expect(isOldEnough('30d', 400)).toBe(true);
  expect(isOldEnough('other', 0)).toBe(true);
});

test('numbers that do not say their age are of the nearest one, or of another', () => {
  const days = [0, 1, 2, 3, 6, 9, 10, 30, 36];
  expect(days.map(ageOf)).toEqual([
    ...['other', '24h', '24h', 'other', '7d', '7d'],
    ...['other', '30d', 'other'],
  ]);
});

test('engagement is of those it reached; without them of its views, and that is said', () => {
  const seen = { likes: 30, comments: 6, shares: 3, saves: 1 };
  expect(engagementRate(numbers({ ...seen, reach: 1000, views: 4000 }))).toEqual({
    rate: 0.04,
    by: 'reach',
  });
  expect(engagementRate(numbers({ ...seen, views: 4000 }))).toEqual({ rate: 0.01, by: 'views' });
  expect(engagementRate(numbers({ likes: 30, reach: 0, views: 60 }))).toEqual({
    rate: 0.5,
    by: 'views',
  });
  expect(engagementRate(numbers(seen))).toBeNull();
  expect(engagementRate(numbers({ reach: 1000, clicks: 7 }))).toBeNull();
});

test('nothing read is no number, a nought is one', () => {
  expect(hasNumbers(numbers({}))).toBe(false);
  expect(hasNumbers(numbers({ likes: 0 }))).toBe(true);
});
