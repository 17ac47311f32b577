import { expect, test } from 'vitest';
import { categoryColors, nextColor } from './colors.ts';

const of = (...colors: (typeof categoryColors)[number][]) => colors.map((color) => ({ color }));

test('one more takes the first colour that is free, and then one that fewest have', () => {
  expect(nextColor([])).toBe('blue');
  expect(nextColor(of('blue', 'purple'))).toBe('green');
  expect(nextColor(of(...categoryColors, 'blue', 'green'))).toBe('purple');
});
