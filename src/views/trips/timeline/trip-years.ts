import type { Trip } from '#domains/shoots/trips/schema.ts';

type Dated = { trip: Pick<Trip, 'startsOn' | 'endsOn'> };

/** A trip in a year: where its bar begins and ends, in months after the beginning of the year. */
export interface Bar<T> {
  line: T;
  from: number;
  until: number;
}

/** A year with the trips in it, by the day on which they begin. */
export interface TripYear<T> {
  year: number;
  bars: Bar<T>[];
  /** The months that are shown: 0 is January. Those around the trips, so that a day is not too thin. */
  months: number[];
}

/**
 * The years of trips: this one and what comes after it, then those that were, the latest first. A trip
 * over New Year stands in both. What has no days is in none.
 */
export function tripYears<T extends Dated>(lines: readonly T[], today: string): TripYear<T>[] {
  const thisYear = yearIn(today);
  const years = new Map<number, Bar<T>[]>();
  for (const line of lines.toSorted(byStart)) {
    const { startsOn, endsOn } = line.trip;
    if (startsOn === null || endsOn === null) continue;
    for (let year = yearIn(startsOn); year <= yearIn(endsOn); year += 1) {
      const bar = {
        line,
        from: year === yearIn(startsOn) ? placeIn(startsOn, 'start') : 0,
        until: year === yearIn(endsOn) ? placeIn(endsOn, 'end') : monthsInYear,
      };
      years.set(year, [...(years.get(year) ?? []), bar]);
    }
  }
  const rank = (year: number) => (year >= thisYear ? year : 100_000 - year);
  return [...years]
    .map(([year, bars]) => ({ year, bars, months: monthsOf(year, bars, today) }))
    .toSorted((one, other) => rank(one.year) - rank(other.year));
}

const monthsInYear = 12;
const fewest = 6;

// This month is among those of this year, whatever is planned.
function monthsOf(year: number, bars: readonly Bar<unknown>[], today: string): number[] {
  const now = yearIn(today) === year ? [placeIn(today, 'start')] : [];
  const first = Math.floor(Math.min(...now, ...bars.map(({ from }) => from)));
  const last = Math.ceil(
    Math.max(...now.map((place) => place + 0.01), ...bars.map(({ until }) => until)),
  );
  const end = Math.min(monthsInYear, Math.max(last, first + fewest));
  const start = Math.max(0, Math.min(first, end - fewest));
  return Array.from({ length: end - start }, (_, at) => start + at);
}

/** Where a day begins or ends in its year, in months that are equally wide. */
export function placeIn(date: string, edge: 'start' | 'end'): number {
  const { month, day, daysInMonth } = Temporal.PlainDate.from(date);
  return month - 1 + (edge === 'start' ? day - 1 : day) / daysInMonth;
}

/** The months in which trips begin, in the same order as the years. */
export function tripMonths<T extends Dated>(
  lines: readonly T[],
  today: string,
): { month: string; lines: T[] }[] {
  const thisYear = yearIn(today);
  return tripYears(lines, today).flatMap(({ year, bars }) => {
    const begun = bars
      .map(({ line }) => line)
      .filter(({ trip: { startsOn } }) => startsOn !== null && yearIn(startsOn) === year);
    const months = [...Map.groupBy(begun, ({ trip }) => (trip.startsOn ?? '').slice(0, 7))];
    const inOrder = year >= thisYear ? months : months.toReversed();
    return inOrder.map(([month, inMonth]) => ({ month: `${month}-01`, lines: inMonth }));
  });
}

const yearIn = (date: string) => Number(date.slice(0, 4));
const byStart = (one: Dated, other: Dated) =>
  (one.trip.startsOn ?? '').localeCompare(other.trip.startsOn ?? '');
