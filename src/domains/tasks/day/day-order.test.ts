import { expect, test } from 'vitest';
import { byTimeInDay, placeInDay, placesAfterMove } from '#domains/tasks/rules.ts';

interface Placed {
  id: string;
  timeType: string;
  startTime: string | null;
  dueTime: string | null;
  timeOfDay: string | null;
  sortOrder: number | null;
}

function placed(id: string, more: Partial<Placed> = {}): Placed {
  return {
    id,
    timeType: 'none',
    startTime: null,
    dueTime: null,
    timeOfDay: null,
    sortOrder: null,
    ...more,
  };
}

/** The day after a move, as it is when the places have been stored and it is sorted anew. */
function moved(day: readonly Placed[], from: number, to: number): Placed[] {
  const places = new Map(
    placesAfterMove(day, { from, to }).map(({ id, sortOrder }) => [id, sortOrder]),
  );
  return day
    .map((task) => ({ ...task, sortOrder: places.get(task.id) ?? task.sortOrder }))
    .toSorted(byTimeInDay);
}
const ids = (day: readonly Placed[]) => day.map(({ id }) => id).join('');

test('any move of any day leaves exactly the order that was asked for', () => {
  const day = [
    placed('a', { startTime: '09:00' }),
    placed('b', { startTime: '09:00' }),
    placed('c', { startTime: '13:00' }),
    placed('d'),
    placed('e'),
    placed('f'),
  ];
  for (const [from, task] of day.entries()) {
    for (const to of day.keys()) {
      const wanted = day.toSpliced(from, 1).toSpliced(to, 0, task);
      expect(ids(moved(day, from, to)), `${task.id} to ${to}`).toBe(ids(wanted));
    }
  }
});

test('a hundred moves one after another stay in order', () => {
  let day = ['a', 'b', 'c', 'd', 'e'].map((id) => placed(id));
  for (let round = 0; round < 100; round += 1) {
    const [from, to] = [(round * 7) % 5, (round * 3 + 1) % 5];
    const task = day[from];
    const wanted = task ? ids(day.toSpliced(from, 1).toSpliced(to, 0, task)) : '';
    day = moved(day, from, to);
    expect(ids(day), `round ${round}`).toBe(wanted);
  }
});

test('most moves write one task only', () => {
  const day = [
    placed('a', { startTime: '09:00' }),
    placed('b', { startTime: '13:00' }),
    placed('c'),
  ];
  expect(placesAfterMove(day, { from: 2, to: 1 })).toHaveLength(1);
  expect(placesAfterMove(day, { from: 1, to: 1 })).toEqual([]);
  expect(placesAfterMove(day, { from: 0, to: 3 })).toEqual([]);
});

test('without a place a task stands where its time is', () => {
  const early = placed('a', { startTime: '09:30' });
  expect(placeInDay(early)).toBe(9 * 60 + 30);
});
