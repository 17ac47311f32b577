import { expect, test } from 'vitest';
import { timeLeft } from './moments.ts';

const now = Date.parse('2026-03-14T12:00:00Z');
test.each([
  ['2026-03-21T11:59:58Z', '7 days'],
  ['2026-03-21T12:00:59Z', '7 days'],
  ['2026-03-15T12:00:30Z', '23 hours'],
  ['2026-03-15T13:01:00Z', '25 hours'],
  ['2026-03-16T11:59:00Z', '47 hours'],
  ['2026-03-16T12:01:00Z', '2 days'],
  ['2026-03-17T10:00:00Z', '2 days'],
  ['2026-03-17T12:01:00Z', '3 days'],
  ['2026-03-15T11:59:00Z', '23 hours'],
  ['2026-03-14T13:30:00Z', '1 hour'],
  ['2026-03-14T12:30:00Z', 'less than an hour'],
  ['2026-03-13T12:00:00Z', 'less than an hour'],
])('until %s there are %s', (until, words) => {
  expect(timeLeft(until, now)).toBe(words);
});
