import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { seeded } from '#server/testing/samples.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { historiesOf, rememberHistories, routineDay } from './rules.ts';
import type { Completion } from './schema.ts';

const common = {
  createdByUserId: 'me',
  updatedByUserId: 'me',
  createdAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-01T08:00:00Z',
  version: 1,
};

function anItem(fields: Partial<RoutineItem> = {}): RoutineItem {
  return {
    ...common,
    id: newId(),
    title: 'Stretch',
    description: '',
    timeSlot: 'morning',
    isForMe: false,
    isMedicine: false,
    dosage: '',
    isCritical: false,
    frequency: 'daily',
    sortOrder: 0,
    isTinyHabit: false,
    startsOn: '2026-03-01',
    pauses: [],
    earlierFrequencies: [],
    ...fields,
  };
}

function aCompletion(item: RoutineItem, localDate: string, fields: Partial<Completion> = {}) {
  return {
    ...common,
    id: newId(),
    routineItemId: item.id,
    localDate,
    status: 'done' as const,
    completedAt: `${localDate}T08:00:00Z`,
    note: '',
    ...fields,
  };
}

// A Saturday.
const date = '2026-03-14';
const when = { date, today: date, userId: 'me' };

test('a day counts what is due and not skipped; the rest stands apart', () => {
  const done = anItem({ sortOrder: 2 });
  const open = anItem({ sortOrder: 1 });
  const skipped = anItem({ timeSlot: 'afternoon' });
  const evening = anItem({ timeSlot: 'evening', frequency: 'most-days' });
  const weekdays = anItem({ frequency: 'weekdays' });
  const paused = anItem({ pauses: [{ from: '2026-03-10', until: '2026-03-20' }] });
  const needed = anItem({ frequency: 'as-needed' });
  const completions = [
    aCompletion(done, date),
    aCompletion(skipped, date, { status: 'skipped' }),
    aCompletion(evening, date),
    // What is not in the totals does not add to them when it is done.
    aCompletion(weekdays, date),
    aCompletion(needed, date),
    aCompletion(open, '2026-03-13'),
  ];
  const items = [done, open, skipped, evening, weekdays, paused, needed];
  const day = routineDay(items, historiesOf(completions), when);

  expect(day).toMatchObject({ done: 2, total: 3, percent: 67 });
  const [morning, afternoon, night] = day.sections;
  expect(morning).toMatchObject({ timeSlot: 'morning', done: 1, total: 2, isComplete: false });
  expect(morning?.lines.map(({ item }) => item)).toEqual([open, done]);
  expect(morning?.lines.map((line) => line.isCompletedToday)).toEqual([false, true]);
  // All of it was skipped: nothing is left to complete, and nothing was completed.
  expect(afternoon).toMatchObject({ timeSlot: 'afternoon', done: 0, total: 0, isComplete: false });
  expect(afternoon?.lines[0]).toMatchObject({ isSkipped: true, isCompletedToday: false });
  expect(night).toMatchObject({ timeSlot: 'evening', done: 1, total: 1, isComplete: true });
  expect(day.whenNeeded.map(({ item }) => item)).toEqual([needed]);
  expect(day.resting.map(({ item }) => item)).toEqual([weekdays, paused]);
});

test('a day of the past asks for nothing that had not begun by then', () => {
  const item = anItem({ startsOn: '2026-03-12' });
  const logged = [aCompletion(item, '2026-03-10')];
  const total = (day: string, userId: string, rows: Completion[] = []) =>
    routineDay([item], historiesOf(rows), { date: day, today: date, userId }).total;
  const totals = (userId: string, rows?: Completion[]) =>
    ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', date, '2026-03-15'].map((day) =>
      total(day, userId, rows),
    );
  expect(totals('me')).toEqual([0, 0, 0, 1, 1, 1]);
  expect(totals('me', logged)).toEqual([0, 1, 1, 1, 1, 1]);
  // Another member, whom nobody asked, counts back to the first time they did it.
  expect(totals('other')).toEqual([0, 0, 0, 0, 0, 0]);
  expect(totals('other', logged)).toEqual([0, 1, 1, 1, 1, 1]);
});

