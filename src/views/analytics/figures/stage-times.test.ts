import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';
import { stageTimes } from './stage-times.ts';

const period = periodOf('30', '2026-03-31');
const day = 86_400;
const piece = (
  id: string,
  stageSeconds: Parameters<typeof stageTimes>[0][number]['stageSeconds'],
  publishedOn: string | null = '2026-03-20',
) => ({ id, title: id, publishedOn, stageSeconds });

test('each stage has the middle of the pieces that were in it, in the order of the road', () => {
  const { stages, pieces } = stageTimes(
    [
      piece('a', { editing: 4 * day, planning: day }),
      piece('b', { editing: 2 * day, planning: day / 2 }),
      piece('c', { editing: 10 * day }),
    ],
    period,
  );
  expect(stages).toEqual([
    { stage: 'planning', days: 0.8, pieces: 2 },
    { stage: 'editing', days: 4, pieces: 3 },
  ]);
  expect(pieces.map(({ days }) => days)).toContainEqual({ editing: 4, planning: 1 });
});

test('an idea that waited and a piece that is out are not at work; other periods do not count', () => {
  const { stages, pieces } = stageTimes(
    [
      piece('a', { idea: 90 * day, published: 3 * day }),
      piece('b', { review: day }, null),
      piece('c', { review: day }, '2026-01-01'),
      piece('d', { scheduled: 2 * day }),
    ],
    period,
  );
  expect(stages).toEqual([{ stage: 'scheduled', days: 2, pieces: 1 }]);
  expect(pieces.map(({ id }) => id)).toEqual(['d']);
});
