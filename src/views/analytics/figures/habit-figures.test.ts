import { expect, test } from 'vitest';
import { habitFigures, type HabitOptions, type HabitRows } from './habit-figures.ts';
import { periodOf } from './periods.ts';

const today = '2026-03-18'; // A Wednesday.
const options: HabitOptions = {
  period: periodOf('30', today),
  today,
  timeZone: 'America/New_York',
  weekStartsOn: 1,
};
const task = (id: string, more: Partial<HabitRows['tasks'][number]> = {}) => ({
  ...{ id, title: id, plannedOn: null, deadlineOn: null, completedAt: null },
  ...more,
});
const day = (date: string, done: number, total: number) => ({
  ...{ date, done, total },
  percent: total === 0 ? null : Math.round((done / total) * 100),
});
const figures = (more: Partial<HabitRows>) =>
  habitFigures({ tasks: [], days: [], ...more }, options);

test('tasks count on the day they were done where the user is, on time if that is their day or earlier', () => {
  const { counted, onTime, weeks } = figures({
    tasks: [
      task('early', { plannedOn: '2026-03-18', completedAt: '2026-03-17T12:00:00Z' }),
      // Late in the evening there, the next day in UTC.
      task('evening', { plannedOn: '2026-03-16', completedAt: '2026-03-17T03:30:00Z' }),
      task('late', { plannedOn: '2026-03-09', completedAt: '2026-03-10T12:00:00Z' }),
      task('undated', { completedAt: '2026-03-10T12:00:00Z' }),
      task('before', { completedAt: '2026-02-16T12:00:00Z' }),
      task('open', { plannedOn: '2026-03-18' }),
    ],
  });
  expect(counted.done.map(({ id }) => id)).toEqual(['early', 'evening', 'late', 'undated']);
  expect(onTime).toEqual({ met: 2, of: 3 });
  expect(weeks.slice(-2)).toMatchObject([
    { from: '2026-03-09', done: 2, isCurrent: false },
    { from: '2026-03-16', done: 2, isCurrent: true },
  ]);
});

test('what waits is counted from the first day on which it was to be done, the longest first', () => {
  const { overdue, medianOverdueDays } = figures({
    tasks: [
      task('three', { plannedOn: '2026-03-15' }),
      task('ten', { plannedOn: '2026-03-20', deadlineOn: '2026-03-08' }),
      task('today', { plannedOn: today }),
      task('done', { plannedOn: '2026-03-01', completedAt: '2026-03-18T12:00:00Z' }),
      task('four', { plannedOn: '2026-03-14' }),
    ],
  });
  expect(overdue.map(({ id, days }) => [id, days])).toEqual([
    ['ten', 10],
    ['four', 4],
    ['three', 3],
  ]);
  expect(medianOverdueDays).toBe(4);
  expect(figures({}).medianOverdueDays).toBeNull();
});

test('a day of the routine is good from 40%; days without anything due do not count, today once it is good', () => {
  const days = [
    day('2026-01-01', 1, 1),
    day('2026-03-10', 2, 5),
    day('2026-03-11', 1, 5),
    day('2026-03-12', 0, 0),
    day(today, 1, 5),
  ];
  const { goodDays, weeks, counted } = figures({ days });
  expect(goodDays).toEqual({ met: 1, of: 2 });
  expect(figures({ days: [...days.slice(0, -1), day(today, 2, 5)] }).goodDays).toEqual({
    met: 2,
    of: 3,
  });
  expect(weeks.slice(-2).map(({ percent }) => percent)).toEqual([30, 20]);
  expect(weeks[0]?.percent).toBeNull();
  expect(counted.days.map(({ date }) => date)).toEqual([today, '2026-03-11', '2026-03-10']);
  expect(figures({}).goodDays).toBeNull();
});
