import { expect, test } from 'vitest';
import { seeded } from '#server/testing/samples.ts';
import { examplePillars, sharesOf, targetSum, wholePercents } from './rules.ts';

const of = (pillarId: string | null, count: number) =>
  Array.from({ length: count }, () => ({ pillarId }));

test('a pillar has its part of the posts, and what has none is counted beside them', () => {
  const posts = [...of('a', 3), ...of('b', 1), ...of(null, 1), ...of('gone', 1)];
  expect(sharesOf(posts, ['a', 'b', 'c'])).toEqual([
    { pillarId: 'a', posts: 3, percent: 50 },
    { pillarId: 'b', posts: 1, percent: 17 },
    { pillarId: 'c', posts: 0, percent: 0 },
    { pillarId: null, posts: 2, percent: 33 },
  ]);
});

test('without posts every share is nothing, and there is no rest', () => {
  expect(sharesOf([], ['a'])).toEqual([{ pillarId: 'a', posts: 0, percent: 0 }]);
});

test('whole percentages add up to 100 and are within one of the exact ones', () => {
  const random = seeded(8);
  for (let round = 0; round < 500; round += 1) {
    const counts = Array.from({ length: 1 + Math.floor(random() * 9) }, () =>
      Math.floor(random() * 40),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    const percents = wholePercents(counts);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(total === 0 ? 0 : 100);
    if (total === 0) continue;
    for (const [at, count] of counts.entries())
      expect(Math.abs((percents[at] ?? 0) - (count * 100) / total)).toBeLessThan(1);
  }
});

test('targets are added up over active pillars that have one', () => {
  const pillar = (isActive: boolean, targetPercent: number | null) => ({ isActive, targetPercent });
  expect(
    targetSum([pillar(true, 35), pillar(true, null), pillar(true, 50), pillar(false, 9)]),
  ).toBe(85);
  expect(targetSum([pillar(true, null), pillar(false, 20)])).toBeNull();
});

test('the example set adds up to 100, with a colour each', () => {
  expect(targetSum(examplePillars.map((one) => ({ ...one, isActive: true })))).toBe(100);
  expect(new Set(examplePillars.map(({ color }) => color)).size).toBe(examplePillars.length);
});
