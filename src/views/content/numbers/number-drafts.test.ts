import { expect, test } from 'vitest';
import { numberNames, type PostMetric } from '#domains/making/content/metrics/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import {
  type Drafts,
  problemIn,
  toSave,
  type Typed,
  withRefused,
  withTyped,
} from './number-drafts.ts';
import type { NumbersRow } from './posted-posts.ts';

const readOn = '2026-03-14';
// Only what these functions read.
const row = (id: string) => ({ key: `${id} 7d`, age: '7d', post: { id } as Post }) as NumbersRow;
const typed = (id: string, name: Typed['name'], text: string): Typed => ({
  row: row(id),
  name,
  text,
});
const nothing: Drafts = new Map();
const stored = (fields: Partial<PostMetric>) =>
  ({ ...Object.fromEntries(numberNames.map((name) => [name, null])), ...fields }) as PostMetric;

test('only what is not stored already is saved, on the day that the grid says', () => {
  const metrics = new Map([
    ['b 7d', stored({ views: 12_345, likes: 3, capturedOn: '2026-03-01' })],
  ]);
  const drafts = withTyped(nothing, [
    typed('a', 'views', '1.2K'),
    typed('a', 'likes', ''),
    typed('b', 'views', '12,345'),
    typed('b', 'likes', '–'),
    typed('c', 'views', ''),
  ]);
  expect(toSave(drafts, metrics, readOn)).toEqual({
    entries: [
      { id: expect.any(String), postId: 'a', ageLabel: '7d', capturedOn: readOn, views: 1200 },
      {
        ...{ id: expect.any(String), postId: 'b', ageLabel: '7d' },
        capturedOn: '2026-03-01',
        likes: null,
      },
    ],
    count: 2,
    posts: 2,
    problem: undefined,
  });
});

test('numbers that were taken back are read anew', () => {
  const metrics = new Map([['a 7d', stored({ capturedOn: '2026-03-01' })]]);
  const drafts = withTyped(nothing, [typed('a', 'views', '7')]);
  expect(toSave(drafts, metrics, readOn).entries).toMatchObject([{ capturedOn: readOn, views: 7 }]);
});

test('what is no number is said, and typed over it is none any more', () => {
  const wrong = withTyped(nothing, [typed('a', 'views', 'many'), typed('a', 'likes', '3')]);
  expect(toSave(wrong, new Map(), readOn)).toMatchObject({
    count: 1,
    problem: 'Use a whole number',
  });
  const mended = withTyped(wrong, [typed('a', 'views', '2')]);
  expect(toSave(mended, new Map(), readOn)).toMatchObject({ count: 2, problem: undefined });
  expect(problemIn(wrong.get('a 7d')?.cells, 'views')).toBe('Use a whole number');
  expect(problemIn(mended.get('a 7d')?.cells, 'views')).toBeUndefined();
  expect(problemIn(undefined, 'views')).toBeUndefined();
});

test('what was refused comes back cell by cell; what was typed since counts more', () => {
  const sent = withTyped(nothing, [
    typed('a', 'views', '1'),
    typed('a', 'likes', '2'),
    typed('b', 'views', '3'),
  ]);
  const since = withTyped(nothing, [
    typed('a', 'likes', '20'),
    typed('a', 'shares', '4'),
    typed('c', 'views', '5'),
  ]);
  const cells = [...withRefused(since, sent)].map(([key, draft]) => [key, draft.cells]);
  expect(Object.fromEntries(cells)).toEqual({
    'a 7d': { views: '1', likes: '20', shares: '4' },
    'b 7d': { views: '3' },
    'c 7d': { views: '5' },
  });
});
