import { expect, test } from 'vitest';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';
import { comingOf, dueOf, occurrencesTotal, rhythmTotal } from './recurring-figures.ts';

const bill = (more: Partial<RecurringExpense> = {}): RecurringExpense =>
  ({
    ...{ title: 'Rent', amountMinor: 1_000, currency: 'USD', rate: null, rateCurrency: null },
    ...{ rrule: 'FREQ=MONTHLY', startsOn: '2026-11-10', weekendRule: 'as_is' },
    ...{ pauses: [], earlierAmounts: [], endedOn: null, handledThroughOn: null },
    ...more,
  }) as RecurringExpense; // Only what the figures read.
const today = '2026-11-25';

test('what goes on counts by month and by year, what rests or is over does not', () => {
  const rows = [
    bill(),
    bill({ rrule: 'FREQ=YEARLY', amountMinor: 600 }),
    bill({ currency: 'EUR', rate: 1.5, rateCurrency: 'USD' }),
    bill({ currency: 'JPY', amountMinor: 700 }),
    bill({ pauses: [{ from: '2026-11-20', until: null }] }),
    bill({ endedOn: '2026-11-01' }),
    bill({ rrule: 'FREQ=MONTHLY;COUNT=1', handledThroughOn: '2026-11-10' }),
  ];
  const notConverted = [{ currency: 'JPY', amountMinor: 700 }];
  expect(rhythmTotal('USD', rows, { today, part: 'month' })).toEqual({
    ...{ amountMinor: 2_550, notConverted },
  });
  expect(rhythmTotal('USD', rows, { today, part: 'year' })).toEqual({
    amountMinor: 30_600,
    notConverted: [{ currency: 'JPY', amountMinor: 8_400 }],
  });
});

test('a price that holds from a later day on is not what it costs now', () => {
  const row = bill({
    ...{ amountMinor: 2_000, earlierAmounts: [{ throughOn: '2027-01-09', amountMinor: 1_000 }] },
  });
  const of = (day: string) => rhythmTotal('USD', [row], { today: day, part: 'month' }).amountMinor;
  expect([of('2026-11-25'), of('2027-01-09'), of('2027-02-01')]).toEqual([1_000, 2_000, 2_000]);
});

test('what is due keeps its old amount, what is coming has the new one', () => {
  const row = bill({
    ...{ amountMinor: 1_200, earlierAmounts: [{ throughOn: '2026-11-10', amountMinor: 1_000 }] },
  });
  expect(occurrencesTotal('USD', dueOf(row, today)).amountMinor).toBe(1_000);
  const coming = comingOf([row, bill({ startsOn: '2026-12-01' })], today, 60);
  expect(coming.map(({ dueOn, amountMinor }) => [dueOn, amountMinor])).toEqual([
    ['2026-12-01', 1_000],
    ['2026-12-10', 1_200],
    ['2027-01-01', 1_000],
    ['2027-01-10', 1_200],
  ]);
});
