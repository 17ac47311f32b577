import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  dateOf,
  daysBetween,
  firstOfMonthBefore,
  nextWeek,
  startOfWeek,
  timeOf,
  today,
  weekday,
} from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
});

function at(instant: string): void {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date', 'Temporal'] });
}

test.each([
  ['America/Los_Angeles', '2025-09-15'],
  ['America/New_York', '2025-09-16'],
  ['Europe/Berlin', '2025-09-16'],
  ['Asia/Kolkata', '2025-09-16'],
  ['Pacific/Auckland', '2025-09-16'],
])('one instant is the day of each zone: %s', (timeZone, date) => {
  expect(dateOf('2025-09-16T04:30:00Z', timeZone)).toBe(date);
});

test('New Zealand is a day ahead while New York has not slept', () => {
  const instant = '2026-01-01T11:00:00Z';
  expect(dateOf(instant, 'Pacific/Auckland')).toBe('2026-01-02');
  expect(dateOf(instant, 'America/New_York')).toBe('2026-01-01');
});

test('the time of day follows summer time of both hemispheres', () => {
  expect(timeOf('2025-07-01T12:00:00Z', 'Europe/London')).toBe('13:00');
  expect(timeOf('2025-12-01T12:00:00Z', 'Europe/London')).toBe('12:00');
  expect(timeOf('2025-07-01T12:00:00Z', 'Australia/Sydney')).toBe('22:00');
  expect(timeOf('2025-12-01T12:00:00Z', 'Australia/Sydney')).toBe('23:00');
});

test.each([
  // Clocks go forward in New York and back in Sydney: days of 23 and 25 hours.
  ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['Australia/Sydney', '2026-04-04T12:59:00Z', '2026-04-04'],
  ['Australia/Sydney', '2026-04-04T13:00:00Z', '2026-04-05'],
  ['Australia/Sydney', '2026-04-05T13:59:00Z', '2026-04-05'],
  ['Australia/Sydney', '2026-04-05T14:00:00Z', '2026-04-06'],
])('days end at midnight also when clocks change: %s %s', (timeZone, instant, date) => {
  expect(dateOf(instant, timeZone)).toBe(date);
});

test('today is the date of the clock on the wall', () => {
  at('2026-03-08T04:59:59Z');
  expect(today('America/New_York')).toBe('2026-03-07');
  expect(today('Asia/Tokyo')).toBe('2026-03-08');
});

test('calendar arithmetic crosses months, years and leap days, and no clock change', () => {
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-04-06', '2026-04-04')).toBe(-2);
});

test('a list of tasks starts with the month before last', () => {
  expect(firstOfMonthBefore('2026-01-31', 2)).toBe('2025-11-01');
  expect(firstOfMonthBefore('2026-03-01', 2)).toBe('2026-01-01');
});

test('weeks start on the day that the user chose', () => {
  expect(weekday('2025-09-14')).toBe(0);
  expect(startOfWeek('2025-09-16', 0)).toBe('2025-09-14');
  expect(startOfWeek('2025-09-16', 1)).toBe('2025-09-15');
  expect(startOfWeek('2025-09-16', 6)).toBe('2025-09-13');
  expect(startOfWeek('2025-09-14', 0)).toBe('2025-09-14');
});

test.each([
  ['2026-03-14T05:59:00Z', 0, '2026-03-14'],
  // In New York it is 01:59 in the night to the 14th, then 03:00, 03:59 and 04:00.
  ['2026-03-14T05:59:00Z', 240, '2026-03-13'],
  ['2026-03-14T07:59:00Z', 240, '2026-03-13'],
  ['2026-03-14T08:00:00Z', 240, '2026-03-14'],
  // On the day that begins an hour shorter the clock says 04:00 earlier, and the day begins then.
  ['2026-03-08T07:59:00Z', 240, '2026-03-07'],
  ['2026-03-08T08:00:00Z', 240, '2026-03-08'],
  ['2026-11-01T08:59:00Z', 240, '2026-10-31'],
  ['2026-11-01T09:00:00Z', 240, '2026-11-01'],
  ['2026-01-01T06:00:00Z', 360, '2025-12-31'],
])('until the hour that a day begins it is still yesterday: %s, %s minutes', (...row) => {
  const [instant, startsAtMinutes, date] = row;
  expect(dateOf(instant, 'America/New_York', startsAtMinutes)).toBe(date);
  at(instant);
  expect(today('America/New_York', startsAtMinutes)).toBe(date);
});

test.each([
  ['2026-11-21', 0, '2026-11-23'],
  // A Sunday begins a week, or ends one.
  ['2026-11-22', 0, '2026-11-30'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-23', 0, '2026-11-30'],
  ['2026-11-23', 1, '2026-11-30'],
  ['2026-11-23', 6, '2026-11-30'],
])('next week from %s on, in weeks that begin on day %i, is Monday %s', (date, start, monday) => {
  expect(nextWeek(date, start)).toBe(monday);
});