test('what is for everybody counts for others once they take it on, and is offered until then', () => {
  const own = anItem();
  const theirs = anItem({ createdByUserId: 'pia' });
  const done = anItem({ createdByUserId: 'pia' });
  const histories = historiesOf([aCompletion(done, '2026-03-02')]);
  const dayOf = (takenOn?: string, isLetGo = false, on = date) => {
    const takings = new Map(takenOn ? [[theirs.id, { takenOn, isLetGo, pauses: [] }]] : []);
    const day = routineDay([own, theirs, done], histories, { ...when, date: on, takings });
    return [day.total, day.offered.map(({ item }) => item.id)];
  };
  expect(dayOf()).toEqual([2, [theirs.id]]);
  expect(dayOf('2026-03-13')).toEqual([3, []]);
  expect(dayOf('2026-03-13', false, '2026-03-12')).toEqual([2, []]);
  expect(dayOf('2026-03-13', true)).toEqual([2, [theirs.id]]);
  // Whoever may only look sees the routine as it is.
  const looking = routineDay([own, theirs], histories, { ...when, isLooking: true });
  expect([looking.total, looking.offered]).toEqual([2, []]);
});

test('what rests for one person is due for the others', () => {
  const shared = anItem({ pauses: [{ from: '2026-03-20', until: '2026-03-22' }] });
  const pauses = [{ from: '2026-03-13', until: '2026-03-16' }];
  const takings = new Map([[shared.id, { takenOn: '2026-03-01', isLetGo: false, pauses }]]);
  const dayOf = (userId: string, own?: typeof takings, on = date) => {
    const day = routineDay([shared], historiesOf([]), {
      ...{ date: on, today: date, userId },
      ...(own ? { takings: own } : {}),
    });
    return [day.total, day.resting.length];
  };
  expect([dayOf('me', takings), dayOf('me')]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect([dayOf('me', takings, '2026-03-16'), dayOf('me', takings, '2026-03-21')]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('an empty routine is an empty day', () => {
  const day = routineDay([], historiesOf([]), when);
  expect(day).toMatchObject({ done: 0, total: 0, percent: 0, whenNeeded: [], resting: [] });
  expect(day.sections.map(({ lines }) => lines)).toEqual([[], [], []]);
});

test('of two completions of a day, ticked on two devices at once, the last one holds', () => {
  const item = anItem();
  const first = aCompletion(item, date, { completedAt: '2026-03-14T08:00:00Z' });
  const last = aCompletion(item, date, { completedAt: '2026-03-14T09:00:00Z', status: 'skipped' });
  for (const rows of [
    [first, last],
    [last, first],
  ]) {
    expect(historiesOf(rows).get(item.id)?.get(date)).toBe(last);
  }
});

test('remembered histories are those of the rows, and what did not change stays the same object', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 913));
  const below = (count: number) => Math.floor(random() * count);
  const items = Array.from({ length: 6 }, () => anItem());
  const anyRow = () => {
    const item = items[below(items.length)] ?? anItem();
    const hour = String(10 + below(10));
    const completedAt = `2026-03-10T${hour}:00:00Z`;
    return aCompletion(item, `2026-03-1${below(10)}`, { completedAt });
  };
  const remembered = rememberHistories<Completion>();
  let rows: Completion[] = [];
  let before = remembered(rows);
  for (let round = 0; round < 400; round += 1) {
    const [at, touched] = [below(rows.length + 1), new Set<string>()];
    const [added, gone] = [below(3) === 0 ? 0 : 1, below(3) === 0 ? 1 : 0];
    const coming = Array.from({ length: added }, anyRow);
    for (const row of [...coming, ...rows.slice(at, at + gone)]) touched.add(row.routineItemId);
    rows = round % 50 === 49 ? rows.slice(0, 3) : rows.toSpliced(at, gone, ...coming);
    const after = remembered(rows);
    expect(after).toEqual(historiesOf(rows));
    if (round % 50 === 49) before = after;
    const kept = [...before].filter(([id]) => !touched.has(id));
    expect(kept.filter(([id, history]) => after.get(id) !== history)).toEqual([]);
    before = after;
  }
});
