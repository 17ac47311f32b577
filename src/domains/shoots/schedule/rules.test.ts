import { expect, test } from 'vitest';
import { daysOf, itemsOfDay } from './rules.ts';

const item = (
  id: string,
  startTime: string | null,
  sortOrder: number,
  scheduledOn = '2026-05-02',
) => ({
  ...{ id, startTime, sortOrder, scheduledOn },
});
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join(' ');

test('a day goes by the clock, and what has no time stands where it was put', () => {
  const items = [
    item('noon', '12:00', 1),
    item('steps', '07:30', 4),
    item('nap', null, 2),
    item('other', '08:00', 1, '2026-05-03'),
    item('pack', null, 9),
  ];
  // The nap was put before what has the fourth place.
  expect(idsOf(itemsOfDay(items, '2026-05-02'))).toBe('nap steps noon pack');
});

test('without any time the order is that of places', () => {
  expect(idsOf(itemsOfDay([item('b', null, 2), item('a', null, 1)], '2026-05-02'))).toBe('a b');
});

test('days are those of the trip and those that something still stands on', () => {
  const trip = { startsOn: '2026-02-27', endsOn: '2026-03-01' };
  expect(daysOf(trip, ['2026-03-04', null, '2026-02-28'])).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-04'],
  ]);
  expect(daysOf({ startsOn: null, endsOn: null }, [null])).toEqual([]);
});
