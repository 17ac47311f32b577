import { expect, test } from 'vitest';
import { calendarSearch } from './calendar-search.ts';
import { daysOf, periodTitle, stepBy } from './periods.ts';

const settings = { today: '2026-11-21', dateFormat: 'MDY' } as const;

test.each([
  [0, '2026-03-01', '2026-04-04'],
  [1, '2026-02-23', '2026-04-05'],
  [6, '2026-02-28', '2026-04-03'],
])('a month is shown in whole weeks that begin on day %i', (weekStartsOn, first, last) => {
  const days = daysOf('month', '2026-03-14', weekStartsOn);
  expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0]);
});

test('a week and a list hold their own days only', () => {
  expect(daysOf('week', '2026-03-15', 1)[0]).toBe('2026-03-09');
  expect(daysOf('list', '2026-02-14', 1)).toHaveLength(28);
});

test('a step keeps the day, or the last one of a shorter month', () => {
  expect(stepBy('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepBy('month', '2026-01-15', -1)).toBe('2025-12-15');
  expect(stepBy('week', '2026-12-30', 1)).toBe('2027-01-06');
});

test('a week is named by its days in the order of the date format', () => {
  const title = (date: string, dateFormat: 'MDY' | 'DMY') =>
    periodTitle('week', daysOf('week', date, 0), date, { ...settings, dateFormat }).days;
  expect(title('2026-09-16', 'MDY')).toBe('Sep 13 – 19');
  expect(title('2026-09-16', 'DMY')).toBe('13 – 19 Sep');
  expect(title('2026-09-30', 'MDY')).toBe('Sep 27 – Oct 3');
  expect(title('2027-03-14', 'MDY')).toBe('Mar 14 – 20, 2027');
});

test.each([
  [
    { view: 'week', date: '2026-03-14' },
    { view: 'week', date: '2026-03-14' },
  ],
  [{ view: 'month' }, { view: 'month' }],
  [{ view: 'year', date: '2026-02-30' }, {}],
  [{ date: 20_260_314 }, {}],
])('the address %j means %j', (address, search) => {
  expect(calendarSearch(address)).toEqual(search);
});
