import { expect, test } from 'vitest';
import { type NewPlace, placeBeside, placeStep } from './template-order.ts';

const item = (id: string, category: string, sortOrder: number) => ({ id, category, sortOrder });
const groups = [
  [item('a', 'Camera', 0), item('b', 'Camera', 1), item('c', 'Camera', 2)],
  [item('d', 'Audio', 0)],
];
/** The groups after a move, by the names of their items. */
function after(place: NewPlace | undefined, id: string): string[] {
  const orders = new Map(place?.places.map((one) => [one.id, one.sortOrder]));
  const all = groups.flat().map((one) => ({
    ...one,
    category: one.id === id ? (place?.category ?? one.category) : one.category,
    sortOrder: orders.get(one.id) ?? one.sortOrder,
  }));
  return ['Camera', 'Audio'].map((category) =>
    all
      .filter((one) => one.category === category)
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map((one) => one.id)
      .join(''),
  );
}

test('an item is put beside another, in its own group or a different one', () => {
  expect(after(placeBeside(groups, 'a', { id: 'c', side: 'before' }), 'a')).toEqual(['bac', 'd']);
  expect(after(placeBeside(groups, 'c', { id: 'a', side: 'before' }), 'c')).toEqual(['cab', 'd']);
  expect(after(placeBeside(groups, 'b', { id: 'd', side: 'after' }), 'b')).toEqual(['ac', 'db']);
  expect(after(placeBeside(groups, 'd', { id: 'a', side: 'after' }), 'd')).toEqual(['adbc', '']);
  expect(placeBeside(groups, 'a', { id: 'a', side: 'after' })).toBeUndefined();
});

test('by keys it goes up and down, and over the edge of its group into the next', () => {
  expect(after(placeStep(groups, 'b', -1), 'b')).toEqual(['bac', 'd']);
  expect(after(placeStep(groups, 'b', 1), 'b')).toEqual(['acb', 'd']);
  expect(after(placeStep(groups, 'c', 1), 'c')).toEqual(['ab', 'cd']);
  expect(after(placeStep(groups, 'd', -1), 'd')).toEqual(['abcd', '']);
  expect([placeStep(groups, 'a', -1), placeStep(groups, 'd', 1)]).toEqual([undefined, undefined]);
});

test('where two have one place there is room all the same', () => {
  const doubles = [[item('a', 'Camera', 1), item('b', 'Camera', 1), item('c', 'Camera', 1)]];
  expect(placeBeside(doubles, 'c', { id: 'b', side: 'before' })?.places).toEqual([
    { id: 'a', sortOrder: 0 },
    { id: 'c', sortOrder: 1 },
    { id: 'b', sortOrder: 2 },
  ]);
});
