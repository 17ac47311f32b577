import { expect, test } from 'vitest';
import { placeIn, tripMonths, tripYears } from './trip-years.ts';

const line = (name: string, startsOn: string | null, endsOn = startsOn) => ({
  ...{ name, trip: { startsOn, endsOn } },
});
const today = '2026-08-10';
const lines = [
  line('Fair', '2026-11-06', '2026-11-08'),
  line('Idea', null),
  line('Tide', '2024-07-03', '2024-07-05'),
  line('Ski', '2026-12-30', '2027-01-02'),
  line('Lisbon', '2026-09-24', '2026-09-29'),
  line('Batch', '2025-06-11', '2025-06-14'),
];

test('years come, then those that were; trips stand by their first day, over New Year in both', () => {
  const years = tripYears(lines, today).map(({ year, bars }) => [
    year,
    bars.map((bar) => bar.line.name),
  ]);
  expect(years).toEqual([
    [2026, ['Lisbon', 'Fair', 'Ski']],
    [2027, ['Ski']],
    [2025, ['Batch']],
    [2024, ['Tide']],
  ]);
});

test('a bar goes from the beginning of the first day to the end of the last, within its year', () => {
  expect(placeIn('2026-01-01', 'start')).toBe(0);
  expect(placeIn('2026-12-31', 'end')).toBe(12);
  expect(placeIn('2026-07-01', 'start')).toBe(6);
  expect(placeIn('2024-02-29', 'end')).toBe(2);
  const [first, second] = tripYears([line('Ski', '2026-12-31', '2027-01-31')], today);
  expect(first?.bars[0]).toMatchObject({ until: 12 });
  expect(second?.bars[0]?.from).toBe(0);
  expect(second?.bars[0]?.until).toBe(1);
});

test('on a phone trips stand in the month in which they begin, those that were backwards', () => {
  const more = [...lines, line('Rain', '2025-09-01'), line('Hut', '2026-09-02')];
  const months = tripMonths(more, today).map(({ month, lines: inside }) => [
    month,
    inside.map(({ name }) => name).join(' '),
  ]);
  expect(months).toEqual([
    ['2026-09-01', 'Hut Lisbon'],
    ['2026-11-01', 'Fair'],
    ['2026-12-01', 'Ski'],
    ['2025-09-01', 'Rain'],
    ['2025-06-01', 'Batch'],
    ['2024-07-01', 'Tide'],
  ]);
});

test('the months around the trips are shown, this one with them, and never fewer than six', () => {
  const monthsOf = (trips: typeof lines) =>
    tripYears(trips, today).map(({ months }) => [months[0], months.at(-1)]);
  // Trips from September to December, looked at in August: one more makes six.
  expect(monthsOf(lines)[0]).toEqual([6, 11]);
  expect(monthsOf([line('Spring', '2026-03-31'), line('Fair', '2026-09-30')])).toEqual([[2, 8]]);
  expect(monthsOf([line('Tide', '2024-07-03')])).toEqual([[6, 11]]);
  expect(monthsOf([line('Tide', '2024-01-03')])).toEqual([[0, 5]]);
  expect(monthsOf([line('Tide', '2024-12-03')])).toEqual([[6, 11]]);
  expect(monthsOf([line('Now', today)])).toEqual([[6, 11]]);
});
