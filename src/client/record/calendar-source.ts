import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/words/calendar.ts';
import { isLate } from '#client/words/calendar.ts';
import { addDays } from '#client/words/dates.ts';
import { keepSame } from '#client/sync/keep-same.ts';
import { groupedBy } from '#client/sync/reading/grouped.ts';
import type { Standing } from '#shared/dated.ts';

type Parts = Readonly<Record<string, unknown>>;
type Entries = readonly CalendarEntry[];

const nothing: Entries = [];

/**
 * Makes the rows of a collection into a part of the calendar. `partsOf` names all that the entries
 * of a row are made of: they stay the same objects while each part does, so that a day on which
 * nothing changed is not drawn again.
 */
export function calendarSource<
  R extends { id: string },
  Known extends Parts,
  P extends Parts,
>(options: {
  layers: readonly CalendarLayer[];
  /** Undefined for a row that has no place in the calendar, such as one whose parent is deleted. */
  partsOf: (row: R, known: Known) => P | undefined;
  entriesOf: (parts: P) => Entries;
  /**
   * Where the entries of a row can stand, told by the row alone and with instants as they are. Years
   * of rows are then asked for this, and for their entries only those of the days that are shown.
   */
  standingsOf?: (row: R) => readonly Standing[];
}): (rows: readonly R[], known: Known) => CalendarSource {
  const { layers, partsOf, entriesOf } = options;
  const made = new WeakMap<R, { parts: P; entries: Entries }>();
  const near = options.standingsOf && rowsNear(options.standingsOf);
  let last: { rows: readonly R[]; known: Known; source: CalendarSource } | undefined;
  // As they were shown last.
  let days = new Map<string, Entries>();

  function entriesOfRow(row: R, known: Known): Entries {
    const parts = partsOf(row, known);
    if (!parts) return nothing;
    const before = made.get(row);
    if (before && isSame(before.parts, parts)) return before.entries;
    const entries = entriesOf(parts);
    made.set(row, { parts, entries });
    return entries;
  }

  /** Finds the entries of a day when it is shown. */
  function byRow(
    rows: readonly R[],
    known: Known,
    at: RowsNear<R>,
  ): Omit<CalendarSource, 'layers'> {
    const asked = new Map<string, Entries>();
    const entriesOfAll = (some: Iterable<R>) =>
      [...some].flatMap((row) => entriesOfRow(row, known));
    return {
      on(date) {
        const found = asked.get(date);
        if (found) return found;
        const entries = entriesOfAll(at.day(rows, date)).filter((entry) => entry.date === date);
        const day = keepSame(days.get(date), entries.sort(byTime));
        asked.set(date, day);
        days.set(date, day);
        return day;
      },
      lateOn: (today) => lateOf(entriesOfAll(at.late(rows, today)), today),
    };
  }

  /** Makes all entries once somebody asks: while the lists arrive nobody does. */
  function byAll(rows: readonly R[], known: Known): Omit<CalendarSource, 'layers'> {
    const drawn = once(() => {
      const entries = rows.flatMap((row) => entriesOfRow(row, known));
      days = byDay(entries, days);
      return { entries, days };
    });
    return {
      on: (date) => drawn().days.get(date) ?? nothing,
      lateOn: (today) => lateOf(drawn().entries, today),
    };
  }

  return (rows, known) => {
    if (last && last.rows === rows && isSame(last.known, known)) return last.source;
    const found = near ? byRow(rows, known, near) : byAll(rows, known);
    const source: CalendarSource = { layers, ...found };
    last = { rows, known, source };
    return source;
  };
}

interface RowsNear<R> {
  /** The rows that may have entries on a day. */
  day: (rows: readonly R[], date: string) => Iterable<R>;
  /** The rows that may be late on a day. */
  late: (rows: readonly R[], today: string) => Iterable<R>;
}

const dayLength = 'YYYY-MM-DD'.length;

function rowsNear<R extends { id: string }>(
  standingsOf: (row: R) => readonly Standing[],
): RowsNear<R> {
  const dayOf = ({ date }: Standing) => date.slice(0, dayLength);
  const daysOf = (standings: readonly Standing[]) => [...new Set(standings.map(dayOf))];
  const all = groupedBy((row: R) => daysOf(standingsOf(row)));
  // Where the rule says nothing of what is to be done, the entries do.
  const open = groupedBy((row: R) =>
    daysOf(standingsOf(row).filter(({ isOpen }) => isOpen !== false)),
  );
  return {
    day(rows, date) {
      const days = all(rows);
      // The day of an instant is that before or after it where its reader lives.
      return new Set([-1, 0, 1].flatMap((far) => days.get(addDays(date, far)) ?? []));
    },
    late(rows, today) {
      const days = [...open(rows)].filter(([day]) => day <= today);
      return new Set(days.flatMap(([, ofDay]) => ofDay));
    },
  };
}

const lateOf = (entries: Entries, today: string) =>
  entries.filter((entry) => isLate(entry, today)).sort(byDate);

function once<T>(make: () => T): () => T {
  let held: { value: T } | undefined;
  return () => (held ??= { value: make() }).value;
}

function byDay(entries: Entries, before: ReadonlyMap<string, Entries>): Map<string, Entries> {
  const days = new Map<string, Entries>();
  for (const [date, day] of Map.groupBy(entries, (entry) => entry.date))
    days.set(date, keepSame(before.get(date), day.sort(byTime)));
  return days;
}

/** The order of a day: by the clock, then as somebody put it; what has no time comes last. */
export function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (
    timeOf(one).localeCompare(timeOf(other)) ||
    (one.order ?? 0) - (other.order ?? 0) ||
    one.id.localeCompare(other.id)
  );
}

const timeOf = ({ startTime, dueTime }: CalendarEntry) => startTime ?? dueTime ?? '24:00';
const byDate = (one: CalendarEntry, other: CalendarEntry) =>
  one.date.localeCompare(other.date) || byTime(one, other);

function isSame(one: Parts, other: Parts): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
