import { describe, expect, test } from 'vitest';
import { seeded } from '#server/testing/samples.ts';
import {
  amountOn,
  comingOccurrences,
  dueOccurrences,
  dueOn,
  endedPauses,
  goingAmount,
  keptAmounts,
  nextAmount,
  nextDueOn,
  openOccurrences,
  type Repeats,
  shifted,
  stateOn,
  withPause,
} from './rules.ts';
import { maxAtOnce, type Pause, type WeekendRule, weekendRules } from './schema.ts';

const repeats = (more: Partial<Repeats> = {}): Repeats => ({
  rrule: 'FREQ=MONTHLY',
  startsOn: '2026-01-31',
  weekendRule: 'as_is',
  pauses: [],
  endedOn: null,
  handledThroughOn: null,
  ...more,
});
const first = (count: number, more: Partial<Repeats> = {}) =>
  openOccurrences(repeats(more), { count });

describe('the days of a rule', () => {
  test('the 31st is the last day of a shorter month, and comes back after it', () => {
    expect(first(4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(first(2, { rrule: 'FREQ=MONTHLY;INTERVAL=6', startsOn: '2026-08-31' })).toEqual([
      '2026-08-31',
      '2027-02-28',
    ]);
    expect(first(3, { rrule: 'FREQ=YEARLY', startsOn: '2028-02-29' })).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28'],
    ]);
  });

  test('an end of times counts from the first, whatever was handled or paused', () => {
    const pauses = [{ from: '2026-02-01', until: '2026-03-01' }];
    expect(first(9, { rrule: 'FREQ=MONTHLY;COUNT=3', pauses })).toEqual([
      '2026-01-31',
      '2026-03-31',
    ]);
    expect(first(9, { rrule: 'FREQ=MONTHLY;COUNT=3', handledThroughOn: '2026-02-28' })).toEqual([
      '2026-03-31',
    ]);
    expect(first(9, { rrule: 'FREQ=MONTHLY;UNTIL=20260228' })).toHaveLength(2);
    expect(first(9, { endedOn: '2026-02-28' })).toEqual(['2026-01-31']);
  });

  test.each<[WeekendRule, string, string]>([
    ['as_is', '2026-11-28', '2026-11-28'],
    ['previous_business_day', '2026-11-28', '2026-11-27'],
    ['previous_business_day', '2026-11-29', '2026-11-27'],
    ['next_business_day', '2026-11-28', '2026-11-30'],
    ['next_business_day', '2026-11-29', '2026-11-30'],
    ['next_business_day', '2026-11-27', '2026-11-27'],
  ])('with %s, %s is paid on %s', (weekendRule, day, due) => {
    expect(dueOn(day, { weekendRule })).toBe(due);
  });

  test('what is due, what is coming, and what neither is', () => {
    const weekly = repeats({
      ...{ rrule: 'FREQ=WEEKLY', startsOn: '2026-11-01', weekendRule: 'previous_business_day' },
    });
    // Sundays, paid on the Friday before.
    expect(dueOccurrences(weekly, '2026-11-13', 9)).toEqual([
      ...['2026-11-01', '2026-11-08', '2026-11-15'],
    ]);
    expect(comingOccurrences(weekly, '2026-11-13', '2026-11-27')).toEqual([
      ...['2026-11-22', '2026-11-29'],
    ]);
    expect(nextDueOn(weekly)).toBe('2026-10-30');
  });

  test('a pause leaves out its days alone; those before it stay due', () => {
    const before = repeats({ startsOn: '2026-01-10' });
    const pauses = withPause(before, { from: '2026-03-05', until: null });
    const paused = { ...before, pauses };
    expect(openOccurrences(paused, { count: 9 })).toEqual(['2026-01-10', '2026-02-10']);
    expect([stateOn(paused, '2026-03-04'), stateOn(paused, '2026-03-05')]).toEqual([
      'active',
      'paused',
    ]);
    const on = { ...paused, pauses: endedPauses(paused, '2026-06-10') };
    expect(openOccurrences(on, { count: 3 })).toEqual([
      ...['2026-01-10', '2026-02-10', '2026-06-10'],
    ]);
    expect({ ...paused, pauses: endedPauses(paused, '2026-03-05') }.pauses).toEqual([]);
    expect(stateOn({ ...before, endedOn: '2026-01-01' }, '2026-03-01')).toBe('ended');
    // What ends later goes on until then, if anything falls due before.
    expect(stateOn({ ...before, endedOn: '2026-04-01' }, '2026-03-01')).toBe('active');
    expect(stateOn({ ...before, endedOn: '2026-01-10' }, '2026-01-02')).toBe('ended');
  });

  test('what was due keeps its amount when a later one changes', () => {
    const row = { amountMinor: 1_000, earlierAmounts: [], handledThroughOn: '2026-01-01' };
    const once = { ...row, amountMinor: 1_200, earlierAmounts: keptAmounts(row, '2026-02-01') };
    const twice = { ...once, amountMinor: 1_500, earlierAmounts: keptAmounts(once, '2026-03-01') };
    const days = ['2026-02-01', '2026-03-01', '2026-04-01'];
    expect(days.map((day) => amountOn(twice, day))).toEqual([1_000, 1_200, 1_500]);
    // Changed again before another one fell due.
    const again = { ...twice, amountMinor: 9, earlierAmounts: keptAmounts(twice, '2026-03-01') };
    expect(days.map((day) => amountOn(again, day))).toEqual([1_000, 1_200, 9]);
  });

  test('what is next and what goes on may cost different amounts', () => {
    const earlierAmounts = [{ throughOn: '2026-02-10', amountMinor: 1_000 }];
    const row = { ...repeats({ startsOn: '2026-01-10' }), amountMinor: 1_200, earlierAmounts };
    const late = { ...row, handledThroughOn: '2026-01-10' };
    expect([nextAmount(late), goingAmount(late, '2026-02-20')]).toEqual([1_000, 1_200]);
    const paid = { ...row, handledThroughOn: '2026-02-10' };
    expect([nextAmount(paid), goingAmount(paid, '2026-02-20')]).toEqual([1_200, 1_200]);
    // A price of a tool that holds from a later day on.
    expect(goingAmount(late, '2026-01-20')).toBe(1_000);
  });
});

