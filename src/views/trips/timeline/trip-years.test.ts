import { expect, test } from 'vitest';
import { placeIn, tripMonths, tripYears } from './trip-years.ts';

const line = (name: string, startsOn: string | null, endsOn = startsOn) => ({
  ...{ name, trip: { startsOn, endsOn } },
});
const lines = [
  line('Fair', '2026-11-06', '2026-11-08'),
  line('Idea', null),
  line('Tide', '2024-07-03', '2024-07-05'),
  line('Ski', '2026-12-30', '2027-01-02'),
  line('Lisbon', '2026-09-24', '2026-09-29'),
  line('Batch', '2025-06-11', '2025-06-14'),
];

test('years come, then those that were; trips stand by their first day, over New Year in both', () => {
  const years = tripYears(lines, 2026).map(({ year, bars }) => [
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
  expect(placeIn('2026-12-31', 'end')).toBe(1);
  expect(placeIn('2026-07-01', 'start')).toBe(0.5);
  expect(placeIn('2024-02-29', 'end')).toBeCloseTo(2 / 12);
  const [first, second] = tripYears([line('Ski', '2026-12-31', '2027-01-31')], 2026);
  expect(first?.bars[0]).toMatchObject({ until: 1 });
  expect(second?.bars[0]?.from).toBe(0);
  expect(second?.bars[0]?.until).toBeCloseTo(1 / 12);
});

test('on a phone trips stand in the month in which they begin, those that were backwards', () => {
  const more = [...lines, line('Rain', '2025-09-01'), line('Hut', '2026-09-02')];
  const months = tripMonths(more, 2026).map(({ month, lines: inside }) => [
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
