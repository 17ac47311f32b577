import { expect, test } from 'vitest';
import { isTime, type Moment, remindsAt, taskDetail } from './rules.ts';

const zone = 'America/New_York';
const at = (moment: Moment) =>
  remindsAt(moment, zone).toZonedDateTimeISO(zone).toString({ timeZoneName: 'never' });

test.each([
  // 2:00 to 3:00 is left out on this night: half an hour before 3:15 it is 1:45.
  [{ day: '2031-03-09', time: '03:15', minutesBefore: 30 }, '2031-03-09T01:45:00-05:00'],
  // What is planned for a time that does not exist comes when the clock has passed it.
  [{ day: '2031-03-09', time: '02:30', minutesBefore: 0 }, '2031-03-09T03:30:00-04:00'],
  // 1:00 to 2:00 comes twice on this one.
  [{ day: '2031-11-02', time: '02:30', minutesBefore: 60 }, '2031-11-02T01:30:00-05:00'],
  [{ day: '2031-03-09', time: '17:00', minutesBefore: 1_440 }, '2031-03-08T17:00:00-05:00'],
  [{ day: '2031-03-09', time: null, minutesBefore: 60 }, '2031-03-09T09:00:00-04:00'],
  [{ day: '2031-03-09', time: null, minutesBefore: 1_440 }, '2031-03-08T09:00:00-05:00'],
])('%j reminds at %s', (moment, expected) => {
  expect(at(moment)).toBe(expected);
});

test('what is an hour late is told, what is later is not', () => {
  const due = Temporal.Instant.from('2031-03-09T12:00:00Z');
  const within = { lateMinutes: 60 };
  const told = ['11:59:59', '12:00:00', '13:00:00', '13:00:01'].map((time) =>
    isTime(due, Temporal.Instant.from(`2031-03-09T${time}Z`), within),
  );
  expect(told).toEqual([false, true, true, false]);
});

test('a reminder says how long there is', () => {
  const said = [0, 10, 60, 1_440].map((minutesBefore) =>
    taskDetail({ time: '14:00', minutesBefore }),
  );
  expect(said).toEqual(['is now', 'in 10 minutes', 'in an hour', 'is tomorrow']);
  expect(taskDetail({ time: null, minutesBefore: 0 })).toBe('is today');
});