// The histories are checked by walking through days one by one, which shares nothing with the rules.
type Kind = 'weekly' | 'monthly' | 'every 10 days' | 'quarterly';
interface Part {
  kind: Kind;
  startsOn: string;
  /** Holds for the days after this one. */
  after: string;
}
const rrules: Record<Kind, string> = {
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  'every 10 days': 'FREQ=DAILY;INTERVAL=10',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
};

function isDayOf({ kind, startsOn }: Part, day: string): boolean {
  if (day < startsOn) return false;
  const [start, date] = [Temporal.PlainDate.from(startsOn), Temporal.PlainDate.from(day)];
  const days = start.until(date).days;
  if (kind === 'weekly') return days % 7 === 0;
  if (kind === 'every 10 days') return days % 10 === 0;
  const months = (date.year - start.year) * 12 + date.month - start.month;
  const isMonth = months % (kind === 'monthly' ? 1 : 3) === 0;
  return isMonth && date.day === Math.min(start.day, date.daysInMonth);
}

/** A year and a half in somebody's life with one bill. */
function live(random: () => number) {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const kinds: readonly Kind[] = ['weekly', 'monthly', 'every 10 days', 'quarterly'];
  const startsOn = shifted('2026-01-01', Math.floor(random() * 60));
  const part: Part = { kind: pick(kinds), startsOn, after: shifted(startsOn, -1) };
  const parts = [part];
  let row = {
    ...repeats({ rrule: rrules[part.kind], startsOn }),
    amountMinor: 1,
    earlierAmounts: [],
  };
  let today = shifted(startsOn, Math.floor(random() * 40) - 20);
  const posted: string[] = [];
  const taken = new Set<string>();
  const skipped: string[] = [];
  const pausedDays = new Set<string>();
  let pausing: Pause | null = null;
  const passed = (to: string) => {
    for (let day = today; day < to; day = shifted(day, 1))
      if (pausing && day >= pausing.from && (pausing.until === null || day < pausing.until))
        pausedDays.add(day);
  };
  // As the server does it: locked, the pair taken once, the cursor last.
  const job = (seen: Repeats) => {
    const days = dueOccurrences(seen, today, maxAtOnce);
    for (const day of days) {
      if (taken.has(day)) continue;
      taken.add(day);
      posted.push(day);
    }
    const last = days.at(-1);
    if (last) row = { ...row, handledThroughOn: last };
  };
  for (let step = 0; step < 30; step += 1) {
    const deed = pick([
      'on',
      'on',
      'on',
      'back',
      'job',
      'twice',
      'skip',
      'pause',
      'weekend',
      'rule',
    ]);
    if (deed === 'on') {
      const to = shifted(today, Math.floor(random() * 40));
      passed(to);
      today = to;
    } else if (deed === 'back') {
      // Somebody sets a clock: nothing was to be done on days that come again.
      if (!pausing) today = shifted(today, -Math.floor(random() * 5));
    } else if (deed === 'job') job(row);
    else if (deed === 'twice') {
      const before = row;
      job(row);
      // The second server has read the row before, and has waited for its lock.
      job(random() < 0.5 ? row : before);
    } else if (deed === 'skip') {
      const [next] = dueOccurrences(row, today, 1);
      if (next) {
        skipped.push(next);
        row = { ...row, handledThroughOn: next };
      }
    } else if (deed === 'pause') {
      if (pausing) {
        row = { ...row, pauses: endedPauses(row, today) };
        pausing = null;
      } else {
        const until = random() < 0.5 ? null : shifted(today, 1 + Math.floor(random() * 60));
        pausing = { from: today, until };
        row = { ...row, pauses: withPause(row, pausing) };
      }
    } else if (deed === 'weekend') row = { ...row, weekendRule: pick(weekendRules) };
    else if (random() < 0.3) {
      const kind = pick(kinds);
      parts.push({ kind, startsOn, after: row.handledThroughOn ?? shifted(startsOn, -1) });
      row = { ...row, rrule: rrules[kind] };
    }
  }
  if (pausing) row = { ...row, pauses: endedPauses(row, today) };
  while (dueOccurrences(row, today, 1).length > 0) job(row);
  return { row, parts, posted, skipped, pausedDays, today };
}

describe('ten thousand histories', () => {
  const seed = Number(process.env['TEST_SEED'] ?? 20_269);
  test('post each occurrence at most once and miss none', () => {
    const random = seeded(seed);
    let count = 0;
    for (let history = 0; history < 10_000; history += 1) {
      const { row, parts, posted, skipped, pausedDays, today } = live(random);
      const handled = [...posted, ...skipped];
      const place = { seed, history, parts };
      expect({ ...place, twice: handled.filter((day, at) => handled.indexOf(day) < at) }).toEqual({
        ...{ ...place, twice: [] },
      });
      const missed: string[] = [];
      for (let day = row.startsOn; dueOn(day, row) <= today; day = shifted(day, 1)) {
        const part = parts.findLast(({ after }) => day > after);
        if (!part || !isDayOf(part, day) || pausedDays.has(day)) continue;
        if (!handled.includes(day)) missed.push(day);
        count += 1;
      }
      expect({ ...place, missed }).toEqual({ ...place, missed: [] });
    }
    expect(count).toBeGreaterThan(50_000);
  }, 240_000);
});
