import { expect, test } from 'vitest';
import { dayAt, dayToOpen, daysOf, itemsOfDay, runningAt } from './rules.ts';

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

test('what runs is what began last and is not over; without an end until the next one begins', () => {
  const at = (title: string, startTime: string | null, endTime: string | null) => ({
    ...{ title, startTime, endTime },
  });
  const items = [
    at('Pack', null, null),
    at('Coffee', '07:00', null),
    at('Main shoot', '08:00', '19:00'),
    at('Lunch', '12:00', '13:00'),
    at('Market', '22:00', '01:00'),
  ];
  const runs = (now: string) => runningAt(items, now)?.title;
  expect(runs('06:59')).toBe(undefined);
  expect(runs('07:30')).toBe('Coffee');
  expect(runs('11:59')).toBe('Main shoot');
  expect(runs('12:00')).toBe('Lunch');
  expect(runs('13:00')).toBe('Main shoot');
  expect(runs('19:00')).toBe(undefined);
  expect(runs('23:59')).toBe('Market');
  expect(runs('24:59')).toBe('Market');
  expect(runs('25:00')).toBe(undefined);
});

test('a night that goes on past midnight is of the day on which it began, until it ends or the next begins', () => {
  const night = { scheduledOn: '2026-05-02', startTime: '22:00', endTime: '01:00' };
  const dawn = { scheduledOn: '2026-05-03', startTime: '00:45', endTime: null };
  const noon = { scheduledOn: '2026-05-02', startTime: '12:00', endTime: '13:00' };
  const at = (now: string, items: Parameters<typeof dayAt>[0] = [noon, night]) =>
    dayAt(items, { today: '2026-05-03', now });
  expect(at('00:30')).toEqual({ date: '2026-05-02', clock: '24:30' });
  expect(at('01:00')).toEqual({ date: '2026-05-03', clock: '01:00' });
  expect(at('00:50', [night, dawn]).date).toBe('2026-05-03');
  expect(at('00:30', [noon]).date).toBe('2026-05-03');
  const evening = { today: '2026-05-02', now: '23:00' };
  expect(dayAt([night], evening)).toEqual({ date: '2026-05-02', clock: '23:00' });
});

test('days are those of the trip and those that something still stands on', () => {
  const trip = { startsOn: '2026-02-27', endsOn: '2026-03-01' };
  expect(daysOf(trip, ['2026-03-04', null, '2026-02-28'])).toEqual([
    ...['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-04'],
  ]);
  expect(daysOf({ startsOn: null, endsOn: null }, [null])).toEqual([]);
});

test('a page opens on today or the next day of the trip, not on what stands outside it', () => {
  const trip = { startsOn: '2026-12-12', endsOn: '2026-12-13' };
  const days = ['2026-12-05', '2026-12-12', '2026-12-13', '2026-12-20'];
  const opens = (today: string, asked?: string) => dayToOpen(trip, days, { asked, today });
  for (const today of ['2026-12-01', '2026-12-05', '2026-12-12', '2026-12-20'])
    expect(opens(today)).toBe('2026-12-12');
  expect(opens('2026-12-13')).toBe('2026-12-13');
  expect(opens('2026-12-13', '2026-12-05')).toBe('2026-12-05');
  expect(opens('2026-12-13', 'tomorrow')).toBe('2026-12-13');
  const none = { startsOn: null, endsOn: null };
  expect(dayToOpen(none, days, { today: '2026-12-06' })).toBe('2026-12-12');
  expect(dayToOpen(none, [], { today: '2026-12-06' })).toBe(undefined);
});
