import { describe, expect, test } from 'vitest';
import {
  addMinutes,
  durationText,
  minutesBetween,
  movedTo,
  nextUp,
  readTime,
} from '#domains/tasks/rules.ts';
import { countTasks } from './rules.ts';
import { noLink } from '#domains/tasks/linking/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { overdueOn, tasksOn } from './day-tasks.ts';
import { gutterText, inText, madeText, timeText } from './task-time.ts';

const formats = { dateFormat: 'MDY', timeFormat: '12' } as const;
const settings = {
  ...formats,
  timeZone: 'America/New_York',
  today: '2026-11-21',
  weekStartsOn: 0,
  singleKeyShortcuts: true,
};
const countedAt = {
  today: '2026-11-21',
  weekEndsOn: '2026-11-27',
  since: '2026-09-01',
  earlier: { count: 0, askedAt: 0 },
};
let made = 0;

function aTask(fields: Partial<Task> = {}): Task {
  made += 1;
  return {
    id: `id-${String(made).padStart(3, '0')}`,
    createdByUserId: 'me',
    updatedByUserId: 'me',
    createdAt: '2026-11-12T15:00:00Z',
    updatedAt: '2026-11-12T15:00:00Z',
    version: 1,
    title: 'Film',
    plannedOn: '2026-11-21',
    completedAt: null,
    categoryId: null,
    notes: '',
    timeType: 'none',
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    deadlineOn: null,
    repeatRule: null,
    repeatMode: 'schedule',
    repeatFrom: null,
    seriesId: null,
    previousTaskId: null,
    ...noLink,
    sortOrder: null,
    remindMinutesBefore: null,
    checklist: [],
    ...fields,
  };
}
const at = (startTime: string, fields: Partial<Task> = {}) =>
  aTask({ timeType: 'start-only', startTime, ...fields });
const done = { completedAt: '2026-11-21T10:00:00Z' };

describe('the day', () => {
  test('next up is the first open task whose time has not passed', () => {
    const [early, next, later, any] = [at('09:00'), at('11:00'), at('15:00'), aTask()];
    expect(nextUp([any, later, next, early], '10:42')).toBe(next);
    expect(nextUp([early, next], '11:00')).toBe(next);
    expect(nextUp([early, at('11:00', done)], '10:42')).toBeUndefined();
  });

  test('the tasks of a date come in its order, and the same date is one selector', () => {
    const [late, early, other] = [
      at('15:00'),
      at('09:00'),
      at('08:00', { plannedOn: '2026-11-22' }),
    ];
    expect(tasksOn('2026-11-21')([late, other, early])).toEqual([early, late]);
    expect(tasksOn('2026-11-21')).toBe(tasksOn('2026-11-21'));
  });

  test('overdue is open and before today, the oldest first', () => {
    const [newer, older] = [aTask({ plannedOn: '2026-11-20' }), aTask({ plannedOn: '2026-11-01' })];
    const others = [
      aTask(),
      aTask({ plannedOn: null }),
      aTask({ plannedOn: '2026-11-19', ...done }),
    ];
    expect(overdueOn('2026-11-21')([newer, ...others, older])).toEqual([older, newer]);
  });

  test('a deadline that has passed is overdue, whatever day it is planned for', () => {
    const late = aTask({ plannedOn: '2026-12-24', deadlineOn: '2026-11-18' });
    const unplanned = aTask({ plannedOn: null, deadlineOn: '2026-11-20' });
    const both = aTask({ plannedOn: '2026-11-19', deadlineOn: '2026-11-25' });
    const others = [
      aTask({ deadlineOn: '2026-11-21' }),
      aTask({ deadlineOn: '2026-11-18', ...done }),
    ];
    expect(overdueOn('2026-11-21')([unplanned, late, ...others, both])).toEqual([
      late,
      both,
      unplanned,
    ]);
  });

  test('a day has those of which it is the last one, behind those that are planned for it', () => {
    const due = at('08:00', { plannedOn: '2026-11-30', deadlineOn: '2026-11-21' });
    const planned = at('15:00', { deadlineOn: '2026-11-21' });
    expect(tasksOn('2026-11-21')([due, planned])).toEqual([planned, due]);
  });

  test('a deadline that has passed moves along with its task, one to come stays', () => {
    const today = '2026-11-21';
    const moved = (deadlineOn: string | null, to: string | null) =>
      movedTo(aTask({ plannedOn: '2026-11-01', deadlineOn }), to, today).deadlineOn;
    expect(moved('2026-11-20', today)).toBe(today);
    expect(moved('2026-11-20', null)).toBeNull();
    expect(moved('2026-11-20', '2026-11-19')).toBeUndefined();
    expect(moved('2026-11-21', '2026-11-25')).toBeUndefined();
    expect(moved(null, '2026-11-25')).toBeUndefined();
  });

  test('this week is today and the next six days, done or not', () => {
    const tasks = ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', null].map((plannedOn) =>
      aTask({ plannedOn }),
    );
    const counts = countTasks([...tasks, aTask(done)], countedAt);
    expect(counts).toEqual({ completed: 1, pending: 5, overdue: 1, thisWeek: 3 });
  });

  test('pending is all that is open, completed all that is done, whatever the day', () => {
    const days = ['2025-01-01', '2026-11-20', '2026-11-21', '2027-11-21', null];
    const open = days.map((plannedOn) => aTask({ plannedOn }));
    const closed = days.slice(1).map((plannedOn) => aTask({ plannedOn, ...done }));
    const { pending, completed } = countTasks([...open, ...closed], countedAt);
    expect([pending, completed]).toEqual([5, 4]);
  });

  test('what was done on days that are not at hand is counted once', () => {
    const askedAt = Date.parse('2026-11-21T12:00:00Z');
    const earlier = { count: 40, askedAt };
    const completedAt = (time: string) => ({ completedAt: `2026-11-21T${time}Z` });
    const completed = (...given: Partial<Task>[]) =>
      countTasks(
        given.map((fields) => aTask(fields)),
        { ...countedAt, earlier },
      ).completed;
    expect(completed()).toBe(40);
    // One of the forty, at hand because its week is on screen.
    expect(completed({ plannedOn: '2026-08-31', ...completedAt('11:59:59.999') })).toBe(40);
    // Late for months and done just now, when the forty had been counted.
    expect(completed({ plannedOn: '2026-08-31', ...completedAt('12:00:00.001') })).toBe(41);
    expect(completed({ plannedOn: '2026-09-01', ...completedAt('09:00:00') })).toBe(41);
    expect(completed({ plannedOn: null, completedAt: '2026-08-31T23:59:59+00:00' })).toBe(40);
    expect(completed({ plannedOn: null, completedAt: '2026-09-01T00:00:00+00:00' })).toBe(41);
  });
});

