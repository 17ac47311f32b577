import { expect, test } from 'vitest';
import { ticksFor } from './ticks.ts';

test.each([
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [10, [0, 3, 6, 9, 12]],
  [78, [0, 20, 40, 60, 80]],
  [0, [0, 1]],
])('a largest value of %d gets %j', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks);
});

test('ticks reach the largest value in at most five steps', () => {
  for (let largest = 1; largest < 20_000; largest += 37) {
    const ticks = ticksFor(largest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
