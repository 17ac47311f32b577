import { expect, test } from 'vitest';
import { withTime } from './item-entry.ts';

test.each([
  ['7:30 Graça steps', 'Graça steps', '07:30'],
  ['4:30pm Part two: the sear', 'Part two: the sear', '16:30'],
  ['9 am – breakfast', 'breakfast', '09:00'],
  ['19.20 Sunset', 'Sunset', '19:20'],
  ['3 portraits', '3 portraits', null],
  ['Back up cards, nap', 'Back up cards, nap', null],
  ['7:30', '7:30', null],
])('“%s” is %s at %j', (typed, title, startTime) => {
  expect(withTime(typed)).toEqual({ title, startTime });
});
