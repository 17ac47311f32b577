import { expect, test } from 'vitest';
import { moved } from './sort-order.ts';

const list = [
  { id: 'a', sortOrder: 0 },
  { id: 'b', sortOrder: 4 },
  { id: 'c', sortOrder: 5 },
  { id: 'd', sortOrder: 9 },
];

/** The ids in their order once the changes are made. */
function after(rows: typeof list, changes: typeof list): string {
  return rows
    .map((row) => changes.find(({ id }) => id === row.id) ?? row)
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map(({ id }) => id)
    .join('');
}

test('an item comes to stand where it was put, whichever way it moved', () => {
  expect(after(list, moved(list, 'a', 2))).toBe('bcad');
  expect(after(list, moved(list, 'd', 0))).toBe('dabc');
  expect(after(list, moved(list, 'c', 3))).toBe('abdc');
});

test('moving one place changes two records and no other', () => {
  expect(moved(list, 'b', 2)).toEqual([
    { id: 'c', sortOrder: 4 },
    { id: 'b', sortOrder: 5 },
  ]);
});

test('items that share a place are told apart by the first move', () => {
  const shared = [
    { id: 'a', sortOrder: 3 },
    { id: 'b', sortOrder: 3 },
    { id: 'c', sortOrder: 3 },
  ];
  expect(after(shared, moved(shared, 'c', 0))).toBe('cab');
});

test('nothing moves beyond the ends of its list', () => {
  expect(moved(list, 'a', -1)).toEqual([]);
  expect(moved(list, 'd', 4)).toEqual([]);
});
