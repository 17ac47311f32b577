import { expect, test } from 'vitest';
import { dayLines } from './rules.ts';

const item = (name: string, startTime: string | null) => ({ name, startTime });
const beside = (name: string, minute: number | null) => ({ name, minute });
const namesOf = (...given: Parameters<typeof linesOf>) => linesOf(...given).join(', ');
function linesOf(
  items: readonly ReturnType<typeof item>[],
  others: readonly ReturnType<typeof beside>[],
) {
  return dayLines(items, others).map((line) => ('item' in line ? line.item : line.beside).name);
}

const items = [item('steps', '07:30'), item('nap', null), item('wrap', '20:00')];

test('a day goes by the clock, whatever its lines are', () => {
  const others = [
    ...[beside('flight', 580), beside('sunset', 1166), beside('call', 420)],
    beside('sunrise', 444),
  ];
  expect(namesOf(items, others)).toBe('call, sunrise, steps, nap, flight, sunset, wrap');
});

test('what has no time comes first, also before a sun that rose in the night before', () => {
  const others = [beside('sunrise', -20), beside('stay', null), beside('car', null)];
  expect(namesOf(items, others)).toBe('stay, car, sunrise, steps, nap, wrap');
  expect(namesOf([item('nap', null)], [beside('stay', null)])).toBe('stay, nap');
});

test('what begins in the same minute stands before the item, in the order given', () => {
  const others = [beside('call', 450), beside('light', 450), beside('taxi', 449)];
  expect(namesOf(items, others)).toBe('taxi, call, light, steps, nap, wrap');
});

test('a day without items keeps its lines in order, those after midnight last', () => {
  expect(namesOf([], [beside('sunset', 1476), beside('train', 1439), beside('hut', null)])).toBe(
    'hut, train, sunset',
  );
});