describe('times', () => {
  test.each([
    ['5pm', '17:00'],
    ['5 PM', '17:00'],
    ['5:30 p.m.', '17:30'],
    ['12am', '00:00'],
    ['12pm', '12:00'],
    ['17:00', '17:00'],
    ['9', '09:00'],
    ['9.15', '09:15'],
    ['noon', '12:00'],
  ])('%s is read as %s', (typed, time) => expect(readTime(typed)).toBe(time));
  test.each(['', '25:00', '13pm', '0am', '9:75', 'soon', '5:3', '-1'])('"%s" is no time', (typed) =>
    expect(readTime(typed)).toBeUndefined(),
  );

  test('durations', () => {
    expect(durationText(minutesBetween('11:00', '13:30'))).toBe('2 h 30 min');
    expect(durationText(60)).toBe('1 h');
    expect(durationText(45)).toBe('45 min');
    expect(addMinutes('23:30', 60)).toBe('23:59');
    expect([inText(18), inText(0), inText(120), inText(95), inText(400)]).toEqual([
      'in 18 min',
      'now',
      'in 2 h',
      'in 1 h 35 min',
      'in 7 h',
    ]);
  });

  test('each way to say when has its words', () => {
    const range = at('11:00', { timeType: 'start-end', endTime: '13:30' });
    expect(timeText(range, formats)).toBe('11:00 AM – 1:30 PM');
    expect(gutterText(range, formats)).toEqual({ time: '11:00 AM', until: 'to 1:30 PM' });
    expect(timeText(range, { ...formats, timeFormat: '24' })).toBe('11:00 – 13:30');
    expect(timeText(at('14:30'), formats)).toBe('2:30 PM');
    expect(timeText(aTask({ timeType: 'due-by', dueTime: '17:00' }), formats)).toBe('by 5:00 PM');
    expect(timeText(aTask({ timeType: 'time-of-day', timeOfDay: 'evening' }), formats)).toBe(
      'Evening',
    );
    expect(timeText(aTask(), formats)).toBe('Any time');
  });

  test('created and updated are told in the zone of the user', () => {
    expect(madeText(aTask(), settings)).toBe('Created Nov 12');
    expect(madeText(aTask({ updatedAt: '2026-11-21T14:20:00Z' }), settings)).toBe(
      'Created Nov 12 · Updated today, 9:20 AM',
    );
    expect(
      madeText(
        aTask({ createdAt: '2026-11-21T14:00:00Z', updatedAt: '2026-11-21T14:00:00Z' }),
        settings,
      ),
    ).toBe('Created today');
  });
});
