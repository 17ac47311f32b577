import { expect, test } from 'vitest';
import { addMinutes } from '#domains/tasks/rules.ts';
import { freeHours } from './free-hours.ts';

type Part = 'morning' | 'afternoon' | 'evening' | null;
const task = (id: string, timeOfDay: Part = null) => ({
  id,
  timeOfDay,
  startTime: null,
  endTime: null,
});
const busy = (startTime: string, endTime: string | null = null) => ({ startTime, endTime });
const hour = (at: number) => at * 60;
const found = (...args: Parameters<typeof freeHours>) =>
  [...freeHours(...args)].map(([id, at]) => `${id} ${addMinutes('00:00', at)}`);

test('tasks fill the hours between what stands, in their order', () => {
  const day = [busy('09:30', '11:00'), busy('12:15')];
  expect(found([task('a'), task('b'), task('c')], day, 0)).toEqual([
    'a 11:00',
    'b 13:00',
    'c 14:00',
  ]);
});

test('a part of the day keeps to itself', () => {
  const wanted = [task('a', 'evening'), task('b', 'afternoon'), task('c', 'morning')];
  expect(found(wanted, [], 0)).toEqual(['a 18:00', 'b 12:00', 'c 09:00']);
});

test('nothing begins before now, on the half hour; late in the day the evening is used', () => {
  expect(found([task('a')], [], hour(10) + 10)).toEqual(['a 10:30']);
  expect(found([task('a')], [], hour(17))).toEqual(['a 17:00']);
  expect(found([task('a')], [], hour(17) + 1)).toEqual(['a 18:00']);
});

test('what finds no free hour is left out', () => {
  expect(found([task('a')], [busy('09:00', '18:00')], 0)).toEqual([]);
  expect(found([task('a', 'morning')], [], hour(13))).toEqual([]);
  expect(found([task('a'), task('b')], [busy('09:00', '17:00')], 0)).toEqual(['a 17:00']);
});
