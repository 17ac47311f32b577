import { expect, test } from 'vitest';
import { readCount, readWhole } from './read-numbers.ts';

test.each([
  ['304', 304],
  ['304.0', 304],
  ['304.00', 304],
  ['304,0', 304],
  ['2000.0', 2000],
  ['2000.000', 2000],
  ['1.0', 1],
  ['0.0', 0],
  ['1,234', 1234],
  ['1.234', 1234],
  ['1,234.0', 1234],
  ['1.234,00', 1234],
  ['1 234', 1234],
  ['1\u{202F}234', 1234],
  ['1’234', 1234],
  ['1,234,567', 1_234_567],
  ['12 pages', 12],
  ['xii, 304 p.', 304],
  ['-3', null],
  ['−3', null],
  ['304.5', null],
  ['12.34', null],
  ['1234,567', null],
  ['2 h 30', null],
  ['300-304', null],
  ['2001-05-03', null],
  ['many', null],
  ['', null],
])('%j is %j', (cell, number) => {
  expect(readWhole(cell)).toBe(number);
});

test('a count is from 1 to the most that it can be', () => {
  expect(['0', '1.0', '20.0', '21'].map((cell) => readCount(cell, 20))).toEqual([
    ...[null, 1, 20, null],
  ]);
});
