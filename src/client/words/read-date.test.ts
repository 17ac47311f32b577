import { describe, expect, test } from 'vitest';
import { readDate } from './read-date.ts';

// A Saturday.
const today = '2026-11-21';
const read = (typed: string, dateFormat: 'MDY' | 'DMY' | 'YMD' = 'MDY') =>
  readDate(typed, { today, dateFormat, weekStartsOn: 0 });

describe('numbers in the order of the format', () => {
  test.each([
    ['3/4/2027', 'MDY', '2027-03-04'],
    ['3/4/2027', 'DMY', '2027-04-03'],
    ['27/3/4', 'YMD', '2027-03-04'],
    ['2027-03-04', 'MDY', '2027-03-04'],
    ['2027/3/4', 'DMY', '2027-03-04'],
    ['04.03.27', 'DMY', '2027-03-04'],
    ['4. 3. 2027', 'DMY', '2027-03-04'],
    ['12-24', 'MDY', '2026-12-24'],
    ['24-12', 'DMY', '2026-12-24'],
    ['12-24', 'YMD', '2026-12-24'],
    ['3 14', 'MDY', '2027-03-14'],
    ['30', 'MDY', '2026-11-30'],
  ] as const)('%s in %s is %s', (typed, format, date) => {
    expect(read(typed, format)).toBe(date);
  });
});

test('without a year it is the date nearest to today', () => {
  expect(read('3/4')).toBe('2027-03-04');
  expect(read('8/1')).toBe('2026-08-01');
  expect(readDate('12/30', { today: '2026-01-05', dateFormat: 'MDY', weekStartsOn: 0 })).toBe(
    '2025-12-30',
  );
});

test.each([
  ['1', '2026-11-30', '2026-12-01'],
  ['30', '2026-12-01', '2026-11-30'],
  ['31', '2026-12-01', '2026-12-31'],
  ['31', '2027-02-10', '2027-01-31'],
  ['15', '2026-11-21', '2026-11-15'],
  ['1', '2026-12-31', '2027-01-01'],
  ['Feb 29', '2027-03-01', '2028-02-29'],
  ['Feb 29', '2028-03-01', '2028-02-29'],
  ['Feb 29', '2096-03-01', '2096-02-29'],
  ['Feb 29', '2098-06-01', '2104-02-29'],
] as const)('%s on %s is %s', (typed, on, date) => {
  expect(readDate(typed, { today: on, dateFormat: 'MDY', weekStartsOn: 0 })).toBe(date);
});

test.each([
  ['+0', '2026-11-21'],
  ['in 0 days', '2026-11-21'],
  ['today', '2026-11-21'],
  ['Tomorrow', '2026-11-22'],
  ['tmr', '2026-11-22'],
  ['yesterday', '2026-11-20'],
  ['fri', '2026-11-27'],
  ['Fri.', '2026-11-27'],
  // As in quick add: today is the nearest of its name.
  ['sat', '2026-11-21'],
  ['next saturday', '2026-11-28'],
  ['next wed', '2026-11-25'],
  ['next week', '2026-11-23'],
  ['on monday', '2026-11-23'],
  ['in 3 days', '2026-11-24'],
  ['+3', '2026-11-24'],
  ['2 weeks', '2026-12-05'],
  ['next month', '2026-12-01'],
  ['a month', '2026-12-21'],
  ['a year', '2027-11-21'],
])('%s is %s', (typed, date) => {
  expect(read(typed)).toBe(date);
});

test.each([
  ['Mar 14', '2027-03-14'],
  ['march 14th, 2028', '2028-03-14'],
  ['14 Mar', '2027-03-14'],
  ['14. März', undefined],
  ['14 mar 27', '2027-03-14'],
  ['14mar2028', '2028-03-14'],
  ['mar 14, 2028', '2028-03-14'],
  ['mar 450', undefined],
  ['mar2028', undefined],
  ['the 1st of december', '2026-12-01'],
  ['29 feb', '2028-02-29'],
  ['Feb 29', '2028-02-29'],
  ['30 feb', undefined],
  ['29 feb 2028', '2028-02-29'],
])('%s is %s', (typed, date) => {
  expect(read(typed)).toBe(date);
});

test.each([
  '',
  ' ',
  '2/30/2026',
  '13/13',
  '0/1',
  '32',
  'abc',
  'march',
  '1/2/3/4',
  '2026',
  '1/1/026',
])('%j is no date', (typed) => {
  expect(read(typed)).toBeUndefined();
});

test('next friday is that of the week after this one, as quick add reads it', () => {
  const on = (day: string, weekStartsOn: number) =>
    readDate('next friday', { today: day, dateFormat: 'DMY', weekStartsOn });
  expect(on('2026-11-23', 1)).toBe('2026-12-04');
  // A Sunday.
  expect(on('2026-11-29', 1)).toBe('2026-12-04');
  expect(on('2026-11-29', 0)).toBe('2026-12-11');
});
