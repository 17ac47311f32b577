import { describe, expect, test } from 'vitest';
import { blank, type Entry, type Reading, saidBy, typed } from './quick-entry-typing.ts';
import { readDates } from './read-dates.ts';

const reading: Reading = {
  // A Saturday.
  today: '2026-11-21',
  dayFirst: false,
  isHalfDayClock: true,
  categories: [{ id: 'c1', name: 'Work' }],
  readDates,
};

/** The entry after each key. */
function keyByKey(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const key of text) {
    const before = entries.at(-1) ?? blank;
    entries.push(typed(before, before.text + key, reading));
  }
  return entries;
}

const chips = (text: string) =>
  keyByKey(text)
    .at(-1)
    ?.parts.map((part) => part.text);

describe('typed key by key a text says what it says at once', () => {
  test.each([
    'Shoot A 11am-1:30pm #Work',
    'Range two 3pm to 5pm',
    'Shoot B from 3pm to 5pm',
    'Shoot B from 3pm until noon',
    'Shoot B 3pm - 5 pm with Ife',
    'Shoot B 10am till noon tomorrow',
    'Shoot B 11am to midnight',
    'Shoot C from 5pm to 3pm',
    'Shoot C from 5pm to 3pm with Ife',
    'Shoot C sat 3pm to 5pm with Ife',
    'Late night 11pm-1am',
    'Late night 11pm - 1am',
    'Shoot 2-4pm',
    'Shoot 3-5pm #Work',
    'Shoot 11:00 – 12:30',
    'Shoot 11:00 – 12:30 #Work',
    'Shoot 10:00 – 12:30 pm #Work',
    'Shoot tomorrow 11:00 to 12:30 with Ife',
    'Shoot at 3:30 pm with Ife',
    'Shoot noon to 3pm with Ife',
    'Call Pia tomorrow by 5pm #Work',
    'Call Pia by 3pm-5pm #Work',
    'Call Pia 3pm tomorrow',
    'Call Pia 3pm to tell her',
    'Call Pia 3pm to 5 people',
    'Call Pia 3pm-ish',
    'Call Pia 3pm - midterm news',
    'Call Pia at 10:30 about it',
    'Walk 17:30 #Work',
    'Walk 17:30 route',
    'Water the set every Monday',
    'Water the set every Mon, Wed and Fri',
    'Water the set every other tue and thu #Work',
    'Water the set every Tue & Thu then rest',
    'Water the set every Tue and feed the cat',
    'Water the set every Tue about noon',
    'Call by Fri 5pm now',
  ])('%s', (text) => {
    const last = keyByKey(text).at(-1) ?? blank;
    expect(saidBy(last, reading)).toEqual(saidBy({ ...blank, text }, reading));
  });
});

describe('a time becomes a chip', () => {
  test('as soon as what follows cannot make it a range', () => {
    expect(chips('Call Pia 3pm ')).toEqual([]);
    expect(chips('Call Pia 3pm a')).toEqual(['3pm']);
    expect(chips('Call Pia 3pm #')).toEqual(['3pm']);
    expect(chips('Call Pia 3pm t')).toEqual([]);
    expect(chips('Call Pia 3pm th')).toEqual(['3pm']);
    expect(chips('Call Pia 3pm to ')).toEqual([]);
    expect(chips('Call Pia 3pm to t')).toEqual(['3pm']);
  });

  test('at once where it is a range', () => {
    expect(chips('Shoot 3pm to 5pm ')).toEqual(['3pm to 5pm']);
    expect(chips('Shoot 11:00 – 12:30 #')).toEqual(['11:00 – 12:30']);
  });

  test('that stays one while more is typed', () => {
    const counts = keyByKey('Shoot from 3pm to 5pm with Ife - and Pia').map(
      ({ parts }) => parts.length,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});
