import { afterEach, describe, expect, test } from 'vitest';
import { dateOf } from '#client/words/dates.ts';
import { blank, giveBack, typed } from './quick-entry-typing.ts';
import { type EntryContext, readEntry } from './quick-entry.ts';
import * as days from './quick-entry-phrases-days.ts';
import { repeats } from './quick-entry-phrases-repeats.ts';
import * as times from './quick-entry-phrases-times.ts';
import { titles } from './quick-entry-phrases-titles.ts';
import {
  categoryNames,
  lateMonday,
  monday,
  type PhraseRow,
  type Typist,
  typists,
} from './quick-entry-phrases.ts';

const categories = categoryNames.map((name) => ({ id: name, name }));

function contextOf(typist: Typist, now: string): EntryContext {
  const today = dateOf(now, typist.timeZone);
  return { ...typist, now: () => now, today, plannedOn: today, categories, ignored: [] };
}

/** What is saved, in the words of the table. */
function saved(typed: string, context: EntryContext): string[] {
  const { title, plannedOn, times: said, repeatRule, ...rest } = readEntry(typed, context);
  const { repeatMode, categoryId } = rest;
  const isFromDone = repeatMode === 'after-completion';
  const { startTime, endTime, dueTime, timeOfDay } = said ?? {};
  const time = startTime
    ? [startTime, endTime].filter(Boolean).join('-')
    : (timeOfDay ?? (dueTime && `by ${dueTime}`));
  const fields = [
    plannedOn,
    time,
    repeatRule,
    isFromDone && 'done',
    categoryId && `#${categoryId}`,
  ];
  return [typed, title, fields.filter(Boolean).join(' ')];
}

const { newYork, berlin, tokyo } = typists;
const everybody = Object.entries(typists);
const forAll = [...days.days, ...times.times, ...repeats];
const own: [string, Typist, string, readonly PhraseRow[]][] = [
  ['numbers of New York', newYork, monday, days.daysInNewYork],
  ['numbers of Berlin', berlin, monday, days.daysInBerlin],
  ['numbers of Tokyo', tokyo, monday, days.daysInTokyo],
  ['a clock of twelve hours', newYork, monday, times.timesInNewYork],
  ['a clock of 24 hours', berlin, monday, times.timesInBerlin],
  ['a Sunday that begins a week', newYork, days.onSunday, days.sundaysOfSundayWeeks],
  ['a Sunday that ends a week', berlin, days.onSunday, days.sundaysOfMondayWeeks],
  ['late on Monday in New York', newYork, lateMonday, days.lateInNewYork],
  ['early on Tuesday in Berlin', berlin, lateMonday, days.lateInBerlin],
  ['Tuesday morning in Tokyo', tokyo, lateMonday, days.lateInTokyo],
];

test('the table has at least 400 phrases', () => {
  const rows = [...forAll, ...own.flatMap((group) => group[3]), ...titles];
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(new Set(forAll.map(([typed]) => typed)).size).toBe(forAll.length);
});

/** Each key alone, and what is on its way read after each, as the bar does. */
function keyByKey(text: string, context: EntryContext): string {
  let entry = blank;
  for (const key of text) {
    entry = typed(entry, entry.text + key);
    expect(readEntry(entry.text, { ...context, ...entry }).title.length).toBeGreaterThan(
      entry.text.trim() === '' ? -1 : 0,
    );
  }
  return entry.text;
}

describe.each(everybody)('in %s', (_, typist) => {
  const context = contextOf(typist, monday);
  test('typed key by key each says what it says at once', () => {
    for (const [text, title, said] of forAll)
      expect(saved(keyByKey(text, context), context)).toEqual([text, title, said]);
    for (const text of titles) expect(saved(keyByKey(text, context), context)[1]).toBe(text);
  });
  test.each(forAll)('%s', (typed, title, said) => {
    expect(saved(typed, context)).toEqual([typed, title, said]);
  });
  test.each(titles)('nothing is guessed in: %s', (typed) => {
    expect(saved(typed, context)).toEqual([typed, typed, '']);
  });
});

describe.each(own)('%s', (_, typist, now, rows) => {
  test.each([...rows])('%s', (typed, title, said) => {
    expect(saved(typed, contextOf(typist, now))).toEqual([typed, title, said]);
  });
});

test('what was turned back into words stays words', () => {
  const context = contextOf(newYork, monday);
  expect(saved('Film tomorrow 3pm', { ...context, ignored: ['tomorrow'] })[1]).toBe(
    'Film tomorrow',
  );
  const { phrases } = readEntry('Call next friday', context);
  const { ignored } = giveBack({ text: 'Call next friday', ignored: [] }, phrases);
  expect(readEntry('Call next friday', { ...context, ignored }).phrases).toEqual([]);
  // Words that are gone may come back with their meaning.
  expect(typed({ text: 'Call next friday', ignored: ['next friday'] }, 'Call').ignored).toEqual([]);
});

test('what repeats begins on the day of its page, not before', () => {
  const context = { ...contextOf(berlin, monday), plannedOn: '2026-12-10' };
  expect(readEntry('Water the set every Monday', context).plannedOn).toBe('2026-12-14');
  expect(readEntry('Water the set every day for 2 weeks', context).repeatRule).toBe(
    'FREQ=DAILY;UNTIL=20261223',
  );
});

describe('the zone of the machine does not matter', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = zone;
  });
  test.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-21'],
    // Clocks change on these days, in some zones at midnight.
    ['America/New_York', '2026-10-31'],
    ['Africa/Cairo', '2027-04-29'],
    ['Australia/Lord_Howe', '2026-10-03'],
  ])('%s on %s', (timeZone, today) => {
    process.env['TZ'] = timeZone;
    const next = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const context = { ...contextOf(newYork, monday), today, plannedOn: today };
    expect(saved('Film tomorrow 2:30am', context)[2]).toBe(`${next} 02:30`);
    expect(saved('Film today', context)[2]).toBe(today);
  });
});

test('in two hours is two hours later, also when the clocks change', () => {
  // 1:30 in Berlin, half an hour before the clocks go forward.
  const context = contextOf(berlin, '2027-03-28T00:30:00Z');
  expect(saved('Film in 2 hours', context)[2]).toBe('2027-03-28 04:30');
});
