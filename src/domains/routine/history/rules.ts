import {
  beginOf,
  type DayCompletion,
  historyDays,
  type ItemHistory,
  pausesOf,
  type Who,
} from '#domains/routine/completions/rules.ts';
import { frequencyOn, isPausedOn, percentOf, type Progress } from '#domains/routine/rules.ts';
import type { Frequency, Pause, RoutineItem } from '#domains/routine/schema.ts';

/** What the rules look at of an item. */
export interface Tracked {
  id: string;
  createdByUserId: string;
  frequency: Frequency;
  earlierFrequencies: RoutineItem['earlierFrequencies'];
  startsOn: string;
  pauses: Pause[];
}

/**
 * How a day of an item went. `open` is today while it may still be done, `extra` is done without
 * being due, `off` asked for nothing: not due, or before the item began for this person.
 */
export type DayState = 'done' | 'missed' | 'open' | 'skipped' | 'paused' | 'extra' | 'off';

/** The days up to today, oldest first, worked out once for all items. */
export interface Span {
  dates: readonly string[];
  today: string;
  /** Of each date, whether it is Monday to Friday. */
  isWeekday: readonly boolean[];
  /** Of each date, the number of its week. */
  week: readonly number[];
}

/** How one item has gone. */
export interface ItemRecord {
  /** Of each date of the span. */
  states: readonly DayState[];
  streak: number;
  longestStreak: number;
  streakUnit: 'days' | 'weeks';
  /** 0 to 100; see `scoreOf`. */
  score: number;
  lastCompletedDate: string | null;
}

/** How the whole routine went on one day; without anything due the percent is null. */
export interface DayRecord extends Omit<Progress, 'percent'> {
  date: string;
  percent: number | null;
}

const noHistory: ItemHistory<DayCompletion> = new Map();
const metAt = 4;
const halfLifeDays = 13;
const dailyKept = 0.5 ** (1 / halfLifeDays);
const weeklyKept = 0.5 ** (Math.sqrt(metAt / 7) / halfLifeDays);

/** The last `days` days; weeks begin on `weekStartsOn`, 0 is Sunday. */
export function spanTo(today: string, weekStartsOn: number, days = historyDays): Span {
  const last = Temporal.PlainDate.from(today);
  const dates: string[] = [];
  const isWeekday: boolean[] = [];
  const week: number[] = [];
  let date = last.subtract({ days: days - 1 });
  let current = 0;
  for (let i = 0; i < days; i += 1, date = date.add({ days: 1 })) {
    if (i > 0 && date.dayOfWeek % 7 === weekStartsOn) current += 1;
    dates.push(date.toString());
    isWeekday.push(date.dayOfWeek < 6);
    week.push(current);
  }
  return { dates, today, isWeekday, week };
}

/** How an item has gone for one person. */
export function itemRecord(
  item: Tracked,
  history: ItemHistory<DayCompletion> = noHistory,
  who: Who & { span: Span },
): ItemRecord {
  const { span } = who;
  const states = statesOf(item, history, who);
  const isWeekly = isWeeklyOn(item, span.today);
  const { current, longest } = streakOf(isWeekly ? weekStates(states, span) : states);
  const lastDone = states.findLastIndex((state) => state === 'done' || state === 'extra');
  return {
    states,
    streak: current,
    longestStreak: longest,
    streakUnit: isWeekly ? 'weeks' : 'days',
    score: Math.round(scoreOf(states, (i) => isWeeklyOn(item, span.dates[i])) * 100),
    lastCompletedDate: span.dates[lastDone] ?? null,
  };
}

function statesOf(
  item: Tracked,
  history: ItemHistory<DayCompletion>,
  who: Who & { span: Span },
): DayState[] {
  const { span } = who;
  const since = beginOf(item, history, who);
  const pauses = pausesOf(item, who);
  return span.dates.map((date, i) => {
    const status = history.get(date)?.status;
    const frequency = frequencyOn(item, date);
    const isDue = frequency !== 'as-needed' && (frequency !== 'weekdays' || span.isWeekday[i]);
    if (status === 'done') return isDue ? 'done' : 'extra';
    if (!isDue || (date < since && date !== span.today)) return 'off';
    if (isPausedOn({ pauses }, date)) return 'paused';
    if (status === 'skipped') return 'skipped';
    return date === span.today ? 'open' : 'missed';
  });
}

const isWeeklyOn = (item: Tracked, date = '') => frequencyOn(item, date) === 'most-days';

/** A most-days item is looked at by its weeks. */
function weekStates(states: readonly DayState[], { week }: Span): DayState[] {
  const last = week.at(-1) ?? 0;
  const weeks = Array.from({ length: last + 1 }, () => ({ done: 0, asked: 0 }));
  states.forEach((state, i) => {
    const current = weeks[week[i] ?? 0];
    if (!current || (state !== 'done' && state !== 'missed' && state !== 'open')) return;
    current.asked += 1;
    if (state === 'done') current.done += 1;
  });
  return weeks.map(({ done, asked }, i) => {
    if (done >= metAt) return 'done';
    if (i === last) return 'open';
    // Too few days were left by pauses, skips or a late beginning to meet it.
    return asked < metAt ? 'off' : 'missed';
  });
}

/** What is met adds, what is missed breaks, all else does neither. */
function streakOf(states: readonly DayState[]): { current: number; longest: number } {
  let current = 0;
  let longest = 0;
  for (const state of states) {
    if (state === 'done') longest = Math.max(longest, (current += 1));
    else if (state === 'missed') current = 0;
  }
  return { current, longest };
}

/**
 * The strength of a habit from 0 to 1, forgiving as in Loop Habit Tracker: on each day that counts
 *
 *     score = score · m + value · (1 − m),   m = 0.5 ^ (√f / 13)
 *
 * so that a miss costs a little of what was built up, never all of it. Days that count are those due
 * and neither skipped nor paused; today counts once it is done. For daily and weekday items `value`
 * is 1 when done, else 0, and f is 1: thirteen days in a row make half of it. For most-days items
 * `value` is the share of 4 days done within the last 7, at most 1, and f is 4/7.
 */
export function scoreOf(
  states: readonly DayState[],
  isWeeklyAt: (place: number) => boolean,
): number {
  let score = 0;
  let recent = 0;
  states.forEach((state, i) => {
    if (state === 'done') recent += 1;
    if (states[i - 7] === 'done') recent -= 1;
    if (state !== 'done' && state !== 'missed') return;
    const isWeekly = isWeeklyAt(i);
    const m = isWeekly ? weeklyKept : dailyKept;
    const value = isWeekly ? Math.min(1, recent / metAt) : Number(state === 'done');
    score = score * m + value * (1 - m);
  });
  return score;
}

/** How the routine went on each day of the span: for two weeks' bars and for a heat map. */
export function dayRecords(records: Iterable<ItemRecord>, { dates }: Span): DayRecord[] {
  const done = dates.map(() => 0);
  const total = dates.map(() => 0);
  for (const { states } of records) {
    states.forEach((state, i) => {
      if (state === 'done') done[i] = (done[i] ?? 0) + 1;
      if (state === 'done' || state === 'missed' || state === 'open')
        total[i] = (total[i] ?? 0) + 1;
    });
  }
  return dates.map((date, i) => {
    const [ofDay, outOf] = [done[i] ?? 0, total[i] ?? 0];
    return { date, done: ofDay, total: outOf, percent: outOf ? percentOf(ofDay, outOf) : null };
  });
}
