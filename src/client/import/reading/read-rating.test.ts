import { expect, test } from 'vitest';
import { guessScale, readRating } from './read-rating.ts';

test.each([
  ['4', 5, 8],
  ['4,5', 5, 9],
  ['4.25', 5, 9],
  ['0.1', 5, 1],
  ['8', 10, 8],
  ['80', 100, 8],
  ['★★★½', 10, 7],
  // What a cell says of itself holds.
  ['8/10', 5, 8],
  ['4 / 5', 10, 8],
  ['', 5, null],
  ['0', 10, null],
])('%j out of %d is %j of 10', (cell, scale, rating) => {
  expect(readRating(cell, scale)).toEqual({ rating });
});

test.each([
  ['11', 10, '“11” is no rating out of 10'],
  ['-1', 5, '“-1” is no rating out of 5'],
  ['good', 5, '“good” is no rating out of 5'],
  ['11/10', 5, '“11/10” is no rating out of 10'],
])('%j out of %d is none', (cell, scale, wrong) => {
  expect(readRating(cell, scale)).toEqual({ wrong });
});

test.each([
  [['4', '5', '3.5'], 5],
  [['4', '11', '5'], 5],
  [['8', '7'], 10],
  [['8', '11'], 10],
  [['9'], 10],
  [['80', '75', '9'], 100],
  [['', '0', 'x'], 5],
] as const)('ratings of %j go up to %d', (cells, scale) => {
  expect(guessScale(cells, [5, 10, 100])).toBe(scale);
});
