import { bookingsOn } from '#domains/shoots/bookings/rules.ts';
import { type Daylight, daylightOf } from '#domains/shoots/schedule/daylight/rules.ts';
import { placeOfDay } from '#domains/shoots/schedule/daylight/place/rules.ts';
import { sunMarks } from '#domains/shoots/schedule/daylight/words/rules.ts';
import { dayLines } from '#domains/shoots/schedule/lines/rules.ts';
import { daysOf, itemsOfDay } from '#domains/shoots/schedule/rules.ts';
import { byOrder, dayOfShot } from '#domains/shoots/shots/rules.ts';
import { plainProse } from '#shared/words/plain-prose.ts';
import { shortenedAtWord } from '#shared/words/shortened-text.ts';
import type { SheetParts, SheetSection } from './schema.ts';

/** How dates and times are written for whoever reads. */
export interface SheetWords {
  /** 'Thursday, September 25, 2025' */
  day: (date: string) => string;
  /** '7:00 AM' */
  time: (time: string) => string;
}

export interface SheetShot {
  number: number;
  title: string;
  lens: string;
  length: string;
  isDone: boolean;
}

/** A line of the day: what happens, or what the sun does. */
export interface SheetLine {
  time: string;
  /** 'until 9:00 AM', of what says when it ends. */
  until: string;
  title: string;
  detail: string;
  isSun: boolean;
  shots: SheetShot[];
}

/** A name with what is said of it. */
export interface SheetFact {
  label: string;
  value: string;
}

/** The sheet of one day, ready to be drawn: on screen, on paper and as a PDF alike. */
export interface Sheet {
  eyebrow: string;
  title: string;
  under: string;
  /** When the first are called; null where nobody is. */
  call: string | null;
  /** Where the day stands among all: a stick for each. */
  at: number;
  days: number;
  facts: SheetFact[];
  note: string;
  lines: SheetLine[];
  loose: SheetShot[];
  bookings: SheetFact[];
  people: SheetFact[];
  bring: SheetFact[];
  notes: string;
  footer: string;
}

/** The days that have a sheet. */
export function sheetDays({ trip, items, shots }: SheetParts): string[] {
  return daysOf(trip, [
    ...items.map(({ scheduledOn }) => scheduledOn),
    ...shots.map(({ shotOn }) => shotOn),
  ]);
}

const mostThings = 14;
const mostNotes = 700;

/** The sheet of a day of what is given, with the sections that are chosen. */
export function sheetOf(
  parts: SheetParts,
  date: string,
  words: SheetWords,
  sections: ReadonlySet<SheetSection>,
): Sheet {
  const { trip, workspaceName, people } = parts;
  const days = sheetDays(parts);
  const at = days.indexOf(date);
  const items = sections.has('schedule') ? itemsOfDay(parts.items, date) : [];
  const light = lightOf(parts, date);
  const marks = light ? sunMarks(light, words.time) : [];
  const byItem = new Map(parts.items.map((item) => [item.id, item]));
  // What nobody has put on a day may be taken on each, as on the set.
  const ofDay = sections.has('shots')
    ? parts.shots
        .filter((shot) => (dayOfShot(shot, byItem, trip) ?? date) === date)
        .toSorted(byOrder)
    : [];
  let number = 0;
  const numbered = (shots: SheetParts['shots']): SheetShot[] =>
    shots.map(({ title, lens, seconds, isDone }) => {
      number += 1;
      return { number, title, lens, length: seconds === null ? '' : `${seconds} s`, isDone };
    });
  const lines = dayLines(items, marks).map((line): SheetLine => {
    if ('beside' in line) {
      const { time, title, detail } = line.beside;
      const at = time ? words.time(time) : '';
      return { time: at, until: '', title, detail, isSun: true, shots: [] };
    }
    const { id, title, startTime, endTime, location, note } = line.item;
    const time = startTime ? words.time(startTime) : '';
    const until = endTime ? `until ${words.time(endTime)}` : '';
    const own = ofDay.filter(({ scheduleItemId }) => scheduleItemId === id);
    const detail = [location, note.split('\n').join(' ')].filter(Boolean).join(' · ');
    return { time, until, title, detail, isSun: false, shots: numbered(own) };
  });
  const shown = new Set(items.map(({ id }) => id));
  const loose = numbered(ofDay.filter(({ scheduleItemId }) => !shown.has(scheduleItemId ?? '')));
  const calls = people.flatMap(({ callTime }) => callTime ?? []).toSorted();
  const shoots = lines.filter(({ shots }) => shots.length > 0).length;
  return {
    eyebrow:
      days.length > 1 && at >= 0 ? `Call sheet, day ${at + 1} of ${days.length}` : 'Call sheet',
    title: trip.title,
    under: [words.day(date), workspaceName].filter(Boolean).join(' · '),
    call: calls[0] ? words.time(calls[0]) : null,
    at,
    days: days.length,
    facts: factsOf(light, items, words),
    note: [shoots > 0 ? counted(shoots, 'shoot') : '', number > 0 ? counted(number, 'shot') : '']
      .filter(Boolean)
      .join(', '),
    lines,
    loose,
    bookings: sections.has('bookings') ? bookedOn(parts, date, words) : [],
    people: people.map(({ name, role, phone, callTime }) => ({
      // As it was written: a DP is no 'dp'.
      label: role ? `${name}, ${role}` : name,
      value: [callTime ? `call ${words.time(callTime)}` : '', phone].filter(Boolean).join(' · '),
    })),
    bring: sections.has('packing') ? bringOf(parts) : [],
    notes: shortenedAtWord(plainProse(trip.notes), mostNotes),
    footer: [workspaceName, 'call sheet', words.day(date)].filter(Boolean).join(', '),
  };
}

