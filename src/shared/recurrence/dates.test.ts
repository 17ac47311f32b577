import { describe, expect, test } from 'vitest';
import { RRuleTemporal } from 'rrule-temporal';
import { Effort } from '#shared/effort.ts';
import { datesAfter, nextDates, nextOccurrence, type Repeating } from './dates.ts';
import { readRecurrence, type Recurrence, writeRecurrence } from './rule.ts';
import { sentenceOf } from './sentence.ts';

function rule(text: string): Recurrence {
  const read = readRecurrence(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
const after = (text: string, start: string, count = 5) =>
  datesAfter(rule(text), { start, after: start, count });
const task = (repeatRule: string, more: Partial<Repeating> = {}): Repeating => ({
  plannedOn: '2026-11-21',
  repeatRule,
  repeatMode: 'schedule',
  repeatFrom: null,
  ...more,
});

describe('the dates of a rule', () => {
  test.each([
    ['FREQ=DAILY', '2026-12-30', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['FREQ=DAILY;INTERVAL=3', '2026-02-27', ['2026-03-02', '2026-03-05', '2026-03-08']],
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2026-11-21', ['2026-11-23', '2026-11-25', '2026-11-30']],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
      '2026-11-16',
      ['2026-11-18', '2026-11-30', '2026-12-02'],
    ],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-20', ['2026-11-23', '2026-11-24', '2026-11-25']],
    ['FREQ=MONTHLY', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=30', '2028-01-30', ['2028-02-29', '2028-03-30', '2028-04-30']],
    ['FREQ=MONTHLY;BYMONTHDAY=29', '2026-01-29', ['2026-02-28', '2026-03-29', '2026-04-29']],
    ['FREQ=MONTHLY;BYMONTHDAY=15,31', '2026-01-31', ['2026-02-15', '2026-02-28', '2026-03-15']],
    // The 30th and the 31st of a month of 30 days are one day, not two.
    ['FREQ=MONTHLY;BYMONTHDAY=30,31', '2026-03-31', ['2026-04-30', '2026-05-30', '2026-05-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-10', ['2026-12-08', '2027-01-12', '2027-02-09']],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-27', ['2026-12-25', '2027-01-29', '2027-02-26']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2026-11-30',
      ['2026-12-31', '2027-01-29', '2027-02-26'],
    ],
    ['FREQ=YEARLY', '2024-02-29', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26', ['2027-11-25', '2028-11-23']],
    ['FREQ=DAILY;UNTIL=20261123', '2026-11-21', ['2026-11-22', '2026-11-23']],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300', '2026-11-21', []],
    ['FREQ=YEARLY;BYDAY=MO,1SU', '2026-12-29', ['2027-01-03', '2027-01-04', '2027-01-11']],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=7', '2024-02-29', ['2052-02-29', '2080-02-29']],
  ])('%s from %s', (text, start, dates) => {
    const wanted = dates.length === 2 || dates.length === 0 ? 5 : dates.length;
    expect(after(text, start, wanted).slice(0, dates.length)).toEqual(dates);
  });

  test('a rule that began long ago is not walked through day by day', () => {
    const began = performance.now();
    expect(
      datesAfter(rule('FREQ=DAILY;INTERVAL=2'), {
        start: '1900-01-01',
        after: '2026-11-21',
        count: 1,
      }),
    ).toHaveLength(1);
    expect(performance.now() - began).toBeLessThan(100);
  });
});

describe('what completing makes', () => {
  const next = (from: Repeating, on: string) => nextOccurrence(from, on)?.plannedOn;

  test.each([
    ['on its day', 'FREQ=WEEKLY', '2026-11-21', '2026-11-28'],
    ['late: what was missed is passed over', 'FREQ=DAILY', '2026-11-25', '2026-11-26'],
    ['early: the same date is not made again', 'FREQ=WEEKLY', '2026-11-18', '2026-11-28'],
  ])('%s', (_, text, on, date) => expect(next(task(text), on)).toBe(date));

  test.each([
    ['FREQ=DAILY;INTERVAL=3', '2026-11-25', '2026-11-28'],
    ['FREQ=WEEKLY;INTERVAL=2', '2026-11-25', '2026-12-09'],
    // Days that are only those on which it began play no part: the start is Saturday, Nov 21.
    ['FREQ=WEEKLY;BYDAY=SA', '2026-11-23', '2026-11-30'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', '2026-11-23', '2026-12-07'],
    ['FREQ=MONTHLY;BYMONTHDAY=21', '2026-11-23', '2026-12-23'],
    ['FREQ=MONTHLY;BYDAY=3SA', '2026-11-23', '2026-12-23'],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=21', '2026-11-23', '2027-11-23'],
    // Days that were chosen stay.
    ['FREQ=WEEKLY;BYDAY=FR', '2026-11-23', '2026-12-04'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-23', '2026-12-05'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', '2026-11-23', '2027-01-01'],
    ['FREQ=MONTHLY', '2027-01-31', '2027-02-28'],
    ['FREQ=YEARLY', '2028-02-29', '2029-02-28'],
    // Every three days, but never at the weekend.
    ['FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR', '2026-11-25', '2026-11-30'],
  ])('after completion: %s done on %s', (text, on, date) => {
    expect(next(task(text, { repeatMode: 'after-completion' }), on)).toBe(date);
  });

  test('after completion again and again it is always the day of completion that counts', () => {
    let current: Repeating = task('FREQ=WEEKLY;BYDAY=SA', { repeatMode: 'after-completion' });
    for (const [done, due] of [
      ['2026-11-23', '2026-11-30'],
      ['2026-12-02', '2026-12-09'],
      ['2026-12-09', '2026-12-16'],
    ] as const) {
      const made = nextOccurrence(current, done);
      expect(made?.plannedOn).toBe(due);
      current = { ...current, ...made };
    }
  });

  test('the 31st comes back after a short month', () => {
    const january = task('FREQ=MONTHLY', { plannedOn: '2026-01-31' });
    expect(nextDates(january, { today: '2026-01-01', count: 3 })).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  test('a number of times ends', () => {
    const times = task('FREQ=DAILY;COUNT=3');
    expect(nextDates(times, { today: '2026-11-21', count: 5 })).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(nextOccurrence(task('FREQ=DAILY;COUNT=1'), '2026-11-21')).toBeUndefined();
  });
});

describe('whatever the rule', () => {
  // The same numbers each time, so that a failure can be seen again.
  let state = Number(process.env['TEST_SEED'] ?? 31);
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // Never empty.
  const some = (from: readonly string[]) => from.filter(() => random() < 0.4).join(',');
  const part = (name: string, value: string) =>
    value && random() < 0.5 ? `;${name}=${value}` : '';

  function anyRule(): string {
    const frequency = pick(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
    const interval = part('INTERVAL', String(1 + Math.floor(random() * 4)));
    const month = part('BYMONTH', some(['1', '2', '6', '11', '12']));
    const weekdays = some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
    const days = {
      DAILY: part('BYDAY', weekdays),
      WEEKLY: part('BYDAY', weekdays),
      MONTHLY: pick([
        part('BYMONTHDAY', some(['1', '15', '29', '30', '31', '-1', '-2'])),
        part('BYDAY', some(['1MO', '2TU', '-1FR', '5SU'])),
      ]),
      YEARLY: part('BYMONTHDAY', some(['1', '29', '31'])),
    }[frequency];
    const end = pick(['', '', `;COUNT=${1 + Math.floor(random() * 7)}`, ';UNTIL=20280229']);
    return `FREQ=${frequency}${interval}${month}${days}${end}`;
  }
  const anyDate = () =>
    Temporal.PlainDate.from('2026-01-01')
      .add({ days: Math.floor(random() * 900) })
      .toString();

  test('no date lies before the start, none comes twice, and all are in order', () => {
    for (let round = 0; round < 400; round += 1) {
      const [text, start, from] = [anyRule(), anyDate(), anyDate()];
      const dates = datesAfter(rule(text), { start, after: from, count: 6 });
      const told = `${text} from ${start} after ${from}: ${dates.join(' ')}`;
      expect(
        dates.every((date) => date >= start && date > from),
        `${told}`,
      ).toBe(true);
      expect(dates, `${told}`).toEqual([...new Set(dates)].toSorted());
      const until = rule(text).until ?? '9999-12-31';
      expect(
        dates.every((date) => date <= until),
        `${told}`,
      ).toBe(true);
    }
  });

  test('they are the dates that another reckoning gives', () => {
    // Without the two things that we mean otherwise: days that a month does not have, and a year's
    // weekdays with and without a place, of which the library leaves some out.
    const anyPlain = () => {
      const frequency = pick(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
      const weekdays = some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']);
      const places = some(['1MO', '2TU', '-1FR', '3SU', '-2TH']);
      const dates = frequency === 'WEEKLY' ? '' : part('BYMONTHDAY', some(['1', '7', '15', '28']));
      const days = part('BYDAY', frequency === 'MONTHLY' && random() < 0.5 ? places : weekdays);
      const place = days && !dates && frequency === 'MONTHLY' ? part('BYSETPOS', '-1') : '';
      const months = part('BYMONTH', some(['1', '2', '6', '11', '12']));
      const interval = part('INTERVAL', String(1 + Math.floor(random() * 4)));
      return `FREQ=${frequency}${interval}${months}${dates}${days}${place}`;
    };
    for (let round = 0; round < 300; round += 1) {
      const text = anyPlain();
      const date = Temporal.PlainDate.from(anyDate());
      const start = date.with({ day: Math.min(date.day, 28) }).toString();
      const known = theirDates(text, start);
      const ours = after(text, start, known.length || 8);
      expect(ours.slice(0, known.length), `${text} from ${start}`).toEqual(known);
    }
  });

  function theirDates(text: string, start: string): string[] {
    const rruleString = `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}\nRRULE:${text};UNTIL=20400101`;
    const dates: string[] = [];
    new RRuleTemporal({ rruleString, maxIterations: 20_000 }).all((each) => {
      const date = each.toPlainDate().toString();
      if (date > start) dates.push(date);
      return dates.length < 8;
    });
    return dates;
  }

  test('reckoning ends where the effort does', () => {
    const never = rule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const ask = (effort: Effort) =>
      datesAfter(never, { start: '2026-11-21', after: '2026-11-21', count: 1, effort });
    expect(ask(new Effort(100_000))).toEqual([]);
    expect(() => ask(new Effort(1_000))).toThrow('This takes too long to work out');
  });

  test('asking for more dates changes none of the first, and one by one gives the same', () => {
    for (let round = 0; round < 200; round += 1) {
      const [text, start] = [anyRule(), anyDate()];
      const many = datesAfter(rule(text), { start, after: start, count: 6 });
      let last = start;
      const singly = many.map(() => {
        [last = ''] = datesAfter(rule(text), { start, after: last, count: 1 });
        return last;
      });
      expect(singly, `${text} from ${start}`).toEqual(many);
    }
  });

  test('the preview is what completing each on its day makes', () => {
    for (let round = 0; round < 200; round += 1) {
      const plannedOn = anyDate();
      const repeatMode = pick(['schedule', 'after-completion'] as const);
      const first = task(anyRule(), { plannedOn, repeatFrom: plannedOn, repeatMode });
      const preview = nextDates(first, { today: plannedOn, count: 5 });
      const made: string[] = [];
      let current: Repeating | undefined = first;
      while (current && made.length < 5) {
        const next = nextOccurrence(current, current.plannedOn ?? '');
        if (next) made.push(next.plannedOn);
        current = next && { ...current, ...next };
      }
      expect(preview, `${first.repeatRule} from ${plannedOn}`).toEqual(made);
      const count = rule(first.repeatRule ?? '').count;
      expect(made.length).toBeLessThan(count ?? 6);
    }
  });

  test('written and read again it is the same rule', () => {
    for (let round = 0; round < 200; round += 1) {
      const read = rule(anyRule());
      expect(readRecurrence(writeRecurrence(read))).toEqual(read);
    }
  });
});

const asWritten = {
  repeatMode: 'schedule' as const,
  formatDate: (date: string) => date,
  isDayFirst: false,
};

test.each([
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Every 2 weeks on Mon, Wed'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on day 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'Every month on day 31 (or the last day)'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the 2nd Tue'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Fri'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Every month on the last weekday'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'Every month on Fri if it is day 13'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=14', 'Every year on Mar 14'],
  ['FREQ=DAILY;COUNT=5', 'Every day, 5 times'],
  ['FREQ=DAILY;UNTIL=20261224', 'Every day, until 2026-12-24'],
  ['FREQ=DAILY;COUNT=0', 'End after 1 to 999 times'],
])('%s reads: %s', (text, sentence) => {
  expect(sentenceOf(text, asWritten)).toBe(sentence);
});

test.each([
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=14', 'Every year on 14 Mar'],
  ['FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1,15', 'Every year on 1, 15 Mar, Sep'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'Every year on 29 Feb (or the last day)'],
])('where the day comes first %s reads: %s', (text, sentence) => {
  expect(sentenceOf(text, { ...asWritten, isDayFirst: true })).toBe(sentence);
});

test('a rule that counts from the day it was done says so', () => {
  expect(
    sentenceOf('FREQ=DAILY;INTERVAL=3', { ...asWritten, repeatMode: 'after-completion' }),
  ).toBe('Every 3 days after it is done');
  const weekly = (startsOn: string) =>
    sentenceOf('FREQ=WEEKLY;BYDAY=SA', { ...asWritten, repeatMode: 'after-completion', startsOn });
  expect(weekly('2026-11-21')).toBe('Every week after it is done');
  expect(weekly('2026-11-23')).toBe('Every week on Sat after it is done');
});
