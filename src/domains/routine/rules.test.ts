import { expect, test } from 'vitest';
import {
  footerText,
  frequenciesBefore,
  isDueOn,
  isPausedOn,
  percentOf,
  progressText,
  suggestTinyVersion,
  summaryText,
} from './rules.ts';
import { type Frequency, newRoutineItem, routineItemChanges } from './schema.ts';

// From Monday, 2026-03-09, to Sunday.
const week = Array.from({ length: 7 }, (_, i) => `2026-03-${String(9 + i).padStart(2, '0')}`);

test.each([
  ['daily', 'yyyyyyy'],
  ['weekdays', 'yyyyy--'],
  ['most-days', 'yyyyyyy'],
  ['as-needed', '-------'],
] as const)('a %s item is due on %s of Monday to Sunday', (frequency, days) => {
  const due = week.map((date) =>
    isDueOn({ frequency, earlierFrequencies: [] }, date) ? 'y' : '-',
  );
  expect(due.join('')).toBe(days);
});

test('a new frequency holds from the day on which it was given, and what held on no day is forgotten', () => {
  const daily = { frequency: 'daily', earlierFrequencies: [] } as const;
  const given = (
    item: Parameters<typeof frequenciesBefore>[0],
    next: Frequency,
    today: string,
  ) => ({
    frequency: next,
    earlierFrequencies: frequenciesBefore(item, next, today),
  });
  const due = (item: Parameters<typeof isDueOn>[0]) =>
    week.map((date) => (isDueOn(item, date) ? 'y' : '-')).join('');
  const needed = given(daily, 'as-needed', '2026-03-11');
  expect(due(needed)).toBe('yy-----');
  expect(due(given(needed, 'weekdays', '2026-03-13'))).toBe('yy--y--');
  // Twice on one day.
  const weekdays = given(needed, 'weekdays', '2026-03-11');
  expect([due(weekdays), weekdays.earlierFrequencies.length]).toEqual(['yyyyy--', 1]);
  expect(given(needed, 'daily', '2026-03-11')).toEqual(daily);
});

test('a pause lasts from its first day until the day the item is due again', () => {
  const item = {
    pauses: [
      { from: '2026-03-10', until: '2026-03-12' },
      { from: '2026-03-14', until: '2026-03-15' },
    ],
  };
  expect(week.map((date) => (isPausedOn(item, date) ? 'p' : '-')).join('')).toBe('-pp--p-');
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [3, 3, 100],
])('%s of %s are %s percent', (done, due, percent) => {
  expect(percentOf(done, due)).toBe(percent);
});

test.each([
  [8, 8, 'Amazing! You completed everything today!'],
  [1, 1, 'Amazing! You completed everything today!'],
  [4, 10, 'Great progress! Keep going!'],
  [7, 8, 'Great progress! Keep going!'],
  // 39.5 percent rounds up to the threshold, 39.4 does not.
  [79, 200, 'Great progress! Keep going!'],
  [13, 33, 'Good start! Every small step counts.'],
  [0, 8, 'Good start! Every small step counts.'],
  [0, 0, null],
])('%s of %s done: %s', (done, total, text) => {
  expect(footerText({ done, total, percent: percentOf(done, total) })).toBe(text);
});

test('progress is told in words, and an empty routine invites', () => {
  expect(progressText({ done: 3, total: 8, percent: 38 }, false)).toBe('3 of 8 completed today');
  expect(progressText({ done: 0, total: 0, percent: 0 }, true)).toBe(
    'Start building your routine!',
  );
});

test.each([
  [3, 8, false, '3 of 8 done'],
  [0, 8, false, '0 of 8 done'],
  [0, 8, true, '8 due'],
  [1, 8, true, '1 of 8 done'],
])('a day with %s of %s done is summed up, to come: %s: %s', (done, total, isToCome, text) => {
  expect(summaryText({ done, total, percent: 0 }, isToCome)).toBe(text);
});

test.each([
  ['Exercise for an hour', 'Do one push-up'],
  ['Morning workout', 'Put on workout clothes'],
  ['Meditate', 'Take three slow breaths'],
  ['Evening meditation', 'Sit still for one minute'],
  ['Journal, two pages', 'Write one sentence'],
  ['Read for half an hour', 'Read one page'],
  ['READING', 'Read one page'],
  ['Water before coffee', 'Drink one sip of water'],
  ['Take my vitamins', 'Take one vitamin'],
  ['Supplements', 'Take one supplement'],
  ['Stretch for ten minutes', 'Stretch one arm'],
  ['Walk to the pier', 'Step outside for one minute'],
  ['Clean the desk', 'Put one thing away'],
  ['Cleaning', 'Put one thing away'],
])('%s begins with: %s', (title, tiny) => {
  expect(suggestTinyVersion(title)).toBe(tiny);
});

test.each(['Bake bread', 'Get ready', 'Sidewalk photos', 'Floss', 'Underwater footage', ''])(
  'no tiny version is known for %s, so it stays as it is',
  (title) => {
    expect(suggestTinyVersion(` ${title} `)).toBe(title);
  },
);

const item = { id: '0198d2a0-0000-7000-8000-0000000000aa', title: 'Iron', startsOn: '2026-03-14' };

test('only a medicine has a dosage and may be critical', () => {
  const given = { ...item, dosage: '10 mg', isCritical: true };
  expect(newRoutineItem.parse({ ...given, isMedicine: true })).toMatchObject({
    dosage: '10 mg',
    isCritical: true,
  });
  expect(newRoutineItem.parse(given)).toMatchObject({ dosage: '', isCritical: false });
  expect(routineItemChanges.parse({ isMedicine: false })).toEqual({
    isMedicine: false,
    dosage: '',
    isCritical: false,
  });
  expect(routineItemChanges.parse({ isMedicine: true })).toEqual({ isMedicine: true });
  const { error } = routineItemChanges.safeParse({ dosage: '10 mg' });
  expect(error?.issues[0]).toMatchObject({
    path: ['dosage'],
    message: 'Say together with it whether this is a medicine',
  });
});

test.each([
  [{ title: '  ' }, 'Give the routine item a title'],
  [{ pauses: [{ from: '2026-03-14', until: '2026-03-14' }] }, 'Choose a later day'],
  [{ startsOn: '2026-02-30' }, 'Use a date that exists, like 2026-03-14'],
])('%j is refused: %s', (fields, message) => {
  expect(newRoutineItem.safeParse({ ...item, ...fields }).error?.issues[0]?.message).toBe(message);
});

test('what is left out of a new item gets its default', () => {
  expect(newRoutineItem.parse(item)).toEqual({
    ...item,
    description: '',
    timeSlot: 'morning',
    isForMe: false,
    isMedicine: false,
    dosage: '',
    isCritical: false,
    frequency: 'daily',
    isTinyHabit: false,
    pauses: [],
    earlierFrequencies: [],
  });
});
