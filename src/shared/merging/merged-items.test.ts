import { expect, test } from 'vitest';
import { mergedItems } from './merged-items.ts';

const step = (id: string, isDone = false, text = id) => ({ id, text, isDone });
const base = [step('a'), step('b'), step('c')];

test('what either of two has done to a list stays done', () => {
  const mine = [step('a', true), step('b'), step('c')];
  const theirs = [step('a'), step('b', true, 'bee'), step('c'), step('d')];
  const both = [step('a', true), step('b', true, 'bee'), step('c'), step('d')];
  expect(mergedItems(base, mine, theirs)).toEqual(both);
  expect(mergedItems(base, theirs, mine)).toEqual(both);
  expect(mergedItems(base, mine, base)).toEqual(mine);
});

test('mine holds where both have changed the same, also where it was taken away meanwhile', () => {
  const mine = [step('a', false, 'mine'), step('b'), step('c')];
  expect(mergedItems(base, mine, [step('a', true, 'theirs'), step('b'), step('c')])).toEqual([
    step('a', true, 'mine'),
    ...base.slice(1),
  ]);
  // Not changed here, it is gone as they said.
  expect(mergedItems(base, mine, [step('c')])).toEqual([step('c'), step('a', false, 'mine')]);
});

test('what I take away is gone, unless it was changed meanwhile', () => {
  const mine = [step('a')];
  expect(mergedItems(base, mine, [step('a'), step('b', true), step('c')])).toEqual([
    step('a'),
    step('b', true),
  ]);
});

test('the order is mine if I changed it, and theirs otherwise', () => {
  const [a, b, c] = [step('a'), step('b'), step('c')];
  expect(mergedItems(base, [c, a, b], [a, step('b', true), c])).toEqual([c, a, step('b', true)]);
  expect(mergedItems(base, [a, b, step('c', true), step('d')], [b, a, c])).toEqual([
    ...[b, a, step('c', true)],
    step('d'),
  ]);
});
