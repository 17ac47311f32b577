import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/words/calendar.ts';
import { isLate } from '#client/words/calendar.ts';
import { keepSame } from '#client/sync/keep-same.ts';

type Parts = Readonly<Record<string, unknown>>;
type Entries = readonly CalendarEntry[];

const nothing: Entries = [];

/**
 * Makes the rows of a collection into a part of the calendar. `partsOf` names all that the entries
 * of a row are made of: they stay the same objects while each part does, so that a day on which
 * nothing changed is not drawn again.
 */
export function calendarSource<R extends object, Known extends Parts, P extends Parts>(options: {
  layers: readonly CalendarLayer[];
  /** Undefined for a row that has no place in the calendar, such as one whose parent is deleted. */
  partsOf: (row: R, known: Known) => P | undefined;
  entriesOf: (parts: P) => Entries;
}): (rows: readonly R[], known: Known) => CalendarSource {
  const { layers, partsOf, entriesOf } = options;
  const made = new WeakMap<R, { parts: P; entries: Entries }>();
  let last: { rows: readonly R[]; known: Known; source: CalendarSource } | undefined;
  let days: ReadonlyMap<string, Entries> = new Map();

  function entriesOfRow(row: R, known: Known): Entries {
    const parts = partsOf(row, known);
    if (!parts) return nothing;
    const before = made.get(row);
    if (before && isSame(before.parts, parts)) return before.entries;
    const entries = entriesOf(parts);
    made.set(row, { parts, entries });
    return entries;
  }

  return (rows, known) => {
    if (last && last.rows === rows && isSame(last.known, known)) return last.source;
    // Not before somebody asks: while the lists arrive nobody does.
    const drawn = once(() => {
      const entries = rows.flatMap((row) => entriesOfRow(row, known));
      days = byDay(entries, days);
      return { entries, days };
    });
    const source: CalendarSource = {
      layers,
      on: (date) => drawn().days.get(date) ?? nothing,
      lateOn: (today) =>
        drawn()
          .entries.filter((entry) => isLate(entry, today))
          .sort(byDate),
    };
    last = { rows, known, source };
    return source;
  };
}

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