function lightOf({ trip, items }: SheetParts, date: string): Daylight | null {
  const place = placeOfDay(
    trip,
    itemsOfDay(items, date).map(({ location }) => location),
  );
  return place ? daylightOf(place, date, trip.timeZone) : null;
}

// The frame of the day: its light, and when it is over.
function factsOf(
  light: Daylight | null,
  items: SheetParts['items'],
  words: SheetWords,
): SheetFact[] {
  const sun = light?.kind === 'day' ? light : null;
  const facts: [string, string | undefined][] = [
    ['Sunrise', sun?.sunrise?.time],
    ['Soft light until', sun?.softUntil?.time],
    ['Soft light from', sun?.softFrom?.time],
    ['Sunset', sun?.sunset?.time],
    ['Wrap', wrapOf(items)],
  ];
  return facts.flatMap(([label, time]) => (time ? [{ label, value: words.time(time) }] : []));
}

// The day is over when nothing goes on any more; nobody knows when, if what begins after all ends says none.
function wrapOf(items: SheetParts['items']): string | undefined {
  const timed = items.filter(({ startTime }) => startTime !== null);
  const ends = timed.map(({ startTime, endTime }) => {
    // Earlier than its start: it ends the day after.
    const isNext = endTime !== null && endTime < (startTime ?? '');
    return `${isNext ? 1 : 0} ${endTime ?? startTime}`;
  });
  const last = ends.toSorted().at(-1);
  const one = timed.findLast(({ endTime }, at) => endTime !== null && ends[at] === last);
  return one?.endTime ?? undefined;
}

function bookedOn({ bookings }: SheetParts, date: string, words: SheetWords): SheetFact[] {
  return bookingsOn(bookings, date).map(({ booking: { title, location }, isEnd, time }) => ({
    // Else a landing would be read as a departure.
    label: [isEnd ? `${title} ends` : title, location].filter(Boolean).join(' · '),
    value: time ? words.time(time) : '',
  }));
}

// What must not be forgotten first; a whole list is no sheet. What each person has of their own is one thing.
function bringOf({ packing }: SheetParts): SheetFact[] {
  const things = [...Map.groupBy(packing, ({ name }) => name.toLowerCase()).values()]
    .map((those) => ({
      name: those[0]?.name ?? '',
      quantity: those.reduce((sum, { quantity }) => sum + quantity, 0),
      isEssential: those.some(({ isEssential }) => isEssential),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isEssential) - Number(one.isEssential) || one.name.localeCompare(other.name),
    );
  const rest = things.length - mostThings;
  return [
    ...things
      .slice(0, mostThings)
      .map(({ name, quantity }) => ({ label: name, value: String(quantity) })),
    ...(rest > 0 ? [{ label: `and ${counted(rest, 'more thing')}`, value: '' }] : []),
  ];
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** How a link stands. */
export type SheetLinkState = 'open' | 'expired' | 'revoked';

export function stateOfSheetLink(
  { revokedAt, expiresAt }: { revokedAt: string | null; expiresAt: string },
  now: number,
): SheetLinkState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
}
