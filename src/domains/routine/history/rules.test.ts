import { describe, expect, test } from 'vitest';
import { seeded } from '#server/testing/samples.ts';
import { type DayCompletion, historiesOf } from '#domains/routine/completions/rules.ts';
import type { Frequency } from '#domains/routine/schema.ts';
import { dayRecords, itemRecord, spanTo, type Tracked } from './rules.ts';

// Sunday, so that with weeks from Monday the last week is whole.
const today = '2026-03-15';
const monday = 1;

function anItem(fields: Partial<Tracked> = {}): Tracked {
  return {
    id: 'item',
    createdByUserId: 'me',
    frequency: 'daily',
    startsOn: '2020-01-01',
    pauses: [],
    earlierFrequencies: [],
    ...fields,
  };
}

/** One letter a day, the last is today: d done, s skipped, anything else nothing. */
function record(days: string, item = anItem(), userId = 'me') {
  const span = spanTo(today, monday, days.length);
  const completions = days.split('').flatMap((letter, i): DayCompletion[] => {
    const localDate = span.dates[i] ?? '';
    if (letter !== 'd' && letter !== 's') return [];
    const status = letter === 'd' ? 'done' : 'skipped';
    return [{ routineItemId: item.id, localDate, status, completedAt: `${localDate}T08:00:00Z` }];
  });
  const history = historiesOf(completions).get(item.id);
  return itemRecord(item, history, { span, userId });
}

const letters = {
  done: 'd',
  missed: 'm',
  open: 'o',
  skipped: 's',
  paused: 'p',
  extra: 'e',
  off: '.',
} as const;
const seen = (days: string, item?: Tracked, userId?: string) =>
  record(days, item, userId)
    .states.map((state) => letters[state])
    .join('');

describe('how a day went', () => {
  test('a due day is done, skipped, missed or still open', () => {
    expect(seen('ds--')).toBe('dsmo');
  });

  test('weekday items ask for nothing at the weekend, and doing them then is extra', () => {
    const item = anItem({ frequency: 'weekdays' });
    // From a Friday over two weekends to Sunday.
    expect(seen('-d-ddddd--', item)).toBe('me.ddddd..');
  });

  test('items for when one remembers are never missed', () => {
    expect(seen('-d--', anItem({ frequency: 'as-needed' }))).toBe('.e..');
  });

  test('paused days are neither missed nor open, and doing it then counts', () => {
    const pauses = [{ from: '2026-03-12', until: '2026-03-14' }];
    expect(seen('d---d', anItem({ pauses }))).toBe('dppmd');
    expect(seen('d-d-d', anItem({ pauses }))).toBe('dpdmd');
  });

  test('what was before the item was added is not missed, unless it was logged', () => {
    const item = anItem({ startsOn: '2026-03-14' });
    expect(seen('-----', item)).toBe('...mo');
    expect(seen('-d---', item)).toBe('.dmmo');
  });

  test('an item of somebody else begins when it is done for the first time', () => {
    expect(seen('-----', anItem(), 'other')).toBe('....o');
    expect(seen('-d---', anItem(), 'other')).toBe('.dmmo');
    expect(seen('-s-d-', anItem(), 'other')).toBe('...do');
  });
});

describe('streaks', () => {
  test.each([
    ['dddd', 4, 4],
    // Today may still be done.
    ['ddd-', 3, 3],
    ['dd--', 0, 2],
    ['ddsd', 3, 3],
    ['dsss', 1, 1],
    ['----', 0, 0],
    ['dddd-dd', 2, 4],
    ['', 0, 0],
  ])('%s is a streak of %s, the longest of %s', (days, streak, longestStreak) => {
    expect(record(days)).toMatchObject({ streak, longestStreak, streakUnit: 'days' });
  });

  test('a pause in between neither adds nor breaks', () => {
    const pauses = [{ from: '2026-03-10', until: '2026-03-14' }];
    expect(record('ddd----dd', anItem({ pauses }))).toMatchObject({ streak: 5 });
  });

  test('earlier pauses go on counting after later ones', () => {
    const pauses = [
      { from: '2026-03-08', until: '2026-03-10' },
      { from: '2026-03-12', until: '2026-03-14' },
    ];
    expect(record('d--dd--dd', anItem({ pauses }))).toMatchObject({ streak: 5 });
  });

  test('weekday items keep their streak over the weekend', () => {
    expect(record('ddddd--ddddd--', anItem({ frequency: 'weekdays' })).streak).toBe(10);
    // Doing one on a Saturday is nice and adds nothing.
    expect(record('dddddd-ddddd--', anItem({ frequency: 'weekdays' })).streak).toBe(10);
  });

  const mostDays = anItem({ frequency: 'most-days' });
  test.each([
    // Weeks from Monday to Sunday; the last one is this week, which ends today.
    ['dddd---d-d-d-d', 2, 2],
    ['dddd---ddd----', 1, 1],
    ['ddd----dddd---', 1, 1],
    ['dddd---ddd----dddd---', 1, 1],
    ['dddd---dddd------dddd', 3, 3],
    // Three days of a week were skipped and four left: all four have to be done.
    ['dddd---sssdddddddd---', 3, 3],
    ['dddd---sssddd-dddd---', 1, 1],
    // Four skipped: the week can neither be met nor missed.
    ['dddd---ssssdd-dddd---', 2, 2],
  ])('most-days items count weeks with four days done: %s is %s', (days, streak, longestStreak) => {
    expect(record(days, mostDays)).toMatchObject({ streak, longestStreak, streakUnit: 'weeks' });
  });

  test('a week that is not over is not missed yet', () => {
    // Thursday of the second week.
    const span = spanTo('2026-03-12', monday, 11);
    const done = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-09'];
    const history = new Map(
      done.map((localDate) => [
        localDate,
        {
          routineItemId: 'item',
          localDate,
          status: 'done' as const,
          completedAt: `${localDate}T08:00:00Z`,
        },
      ]),
    );
    expect(itemRecord(mostDays, history, { span, userId: 'me' }).streak).toBe(1);
  });

  test('a week begins where the user has it begin', () => {
    const days = 'dddd---dddd---';
    const span = (weekStartsOn: number) => spanTo(today, weekStartsOn, days.length).week;
    expect(span(1)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
    expect(span(0)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2]);
  });
});

