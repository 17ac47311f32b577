import { sumOf, timesAYear } from '#domains/money/recurring/cadence/rules.ts';
import {
  amountOn,
  comingOccurrences,
  dueOccurrences,
  dueOn,
  goingAmount,
  shifted,
  stateOn,
} from '#domains/money/recurring/rules.ts';
import { maxAtOnce, type RecurringExpense } from '#domains/money/recurring/schema.ts';
import { convertedMinor, type Total, totalIn } from '#shared/money.ts';

/** One time that something is to be paid. */
export interface Occurrence {
  row: RecurringExpense;
  /** Its day by the rule, and the day to pay it. */
  occurrenceOn: string;
  dueOn: string;
  amountMinor: number;
}

const occurrence = (row: RecurringExpense, occurrenceOn: string): Occurrence => ({
  row,
  occurrenceOn,
  dueOn: dueOn(occurrenceOn, row),
  amountMinor: amountOn(row, occurrenceOn),
});
const byDay = (one: Occurrence, other: Occurrence) =>
  one.dueOn.localeCompare(other.dueOn) || one.row.title.localeCompare(other.row.title);

/** What of one is due and not handled, the oldest first; of very many one more than is handled at once. */
export function dueOf(row: RecurringExpense, today: string): Occurrence[] {
  return dueOccurrences(row, today, maxAtOnce + 1).map((day) => occurrence(row, day));
}

/** What falls due in the days after today, in order. */
export function comingOf(
  rows: readonly RecurringExpense[],
  today: string,
  days: number,
): Occurrence[] {
  const lastOn = shifted(today, days);
  return rows
    .flatMap((row) => comingOccurrences(row, today, lastOn).map((day) => occurrence(row, day)))
    .toSorted(byDay);
}

/** What is due and not handled, and what falls due in the days after today. */
export function openWithin(
  rows: readonly RecurringExpense[],
  today: string,
  days: number,
): Occurrence[] {
  return [...rows.flatMap((row) => dueOf(row, today)), ...comingOf(rows, today, days)];
}

/** The sum of occurrences, in `base`; what has no rate is kept apart. */
export function occurrencesTotal(base: string, occurrences: readonly Occurrence[]): Total {
  return totalIn(
    base,
    occurrences.map(({ row: { currency, rate, rateCurrency }, amountMinor }) => ({
      ...{ amountMinor, currency, rate, rateCurrency },
    })),
  );
}

/** What all that goes on costs in a year or a month, rounded once; what has no rate is kept apart. */
export function rhythmTotal(
  base: string,
  rows: readonly RecurringExpense[],
  { today, part }: { today: string; part: 'year' | 'month' },
): Total {
  const going = rows.filter((row) => stateOn(row, today) === 'active');
  const parts = going.map((row) => {
    const amountMinor = goingAmount(row, today);
    const converted = convertedMinor({ ...row, amountMinor }, base);
    return {
      currency: converted === null ? row.currency : base,
      amountMinor: converted ?? amountMinor,
      times: timesAYear(row.rrule),
    };
  });
  const sums = [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amountMinor: sumOf(own, part === 'year' ? 1 : 12),
  }));
  return {
    amountMinor: sums.find(({ currency }) => currency === base)?.amountMinor ?? 0,
    notConverted: sums.filter(({ currency }) => currency !== base),
  };
}
