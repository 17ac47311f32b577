import { afterEach, describe, expect, test } from 'vitest';
import { type EntryContext, fieldsOf, findParts, withoutParts } from './quick-entry.ts';
import { readDates } from './read-dates.ts';

const saturday = '2026-11-21';
const categories = [
  { id: 'c1', name: 'Work' },
  { id: 'c2', name: 'Content' },
  { id: 'c3', name: 'Brand work' },
];

function context(changes: Partial<EntryContext> = {}): EntryContext {
  return {
    today: saturday,
    dayFirst: false,
    isHalfDayClock: true,
    categories,
    readDates,
    taken: [],
    ignored: [],
    beside: [],
    isComplete: true,
    ...changes,
  };
}

function read(text: string, changes: Partial<EntryContext> = {}) {
  const parts = findParts(text, context(changes));
  const { plannedOn, categoryId, times, repeatRule } = fieldsOf(parts);
  const title = withoutParts(text, parts).trim().replace(/\s+/g, ' ');
  return {
    title,
    ...(plannedOn ? { plannedOn } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(repeatRule ? { repeatRule } : {}),
    ...times,
  };
}

test('a whole sentence sets every field and leaves the title', () => {
  expect(read('Film the reel tomorrow 3pm #Content')).toEqual({
    title: 'Film the reel',
    plannedOn: '2026-11-22',
    timeType: 'start-only',
    startTime: '15:00',
    categoryId: 'c2',
  });
  expect(read('Send invoice 0147 Thu by 5pm #wor')).toEqual({
    title: 'Send invoice 0147',
    plannedOn: '2026-11-26',
    timeType: 'due-by',
    dueTime: '17:00',
    categoryId: 'c1',
  });
});

describe('dates', () => {
  test.each([
    ['Call Bea today', '2026-11-21'],
    ['Call Bea tomorrow', '2026-11-22'],
    ['Call Bea tmr', '2026-11-22'],
    ['Call Bea the day after tomorrow', '2026-11-23'],
    ['Call Bea Thu', '2026-11-26'],
    ['Call Bea on thursday', '2026-11-26'],
    ['Call Bea next friday', '2026-11-27'],
    ['Call Bea on sat', '2026-11-21'],
    ['Call Bea Sun', '2026-11-22'],
    ['Call Bea Nov 30', '2026-11-30'],
    ['Call Bea nov 30', '2026-11-30'],
    ['Call Bea Nov 20', '2027-11-20'],
    ['Call Bea on the 1st of december', '2026-12-01'],
    ['Call Bea Dec 1st', '2026-12-01'],
    ['Call Bea in 3 days', '2026-11-24'],
    ['Call Bea in two weeks', '2026-12-05'],
    ['Call Bea 12/24', '2026-12-24'],
    ['Call Bea 12/24/2026', '2026-12-24'],
    ['Call Bea 2026-12-01', '2026-12-01'],
    ['Call Bea may 5', '2027-05-05'],
    ['Call Bea by Friday', '2026-11-27'],
  ])('%s', (text, plannedOn) => {
    expect(read(text)).toEqual({ title: 'Call Bea', plannedOn });
  });

  test('the user decides whether the day comes first', () => {
    expect(read('Call Bea 3/12', { dayFirst: true }).plannedOn).toBe('2026-12-03');
    expect(read('Call Bea 3/12').plannedOn).toBe('2027-03-12');
  });

  test('tonight and this evening are today, in the evening', () => {
    const tonight = {
      title: 'Edit',
      plannedOn: saturday,
      timeType: 'time-of-day',
      timeOfDay: 'evening',
    };
    expect(read('Edit tonight')).toEqual(tonight);
    expect(read('Edit this evening')).toEqual(tonight);
    expect(read('Edit tonight 8pm')).toEqual({
      title: 'Edit',
      plannedOn: saturday,
      timeType: 'start-only',
      startTime: '20:00',
    });
  });

  test('a time after a deadline day is a deadline', () => {
    expect(read('Send it by Friday 5pm')).toEqual({
      title: 'Send it',
      plannedOn: '2026-11-27',
      timeType: 'due-by',
      dueTime: '17:00',
    });
  });
});

describe('times', () => {
  test.each([
    ['Shoot 3pm', { timeType: 'start-only', startTime: '15:00' }],
    ['Shoot at 3 pm', { timeType: 'start-only', startTime: '15:00' }],
    ['Shoot 3:15pm', { timeType: 'start-only', startTime: '15:15' }],
    ['Shoot 12am', { timeType: 'start-only', startTime: '00:00' }],
    ['Shoot 12pm', { timeType: 'start-only', startTime: '12:00' }],
    ['Shoot at noon', { timeType: 'start-only', startTime: '12:00' }],
    ['Shoot 17:30', { timeType: 'start-only', startTime: '17:30' }],
    ['Shoot at 2:30', { timeType: 'start-only', startTime: '14:30' }],
    ['Shoot at 02:30', { timeType: 'start-only', startTime: '02:30' }],
    ['Shoot at 7:30', { timeType: 'start-only', startTime: '07:30' }],
    ['Shoot by 5pm', { timeType: 'due-by', dueTime: '17:00' }],
    ['Shoot before noon', { timeType: 'due-by', dueTime: '12:00' }],
    ['Shoot due 17:00', { timeType: 'due-by', dueTime: '17:00' }],
    ['Shoot 2-4pm', { timeType: 'start-end', startTime: '14:00', endTime: '16:00' }],
    ['Shoot 2–4 pm', { timeType: 'start-end', startTime: '14:00', endTime: '16:00' }],
    ['Shoot 11-1pm', { timeType: 'start-end', startTime: '11:00', endTime: '13:00' }],
    ['Shoot 10-11:30am', { timeType: 'start-end', startTime: '10:00', endTime: '11:30' }],
    ['Shoot from 9 to 5pm', { timeType: 'start-end', startTime: '09:00', endTime: '17:00' }],
    ['Shoot 11am to 1:30pm', { timeType: 'start-end', startTime: '11:00', endTime: '13:30' }],
    ['Shoot 14:00-16:00', { timeType: 'start-end', startTime: '14:00', endTime: '16:00' }],
    ['Shoot in the morning', { timeType: 'time-of-day', timeOfDay: 'morning' }],
    ['Shoot afternoon', { timeType: 'time-of-day', timeOfDay: 'afternoon' }],
  ])('%s', (text, times) => {
    expect(read(text)).toEqual({ title: 'Shoot', ...times });
  });

  test('a part of the day goes with its day', () => {
    expect(read('Walk tomorrow morning with Ife')).toEqual({
      title: 'Walk with Ife',
      plannedOn: '2026-11-22',
      timeType: 'time-of-day',
      timeOfDay: 'morning',
    });
  });

  test('a 24-hour clock is read as it stands', () => {
    expect(read('Shoot at 2:30', { isHalfDayClock: false })).toMatchObject({ startTime: '02:30' });
  });
});

test.each([
  'Maybe film the saturated cut',
  'Cut the 10 second intro',
  'The second take',
  'March with the band',
  'march 5 miles for the vlog',
  'It may rain',
  'may 5 people fit the van',
  'We sat in the sun',
  'Sun cream for the shoot',
  'They wed in Graça',
  'Morning walk',
  'Good morning post',
  'Every evening',
  'Answer 20 comments',
  'Export in 16:9 and 9:16',
  'Fix the 2:30 cut',
  'Open 24/7 page',
  'Mix 3/4 cup of flour',
  'Cut 3-4 clips',
  'Upload v1.5',
  'Hold for 30 minutes',
  'Review last week',
  'Plan next week',
  'What we did yesterday',
  "Answer Friday's letter",
  'Sunday-best outfit',
  'Monday.com invoice'.replace('.com', '.5'),
  'Pay $3pm',
  'Read #unknown',
  'C#Content',
  'Call me at 25:00',
  'Sum from 5 to 3',
])('nothing is guessed in: %s', (text) => {
  expect(read(text)).toEqual({ title: text });
});

describe('while typing', () => {
  const typing = { isComplete: false };
  test('what ends the text waits for the next key', () => {
    expect(read('Film Nov 3', typing)).toEqual({ title: 'Film Nov 3' });
    expect(read('Film Nov 30 ', typing)).toEqual({ title: 'Film', plannedOn: '2026-11-30' });
    expect(read('Film #con', typing)).toEqual({ title: 'Film #con' });
  });
  test('doubtful words count until a word follows them', () => {
    expect(read('Film morning ', typing)).toMatchObject({ title: 'Film', timeOfDay: 'morning' });
    expect(read('Film morning light ', typing)).toEqual({ title: 'Film morning light' });
    expect(read('Buy Sun ', typing).plannedOn).toBe('2026-11-22');
    expect(read('Buy sun ', typing)).toEqual({ title: 'Buy sun' });
    expect(read('Buy sun 3pm f', typing)).toMatchObject({
      title: 'Buy f',
      plannedOn: '2026-11-22',
      startTime: '15:00',
    });
  });
  test('a word beside a part that was taken out belongs to it', () => {
    expect(read('Film morning ', { ...typing, taken: ['date'], beside: [5] })).toMatchObject({
      timeOfDay: 'morning',
    });
  });
});

test('what was turned back into words stays words', () => {
  expect(read('Film tomorrow 3pm', { ignored: ['tomorrow'] })).toEqual({
    title: 'Film tomorrow',
    timeType: 'start-only',
    startTime: '15:00',
  });
  expect(read('Call next friday', { ignored: ['next friday'] })).toEqual({
    title: 'Call next friday',
  });
});

test('each kind is found once', () => {
  expect(read('Film tomorrow Friday').title).toBe('Film Friday');
  expect(read('Film tomorrow', { taken: ['date'] })).toEqual({ title: 'Film tomorrow' });
});

test('without the reader of dates everything else still works', () => {
  expect(read('Film tomorrow 3pm #con', { readDates: undefined })).toMatchObject({
    title: 'Film tomorrow',
    startTime: '15:00',
    categoryId: 'c2',
  });
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
    ['America/New_York', '2027-03-13'],
    ['Europe/London', '2027-03-27'],
    ['Africa/Cairo', '2027-04-29'],
    ['America/Santiago', '2026-09-05'],
    ['Australia/Lord_Howe', '2026-10-03'],
  ])('%s on %s', (timeZone, today) => {
    process.env['TZ'] = timeZone;
    const next = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect(read('Film tomorrow 2:30am', { today })).toEqual({
      title: 'Film',
      plannedOn: next,
      timeType: 'start-only',
      startTime: '02:30',
    });
    expect(read('Film today', { today }).plannedOn).toBe(today);
  });
});

test.each([
  'Post "quoted 5pm"',
  'Cut “tomorrow never dies” trailer',
  'Post "every day',
  'Title it "Work #Content"',
  'Read 3/4 of the script',
])('%s stays as it is written', (text) => expect(read(text)).toEqual({ title: text }));

test('a day like 3/4 counts after "on" or "by", wherever that is', () => {
  expect(read('Send by 12/4 the edit')).toEqual({
    title: 'Send the edit',
    plannedOn: '2026-12-04',
  });
});

test('a word gets its tape as soon as a space follows it', () => {
  const typed = (text: string) =>
    findParts(text, context({ isComplete: false })).map((part) => part.text);
  expect(typed('Walk morning')).toEqual([]);
  expect(typed('Walk morning ')).toEqual(['morning']);
  expect(typed('Call Bea 12/24 ')).toEqual(['12/24']);
  expect(typed('Walk morning r')).toEqual([]);
});