describe('the score', () => {
  test('thirteen days in a row make half of it, a quarter of a year nearly all', () => {
    expect(record('d'.repeat(13)).score).toBe(50);
    expect(record('d'.repeat(26)).score).toBe(75);
    expect(record('d'.repeat(91)).score).toBe(99);
    expect(record('-'.repeat(91)).score).toBe(0);
  });

  test('a miss costs a little, never all', () => {
    const before = record('d'.repeat(60)).score;
    const after = record(`${'d'.repeat(59)}-d`).score;
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(before - 8);
  });

  test('today, skips, pauses and free days change nothing', () => {
    const run = record('d'.repeat(20)).score;
    expect(record(`${'d'.repeat(20)}-`).score).toBe(run);
    expect(record(`${'d'.repeat(10)}sss${'d'.repeat(10)}`).score).toBe(run);
    const pauses = [{ from: '2026-02-25', until: '2026-03-06' }];
    expect(
      record(`${'d'.repeat(10)}${'-'.repeat(9)}${'d'.repeat(10)}`, anItem({ pauses })).score,
    ).toBe(run);
  });

  test('four days of seven are all that a most-days item asks for', () => {
    const item = anItem({ frequency: 'most-days' });
    expect(record('dddd---'.repeat(26), item).score).toBeGreaterThan(95);
    expect(record('dd-----'.repeat(26), item).score).toBeGreaterThan(40);
    expect(record('dd-----'.repeat(26), item).score).toBeLessThan(60);
  });
});

describe('properties of any history', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 4_211));
  const frequencies: readonly Frequency[] = ['daily', 'weekdays', 'most-days', 'as-needed'];
  const histories = Array.from({ length: 300 }, () => {
    const days = Array.from({ length: 1 + Math.floor(random() * 60) }, () =>
      'dd-s'.charAt(Math.floor(random() * 4)),
    ).join('');
    return [frequencies[Math.floor(random() * 4)] ?? 'daily', days] as const;
  });

  test('streaks and scores keep to their bounds, and doing one more day never harms', () => {
    for (const [frequency, days] of histories) {
      const item = anItem({ frequency });
      const { streak, longestStreak, score } = record(days, item);
      expect(streak, `${days}`).toBeLessThanOrEqual(longestStreak);
      expect(longestStreak, `${days}`).toBeLessThanOrEqual(days.length);
      expect(score, `${days}`).toBeGreaterThanOrEqual(0);
      expect(score, `${days}`).toBeLessThanOrEqual(100);
      const at = days.lastIndexOf('-');
      if (at < 0) continue;
      const better = record(`${days.slice(0, at)}d${days.slice(at + 1)}`, item);
      expect(better.streak, `${days}`).toBeGreaterThanOrEqual(streak);
      expect(better.longestStreak, `${days}`).toBeGreaterThanOrEqual(longestStreak);
      expect(better.score, `${days}`).toBeGreaterThanOrEqual(score);
    }
  });

  test('skipping a missed day never harms a streak', () => {
    for (const [frequency, days] of histories) {
      const item = anItem({ frequency });
      const at = days.lastIndexOf('-');
      if (at < 0) continue;
      const skipped = record(`${days.slice(0, at)}s${days.slice(at + 1)}`, item);
      expect(skipped.streak, `${days}`).toBeGreaterThanOrEqual(record(days, item).streak);
    }
  });

  test('each day of the routine adds up what its items did', () => {
    const span = spanTo(today, monday, 14);
    const some = histories.filter(([, days]) => days.length >= 14).slice(0, 20);
    const records = some.map(([frequency, days]) => record(days.slice(-14), anItem({ frequency })));
    const days = dayRecords(records, span);
    expect(days.map(({ date }) => date)).toEqual(span.dates);
    for (const [i, day] of days.entries()) {
      const states = records.map(({ states: all }) => all[i]);
      const count = (...wanted: unknown[]) => states.filter((one) => wanted.includes(one)).length;
      expect(day.done).toBe(count('done'));
      expect(day.total).toBe(count('done', 'missed', 'open'));
    }
    expect(dayRecords([], span).map(({ percent }) => percent)).toEqual(span.dates.map(() => null));
  });
});

test('the last completed day is told, also where it was not due', () => {
  expect(record('d-d--').lastCompletedDate).toBe('2026-03-13');
  expect(record('-d---', anItem({ frequency: 'as-needed' })).lastCompletedDate).toBe('2026-03-12');
  expect(record('-----').lastCompletedDate).toBeNull();
});
