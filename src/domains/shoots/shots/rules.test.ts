import { expect, test } from 'vitest';
import {
  byPriority,
  byScene,
  completesPiece,
  dayOfShot,
  progressOf,
  shotDetail,
  wantedShots,
} from './rules.ts';

const shot = (id: string, more: object = {}) => ({
  ...{ id, location: '', priority: 'must' as const, sortOrder: 1, status: 'todo' as const },
  ...more,
});

test('scenes stand in the order in which they come first, shots without one last', () => {
  const shots = [
    shot('c', { location: 'Kitchen', sortOrder: 3 }),
    shot('a', { sortOrder: 0 }),
    shot('b', { location: 'Steps', sortOrder: 2 }),
    shot('d', { location: 'Steps', sortOrder: 4 }),
  ];
  expect(byScene(shots).map(({ key, shots: inside }) => [key, inside.map(({ id }) => id)])).toEqual(
    [
      ['Steps', ['b', 'd']],
      ['Kitchen', ['c']],
      ['', ['a']],
    ],
  );
});

test('what must be stands before what would be nice', () => {
  const groups = byPriority([shot('a', { priority: 'nice', sortOrder: 0 }), shot('b')]);
  expect(groups.map(({ key }) => key)).toEqual(['must', 'nice']);
});

test('the day of a shot is that of its item, wherever that moves', () => {
  const items = new Map([['item', { scheduledOn: '2026-05-02' }]]);
  expect(dayOfShot({ scheduleItemId: 'item', shotOn: '2026-05-01' }, items)).toBe('2026-05-02');
  // An item that was deleted leaves the day that it had, if it had one.
  expect(dayOfShot({ scheduleItemId: 'gone', shotOn: '2026-05-01' }, items)).toBe('2026-05-01');
  const free = { scheduleItemId: null, shotOn: null };
  const days = (startsOn: string, endsOn: string) => ({ startsOn, endsOn });
  expect(dayOfShot(free, items, days('2026-05-01', '2026-05-01'))).toBe('2026-05-01');
  expect(dayOfShot(free, items, days('2026-05-01', '2026-05-02'))).toBeNull();
});

test('what was dropped is not waited for', () => {
  const all = [shot('a', { status: 'done' }), shot('b', { status: 'dropped' }), shot('c')];
  expect(progressOf(all)).toEqual({ done: 1, of: 2 });
});

const owed = (id: string, more: object = {}) => ({
  ...{ id, title: `Deliverable ${id}`, contentItemId: null, format: 'reel', status: 'not_started' },
  ...more,
});
const piece = (id: string, stage = 'filming') => ({ id, title: `Piece ${id}`, stage });

test('a deliverable and a piece get one shot each, a piece of a deliverable only its own', () => {
  const wanted = wantedShots(
    [owed('d1', { contentItemId: 'p1' }), owed('d2', { format: 'video' })],
    [piece('p1'), piece('p2')],
    [],
  );
  expect(wanted).toEqual([
    { title: 'Deliverable d1', deliverableId: 'd1', contentItemId: 'p1', orientation: '9:16' },
    { title: 'Deliverable d2', deliverableId: 'd2', contentItemId: null, orientation: null },
    { title: 'Piece p2', deliverableId: null, contentItemId: 'p2', orientation: null },
  ]);
  expect(
    wantedShots([owed('d1', { contentItemId: 'p1' })], [piece('p1'), piece('p2')], wanted),
  ).toEqual([]);
});

test('what is past the set gets no shot', () => {
  expect(
    wantedShots(
      [owed('d1', { status: 'posted' })],
      [piece('p1', 'review'), piece('p2', 'archived')],
      [],
    ),
  ).toEqual([]);
});

test('a piece is in the can once none of its other shots is open', () => {
  const of = (
    id: string,
    status: 'todo' | 'done' | 'dropped',
    contentItemId: string | null = 'p',
  ) => ({
    ...{ id, status, contentItemId },
  });
  const last = of('a', 'todo');
  expect(
    completesPiece(last, [last, of('b', 'done'), of('c', 'dropped'), of('d', 'todo', 'q')]),
  ).toBe(true);
  expect(completesPiece(last, [last, of('b', 'todo')])).toBe(false);
  expect(completesPiece(of('a', 'todo', null), [])).toBe(false);
});

test('how a shot is taken reads in one line', () => {
  const detail = {
    kind: 'close_up' as const,
    lens: '85 mm',
    orientation: '9:16' as const,
    seconds: 3,
  };
  expect(shotDetail(detail)).toBe('Close-up · 85 mm · 9:16 · 3 s');
  expect(shotDetail({ kind: 'other', lens: '', orientation: null, seconds: null })).toBe('');
});
