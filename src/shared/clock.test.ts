import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { isDate } from './clock.ts';
import { calendarDate } from './dates.ts';

test.each([
  ['2026-03-14', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['1900-02-29', false],
  ['2023-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['2026-3-14', false],
  ['2026-03-14T00:00', false],
  ['', false],
])('%j: %s', (text, exists) => {
  expect(isDate(text)).toBe(exists);
});

test('what is a date here is one to the server', () => {
  for (let year = 1899; year <= 2201; year += 1) {
    for (let month = 0; month <= 13; month += 1) {
      for (const day of ['00', '01', '28', '29', '30', '31', '32']) {
        const text = `${year}-${String(month).padStart(2, '0')}-${day}`;
        expect([text, isDate(text)]).toEqual([text, z.safeParse(calendarDate, text).success]);
      }
    }
  }
});
