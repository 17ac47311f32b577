import { expect, test } from 'vitest';
import { readRecurrence } from '#shared/recurrence/rule.ts';
import { cadenceOf, cadences, ruleOf, sumOf, timesAYear, yearlyMinor } from './rules.ts';

test.each(cadences)('%s is the rule that it makes, with the end of before', (cadence) => {
  const before = readRecurrence('FREQ=DAILY;COUNT=12');
  const rule = ruleOf(cadence, typeof before === 'string' ? undefined : before);
  expect(cadenceOf(rule, '2026-01-31')).toBe(cadence);
  expect(rule).toContain('COUNT=12');
});

test.each([
  ['FREQ=DAILY;INTERVAL=10', 'custom'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'custom'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'monthly'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'custom'],
  ['FREQ=MONTHLY;INTERVAL=4', 'custom'],
  ['FREQ=WEEKLY;BYDAY=SA', 'weekly'],
  ['nonsense', 'custom'],
])('%s is %s', (rule, cadence) => {
  // A Saturday, and the last day of its month.
  expect(cadenceOf(rule, '2026-01-31')).toBe(cadence);
});

test.each([
  ['FREQ=WEEKLY', 52_000],
  ['FREQ=WEEKLY;INTERVAL=2', 26_000],
  ['FREQ=WEEKLY;BYDAY=MO,TH', 104_000],
  ['FREQ=MONTHLY', 12_000],
  ['FREQ=MONTHLY;INTERVAL=2', 6_000],
  ['FREQ=MONTHLY;INTERVAL=3', 4_000],
  ['FREQ=MONTHLY;INTERVAL=6', 2_000],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', 24_000],
  ['FREQ=YEARLY', 1_000],
  ['FREQ=YEARLY;INTERVAL=2', 500],
  ['FREQ=YEARLY;BYMONTH=1,7', 2_000],
  ['FREQ=DAILY', 365_250],
  ['FREQ=DAILY;INTERVAL=10', 36_525],
  ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 260_893],
])('$10 by %s is %d cents a year', (rule, cents) => {
  expect(yearlyMinor(1_000, timesAYear(rule))).toBe(cents);
});

test('a month is rounded once, not each of its parts', () => {
  const weekly = { amountMinor: 1, times: timesAYear('FREQ=WEEKLY') };
  expect(sumOf([weekly], 12)).toBe(4);
  expect(sumOf([weekly, weekly, weekly], 12)).toBe(13);
  expect(sumOf([{ amountMinor: 100, times: timesAYear('FREQ=MONTHLY;INTERVAL=7') }], 12)).toBe(14);
  expect(sumOf([], 12)).toBe(0);
});
