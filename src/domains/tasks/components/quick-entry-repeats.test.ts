import { expect, test } from 'vitest';
import { type EntryContext, fieldsOf, findParts, withoutParts } from './quick-entry.ts';
import { readDates } from './read-dates.ts';

const context: EntryContext = {
  // A Saturday.
  today: '2026-11-21',
  dayFirst: false,
  isHalfDayClock: true,
  categories: [],
  readDates,
  taken: [],
  ignored: [],
  beside: [],
  isComplete: true,
};

function read(text: string) {
  const parts = findParts(text, context);
  const { times, ...fields } = fieldsOf(parts);
  const title = withoutParts(text, parts).trim().replace(/\s+/g, ' ');
  return { title, ...fields, ...times };
}

test.each([
  ['every day', 'FREQ=DAILY', undefined],
  ['every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2', undefined],
  ['every three months', 'FREQ=MONTHLY;INTERVAL=3', undefined],
  ['every other day', 'FREQ=DAILY;INTERVAL=2', undefined],
  ['every year', 'FREQ=YEARLY', undefined],
  ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-23'],
  ['every monday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
  ['each Sat', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-21'],
  ['every other tue and thu', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', '2026-11-24'],
  ['every Mon, Wed and Fri', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23'],
  ['every 2 weeks on Mon, Wed', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', '2026-11-23'],
])('%s', (words, repeatRule, plannedOn) => {
  const date = plannedOn ? { plannedOn } : {};
  expect(read(`Post a reel ${words}`)).toEqual({ title: 'Post a reel', repeatRule, ...date });
});

test('stands beside a date and a time of its own', () => {
  expect(read('Post a reel every 2 weeks tomorrow at 5pm')).toEqual({
    title: 'Post a reel',
    repeatRule: 'FREQ=WEEKLY;INTERVAL=2',
    plannedOn: '2026-11-22',
    timeType: 'start-only',
    startTime: '17:00',
  });
});

test.each(['Check every mondayish thing', 'Call everyone', 'Every morning', 'Each shot counts'])(
  '%s says nothing of the kind',
  (text) => expect(read(text)).toEqual({ title: text }),
);

test('waits for the day after a comma or an and', () => {
  const typed = (text: string) => findParts(text, { ...context, isComplete: false });
  expect(typed('Post every mon')).toEqual([]);
  expect(typed('Post every mon, ')).toEqual([]);
  expect(typed('Post every mon, wed ')).toEqual([]);
  expect(typed('Post every mon, wed and f')).toEqual([]);
  expect(typed('Post every mon, wed #')).toMatchObject([{ text: 'every mon, wed' }]);
});
