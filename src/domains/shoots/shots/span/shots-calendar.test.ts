import { expect, test } from 'vitest';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { shotSource } from './shots-calendar.ts';

const day = '2031-05-01';
// What the line of a day reads of them, and no more.
const trip = { id: 't', title: 'Harbour', startsOn: day, endsOn: day, status: 'planning' } as Trip;
const shot = (id: string, assigneeUserId: string | null, status = 'todo') =>
  ({ id, tripId: 't', scheduleItemId: null, shotOn: day, status, assigneeUserId }) as Shot;
const detailFor = (me: string, shots: readonly Shot[]) =>
  shotSource([trip], {
    ...{ shots: new Map([['t', shots]]), items: new Map(), open: () => undefined, me },
  })
    .on(day)
    .map(({ title, detail }) => `${title} · ${detail}`);

test('a day says how many of its shots are of whoever looks', () => {
  const shots = [shot('a', 'mara'), shot('b', 'ife', 'done'), shot('c', null)];
  expect(detailFor('mara', shots)).toEqual(['3 shots: Harbour · 1 of 3 done · 1 yours']);
  expect(detailFor('jo', shots)).toEqual(['3 shots: Harbour · 1 of 3 done']);
  expect(detailFor('mara', [shot('a', 'mara')])).toEqual([
    '1 shot: Harbour · 0 of 1 done · all yours',
  ]);
});
