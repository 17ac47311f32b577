import { expect, test } from 'vitest';
import {
  formatFieldDate,
  formatLongDate,
  formatMonth,
  formatRowDate,
  formatShortDate,
  formatShortRange,
  formatTime,
  formatTimeRange,
} from './format-dates.ts';

const today = '2025-09-16';
const MDY = { today, dateFormat: 'MDY' } as const;

test('long dates name the day, in the order that the user chose', () => {
  expect(formatLongDate(today, { dateFormat: 'MDY' })).toBe('Tuesday, September 16, 2025');
  expect(formatLongDate(today, { dateFormat: 'DMY' })).toBe('Tuesday, 16 September 2025');
  expect(formatLongDate(today, { dateFormat: 'YMD' })).toBe('Tuesday, 2025 September 16');
});

test('rows say the nearest days in words, late ones with their weekday, near ones by it', () => {
  const shown = [
    '2025-09-16',
    '2025-09-17',
    '2025-09-15',
    '2025-09-12',
    '2025-09-19',
    '2025-09-23',
  ];
  expect(shown.map((date) => formatRowDate(date, MDY))).toEqual([
    'Today',
    'Tomorrow',
    'Yesterday',
    'Fri, Sep 12',
    'Friday',
    'Sep 23',
  ]);
});

test('a year is said only if it is not this one', () => {
  expect(formatShortDate('2026-01-05', MDY)).toBe('Jan 5, 2026');
  expect(formatShortDate('2026-01-05', { today, dateFormat: 'DMY' })).toBe('5 Jan 2026');
  expect(formatShortDate('2026-01-05', { today, dateFormat: 'YMD' })).toBe('2026 Jan 5');
  expect(formatShortDate('2025-10-05', { today, dateFormat: 'DMY' })).toBe('5 Oct');
  expect(formatMonth('2025-10-05')).toBe('October 2025');
});

test('fields show digits in the order of the setting', () => {
  const formats = ['MDY', 'DMY', 'YMD'] as const;
  const shown = formats.map((dateFormat) => formatFieldDate('2025-09-06', { dateFormat }));
  expect(shown).toEqual(['09/06/2025', '06/09/2025', '2025-09-06']);
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['15:00', '3:00 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s in 12 hours and as it is in 24', (time, twelve) => {
  expect(formatTime(time, { timeFormat: '12' })).toBe(twelve);
  expect(formatTime(time, { timeFormat: '24' })).toBe(time);
});

test('ranges have an en dash with spaces', () => {
  expect(formatTimeRange('11:00', '13:30', { timeFormat: '12' })).toBe('11:00 AM – 1:30 PM');
});

test.each([
  ['2025-09-14', '2025-09-20', ['Sep 14 – 20', '14 – 20 Sep', 'Sep 14 – 20']],
  ['2025-09-28', '2025-10-04', ['Sep 28 – Oct 4', '28 Sep – 4 Oct', 'Sep 28 – Oct 4']],
  ['2025-09-16', '2025-09-16', ['Sep 16', '16 Sep', 'Sep 16']],
  ['2026-01-04', '2026-01-10', ['Jan 4 – 10, 2026', '4 – 10 Jan 2026', '2026 Jan 4 – 10']],
])('from %s to %s reads %j', (from, to, expected) => {
  const formats = ['MDY', 'DMY', 'YMD'] as const;
  const shown = formats.map((dateFormat) => formatShortRange(from, to, { today, dateFormat }));
  expect(shown).toEqual(expected);
});
