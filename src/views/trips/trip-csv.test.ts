import { expect, test } from 'vitest';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { tripCsv } from './trip-csv.ts';
import type { TripFigures } from './trip-figures.ts';

// What a row of the file reads of it, and no more.
const trip = {
  ...{ id: 't', title: 'Harbour', kind: 'shoot', status: 'planning', destination: 'Lisbon' },
  ...{ startsOn: '2031-05-01', endsOn: '2031-05-02', budgetMinor: 250_000, currency: 'EUR' },
} as Trip;
const line = {
  ...{ id: 't', trip, standing: 'coming' as const, people: [], names: ['Ife', 'Jo'], deals: [] },
};
const rowOf = (costs: TripFigures['costs']): Record<string, unknown> => {
  const figures = { costs, shots: { done: 1, total: 9 }, packed: { done: 12, total: 40 } };
  const [heads = [], row = []] = tripCsv([line], () => figures);
  return Object.fromEntries(heads.map((head, at) => [head, row[at]]));
};

test('a file of trips says what is in no sum, and how many things there are', () => {
  const dollars = { currency: 'USD', amountMinor: 45_000 };
  expect(rowOf({ amountMinor: 60_000, notConverted: [dollars] })).toMatchObject({
    ...{ Name: 'Harbour', People: 'Ife, Jo', Packed: '12', Things: '40' },
    ...{ Costs: '600.00', 'Costs, not converted': '$450.00', Budget: '2500.00', Currency: 'EUR' },
  });
  expect(rowOf({ amountMinor: 60_000, notConverted: [] })['Costs, not converted']).toBe('');
  expect(rowOf(null)).toMatchObject({ Costs: '', 'Costs, not converted': '' });
});
