import { expect, test } from 'vitest';
import { clampDays, daysAround, stepFrom, tasksInSight } from './week.ts';

test.each([
  [1, 1],
  ['3', 3],
  [7, 7],
  [0, 1],
  ['0', 1],
  [-4, 1],
  [8, 7],
  ['99', 7],
  [2.9, 2],
  ['abc', 7],
  ['', 7],
  [' ', 7],
  [null, 7],
  [undefined, 7],
  [true, 7],
  [[], 7],
  [Number.NaN, 7],
  [Number.POSITIVE_INFINITY, 7],
])('%j as a number of days is %i', (given, days) => {
  expect(clampDays(given)).toBe(days);
});

test('seven days are the week of a date, from Sunday or from where the user says', () => {
  expect(daysAround('2025-09-16', 7, 0)).toEqual([
    '2025-09-14',
    '2025-09-15',
    '2025-09-16',
    '2025-09-17',
    '2025-09-18',
    '2025-09-19',
    '2025-09-20',
  ]);
  expect(daysAround('2025-09-14', 7, 1)[0]).toBe('2025-09-08');
  expect(daysAround('2025-09-13', 7, 6)[0]).toBe('2025-09-13');
});

test('fewer days begin with the date itself, across months and years', () => {
  expect(daysAround('2025-12-30', 3, 0)).toEqual(['2025-12-30', '2025-12-31', '2026-01-01']);
  expect(daysAround('2025-09-16', 1, 0)).toEqual(['2025-09-16']);
});

test('the periods before and after join this one without a gap or an overlap', () => {
  for (const days of [1, 2, 3, 4, 5, 6, 7]) {
    const now = daysAround('2025-09-16', days, 0);
    const next = daysAround(stepFrom('2025-09-16', days, 1), days, 0);
    const previous = daysAround(stepFrom('2025-09-16', days, -1), days, 0);
    expect(stepFrom(now.at(-1) ?? '', 1, 1)).toBe(next[0]);
    expect(stepFrom(previous.at(-1) ?? '', 1, 1)).toBe(now[0]);
  }
});

test('a narrow column keeps its order and leaves out what was done first', () => {
  const tasks = ['a', 'b-done', 'c', 'd-done', 'e', 'f'].map((id) => ({ id }));
  const shown = (count: number) =>
    tasksInSight(tasks.slice(0, count), ({ id }) => id.endsWith('done'))
      .map(({ id }) => id)
      .join(' ');
  expect(shown(6)).toBe('a c e f');
  expect(shown(5)).toBe('a b-done c e');
  expect(shown(2)).toBe('a b-done');
});
