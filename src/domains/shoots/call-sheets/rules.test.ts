import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { sheetOf, type SheetWords, stateOfSheetLink } from './rules.ts';
import type { SheetParts, SheetSection } from './schema.ts';

const words: SheetWords = { day: (date) => `day ${date}`, time: (time) => time };
const day = '2025-09-25';
const steps = newId();
const item = (more: object) => ({
  ...{ id: newId(), title: 'Nap', scheduledOn: day, startTime: null, endTime: null },
  ...{ location: '', note: '', sortOrder: 0, ...more },
});
const shot = (title: string, scheduleItemId: string | null, sortOrder: number) => ({
  ...{ id: newId(), title, scheduleItemId, shotOn: day, lens: '', seconds: 4, location: '' },
  ...{ sortOrder, isDone: false },
});
const thing = (name: string, quantity = 1, isEssential = false) => ({
  ...{ name, quantity, isEssential },
});
const parts: SheetParts = {
  trip: {
    ...{ title: 'Lisbon', destination: 'Lisbon', latitude: null, longitude: null, notes: '' },
    ...{ timeZone: 'Europe/Lisbon', startsOn: '2025-09-24', endsOn: '2025-09-29' },
  },
  workspaceName: 'Studio Lark',
  people: [
    { name: 'Ife', role: 'Sound', phone: '', callTime: '07:00' },
    { name: 'Mara', role: '', phone: '+353 1', callTime: '06:45' },
  ],
  items: [
    item({ title: 'Dinner', startTime: '20:00', endTime: '21:30', sortOrder: 3 }),
    item({ id: steps, title: 'Steps', startTime: '07:30', sortOrder: 1 }),
    item({ sortOrder: 2 }),
    item({ title: 'Another day', scheduledOn: '2025-09-26' }),
  ],
  shots: [shot('Hood', steps, 2), shot('Any time', null, 3), shot('Wide', steps, 1)],
  bookings: [
    {
      ...{ id: newId(), title: 'Night train', location: 'Oriente', startsOn: '2025-09-24' },
      ...{ startTime: '22:40', endsOn: day, endTime: '06:10' },
    },
  ],
  packing: [thing('Socks'), thing('Passport', 1, true), thing('passport', 1), thing('Cards', 2)],
};
const all = new Set<SheetSection>(['schedule', 'shots', 'bookings', 'packing']);

test('the sheet of a day goes by the clock, with its light, its shots counted through and its end', () => {
  const sheet = sheetOf(parts, day, words, all);
  expect(sheet.lines.map(({ time, title }) => `${time} ${title}`.trim())).toEqual([
    ...['07:27 Sunrise', '07:30 Steps', 'Nap', '19:29 Sunset', '20:00 Dinner'],
  ]);
  expect(sheet.lines.at(-1)).toMatchObject({ until: 'until 21:30' });
  const shots = [...sheet.lines.flatMap((line) => line.shots), ...sheet.loose];
  expect(shots.map(({ number, title }) => `${number} ${title}`)).toEqual([
    ...['1 Wide', '2 Hood', '3 Any time'],
  ]);
  expect(sheet.facts.map(({ label }) => label)).toEqual([
    ...['Sunrise', 'Soft light until', 'Soft light from', 'Sunset', 'Wrap'],
  ]);
  expect(sheet).toMatchObject({
    ...{ eyebrow: 'Call sheet, day 2 of 6', call: '06:45', note: '1 shoot, 3 shots' },
    bookings: [{ label: 'Night train ends · Oriente', value: '06:10' }],
    footer: 'Studio Lark, call sheet, day 2025-09-25',
  });
});

test.each([
  [
    'what ends last, though it began first',
    [
      ['08:00', '18:00'],
      ['12:00', '13:00'],
    ],
    '18:00',
  ],
  [
    'what goes on past midnight',
    [
      ['09:00', '17:00'],
      ['20:00', '01:00'],
    ],
    '01:00',
  ],
  [
    'the end of another, where what began before it says none',
    [
      ['08:00', '18:00'],
      ['12:00', null],
    ],
    '18:00',
  ],
  [
    'nobody knows when, if what comes last does not say',
    [
      ['08:00', '18:00'],
      ['19:00', null],
    ],
    undefined,
  ],
  ['nothing that has a time', [[null, null]], undefined],
] as const)('the wrap is %s', (_, times, wrap) => {
  const items = times.map(([startTime, endTime]) => item({ startTime, endTime }));
  const { facts } = sheetOf({ ...parts, items }, day, words, all);
  expect(facts.find(({ label }) => label === 'Wrap')?.value).toBe(wrap);
});

test('of people it says when they are called and how they are reached', () => {
  const people = [...parts.people, { name: 'Jo', role: '', phone: '+1 555', callTime: null }];
  const { people: facts } = sheetOf({ ...parts, people }, day, words, all);
  expect(facts).toEqual([
    { label: 'Ife, Sound', value: 'call 07:00' },
    { label: 'Mara', value: 'call 06:45 · +353 1' },
    { label: 'Jo', value: '+1 555' },
  ]);
});

test('what nobody has put on a day may be taken on each of them', () => {
  const shots = [{ ...shot('Any day', null, 1), shotOn: null }, shot('Wide', null, 2)];
  const on = (date: string) =>
    sheetOf({ ...parts, shots }, date, words, all).loose.map(({ title }) => title);
  expect(on(day)).toEqual(['Any day', 'Wide']);
  expect(on('2025-09-26')).toEqual(['Any day']);
});

test('what each person packs of their own stands once, what must not be forgotten first', () => {
  expect(sheetOf(parts, day, words, all).bring).toEqual([
    { label: 'Passport', value: '2' },
    { label: 'Cards', value: '2' },
    { label: 'Socks', value: '1' },
  ]);
  const many = Array.from({ length: 20 }, (_, at) => thing(`Thing ${at}`));
  const { bring } = sheetOf({ ...parts, packing: many }, day, words, all);
  expect(bring.at(-1)).toEqual({ label: 'and 6 more things', value: '' });
});

test('notes stand on the sheet as they read, cut between two words, which says so', () => {
  const notesOf = (notes: string) =>
    sheetOf({ ...parts, trip: { ...parts.trip, notes } }, day, words, all).notes;
  expect(notesOf('# Parking\n**Gate 3**, [map](https://maps.test/x)\n')).toBe(
    'Parking\nGate 3, map (https://maps.test/x)',
  );
  const long = notesOf('Words '.repeat(200));
  expect(long.length).toBeLessThanOrEqual(700);
  expect(long).toMatch(/Words Words…$/);
});

test('what was not chosen is not on the sheet', () => {
  const sheet = sheetOf(parts, day, words, new Set(['shots']));
  expect(sheet.lines.map(({ isSun }) => isSun)).toEqual([true, true]);
  expect(sheet).toMatchObject({ bookings: [], bring: [] });
  // Their item is not shown: they are shots of the day.
  expect(sheet.loose).toHaveLength(3);
});

test('a link is open until it is over or revoked', () => {
  const now = Date.parse('2025-09-25T12:00:00Z');
  const expiresAt = '2025-09-25T12:00:01Z';
  expect(stateOfSheetLink({ revokedAt: null, expiresAt }, now)).toBe('open');
  expect(stateOfSheetLink({ revokedAt: null, expiresAt }, now + 1_000)).toBe('expired');
  expect(stateOfSheetLink({ revokedAt: expiresAt, expiresAt }, now)).toBe('revoked');
});
