import { expect, test } from 'vitest';
import { readShift } from './shift.ts';

test('days are shifted later or earlier, also by a number below zero', () => {
  expect(readShift('3', 'later')).toBe(3);
  expect(readShift(' +3 ', 'later')).toBe(3);
  expect(readShift('-3', 'later')).toBe(-3);
  expect(readShift('3', 'earlier')).toBe(-3);
  expect(readShift('−3', 'earlier')).toBe(3);
});

test('what is no number of days shifts nothing', () => {
  for (const typed of ['', '0', '1.5', 'two', '367', '1000', '--2'])
    expect(readShift(typed, 'later')).toBeUndefined();
});
