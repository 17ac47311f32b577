import { expect, test } from 'vitest';
import {
  digestArrival,
  goneWhenRead,
  isDigestDue,
  isStillTold,
  mailChoiceOf,
  quietEnd,
  withMailChoice,
} from './rules.ts';

const night = { quietHours: true, quietFromMinutes: 22 * 60, quietUntilMinutes: 7 * 60 };
const endAt = (time: string, hours = night) =>
  quietEnd(hours, Temporal.ZonedDateTime.from(time))?.toString() ?? null;

test.each([
  ['2031-05-01T21:59[Europe/Zurich]', null],
  ['2031-05-01T22:00[Europe/Zurich]', '2031-05-02T05:00:00Z'],
  ['2031-05-02T06:59:59[Europe/Zurich]', '2031-05-02T05:00:00Z'],
  ['2031-05-02T07:00[Europe/Zurich]', null],
  // Over the night in which clocks go back.
  ['2031-10-25T23:00[Europe/Zurich]', '2031-10-26T06:00:00Z'],
])('quiet hours at %s end %s', (time, end) => {
  expect(endAt(time)).toBe(end);
});

test('an end that the clock shows twice is the second one, and none is when there are no hours', () => {
  const hours = { ...night, quietUntilMinutes: 2 * 60 + 30 };
  expect(endAt('2031-10-26T02:10+01:00[Europe/Zurich]', hours)).toBe('2031-10-26T01:30:00Z');
  expect(endAt('2031-05-01T13:00[UTC]', { ...night, quietFromMinutes: 7 * 60 })).toBeNull();
  expect(endAt('2031-05-01T23:00[UTC]', { ...night, quietHours: false })).toBeNull();
  const day = { quietHours: true, quietFromMinutes: 12 * 60, quietUntilMinutes: 14 * 60 };
  expect(endAt('2031-05-01T13:00[UTC]', day)).toBe('2031-05-01T14:00:00Z');
});

const everyDay = { ...night, dailyDigest: true, digestAtMinutes: 7 * 60 + 30 };
const digest = { ...everyDay, digestWeekdays: [0, 1, 2, 3, 4, 5, 6] };
const isDue = (time: string, choice = digest) =>
  isDigestDue(choice, Temporal.ZonedDateTime.from(time));

test('a digest is due from its time on for four hours, on the days chosen, if it was asked for', () => {
  const monday = ['07:29', '07:30', '11:29', '11:30'].map((time) =>
    isDue(`2031-03-10T${time}[Asia/Tokyo]`),
  );
  expect(monday).toEqual([false, true, true, false]);
  const weekdays = { ...digest, digestWeekdays: [1, 2, 3, 4, 5] };
  expect(isDue('2031-03-10T08:00[Asia/Tokyo]', weekdays)).toBe(true);
  expect(isDue('2031-03-09T08:00[Asia/Tokyo]', weekdays)).toBe(false);
  expect(isDue('2031-03-10T08:00[Asia/Tokyo]', { ...digest, dailyDigest: false })).toBe(false);
});

test('a time that a night leaves out is due when the clock has passed it', () => {
  const choice = { ...digest, quietHours: false, digestAtMinutes: 2 * 60 + 30 };
  expect(isDue('2031-03-09T01:59[America/New_York]', choice)).toBe(false);
  expect(isDue('2031-03-09T03:00[America/New_York]', choice)).toBe(true);
});

test('in quiet hours a digest waits for their end', () => {
  const early = { ...digest, digestAtMinutes: 5 * 60 };
  expect(digestArrival(early)).toEqual({ minutes: 7 * 60, isNextDay: false });
  expect(isDue('2031-03-10T06:59[UTC]', early)).toBe(false);
  expect(isDue('2031-03-10T07:00[UTC]', early)).toBe(true);
  expect(digestArrival({ ...early, quietHours: false }).minutes).toBe(5 * 60);
});

test('a digest of the evening that waits comes the next morning, not in the one before', () => {
  // Of Monday alone; Monday was the tenth.
  const evening = { ...digest, digestAtMinutes: 23 * 60, digestWeekdays: [1] };
  expect(digestArrival(evening)).toEqual({ minutes: 7 * 60, isNextDay: true });
  const times = ['10T07:00', '10T23:00', '11T06:59', '11T07:00', '12T07:00'];
  expect(times.map((time) => isDue(`2031-03-${time}[UTC]`, evening))).toEqual([
    ...[false, false, false, true, false],
  ]);
});

test('without a choice the default holds, and choosing it again leaves no trace', () => {
  expect(mailChoiceOf([], 'comment')).toBe('on');
  expect(mailChoiceOf([], 'payment')).toBe('digest');
  expect(mailChoiceOf([], 'task')).toBe('off');
  const chosen = withMailChoice(['payment.on'], 'comment', 'digest');
  expect(chosen).toEqual(['payment.on', 'comment.digest']);
  expect(mailChoiceOf(chosen, 'comment')).toBe('digest');
  expect(withMailChoice(chosen, 'comment', 'on')).toEqual(['payment.on']);
});

test('what is older than 60 days is told no longer', () => {
  expect(isStillTold('2031-03-02T00:10:00.000Z', '2031-05-01')).toBe(true);
  expect(isStillTold('2031-03-01T23:50:00.000Z', '2031-05-01')).toBe(false);
});

test('what was marked read and is not answered for is gone; the others are left alone', () => {
  const shown = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(goneWhenRead(shown, ['a', 'b'], [{ id: 'a' }])).toEqual([{ id: 'b' }]);
});
