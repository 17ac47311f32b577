import { expect, test } from 'vitest';
import { sortedBy } from './table-sort.ts';

const rows = [{ days: 12 }, { days: null }, { days: 3 }, { days: 40 }];
const days = (isDescending: boolean) =>
  sortedBy(rows, (row) => row.days, isDescending).map((row) => row.days);

test('rows without a value come last, whichever way the others go', () => {
  expect(days(false)).toEqual([3, 12, 40, null]);
  expect(days(true)).toEqual([40, 12, 3, null]);
});

test('words are in the order of an alphabet, not of their bytes', () => {
  const names = ['Zara', 'élan', 'Elan', 'adio'];
  expect(sortedBy(names, (name) => name, false)).toEqual(['adio', 'Elan', 'élan', 'Zara']);
});
