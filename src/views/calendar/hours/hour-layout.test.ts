import { describe, expect, test } from 'vitest';
import type { CalendarEntry, CalendarPlace } from '#client/words/calendar.ts';
import {
  clockAt,
  endedAt,
  foldBlocks,
  ghostOf,
  layOut,
  movedTo,
  roomIn,
  settle,
} from './hour-layout.ts';

const written: unknown[] = [];
const actions: CalendarEntry['actions'] = {
  noun: 'task',
  open: () => undefined,
  complete: () => undefined,
  remove: () => undefined,
  move: (id, date) => written.push([id, date]),
  place: (id, place: CalendarPlace) => written.push([id, place]),
};

function anEntry(times: Partial<CalendarEntry>): CalendarEntry {
  return {
    id: times.id ?? 'one',
    layerId: 'tasks',
    color: undefined,
    title: 'Film',
    date: '2026-11-21',
    isDone: false,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    actions,
    ...times,
  };
}
const from = (startTime: string, endTime: string | null = null) => anEntry({ startTime, endTime });
const places = (...entries: CalendarEntry[]) =>
  layOut(entries).map(({ start, end, column, columns }) => [
    `${clockAt(start)}-${clockAt(end)}`,
    `${column + 1} of ${columns}`,
  ]);

describe('blocks of a day', () => {
  test('stand alone where nothing overlaps, also when one begins as another ends', () => {
    expect(places(from('09:00', '10:00'), from('10:00', '11:00'))).toEqual([
      ['09:00-10:00', '1 of 1'],
      ['10:00-11:00', '1 of 1'],
    ]);
  });
  test('stand side by side where they overlap, and a free place is taken again', () => {
    expect(places(from('11:30', '12:00'), from('09:00', '12:00'), from('09:30', '10:00'))).toEqual([
      ['09:00-12:00', '1 of 2'],
      ['09:30-10:00', '2 of 2'],
      ['11:30-12:00', '2 of 2'],
    ]);
  });
  test('stay within their day, however late they begin', () => {
    const [block] = layOut([from('23:59')]);
    expect([block?.start, block?.end]).toEqual([23 * 60 + 30, 24 * 60]);
    expect(places(from('23:00'), from('23:59'))).toEqual([
      ['23:00-23:30', '1 of 1'],
      ['23:30-23:59', '1 of 1'],
    ]);
  });
  test('are tall enough to read, and leave out what has no time', () => {
    expect(
      places(from('09:00'), from('11:00', '11:05'), anEntry({ dueTime: '17:00' }), anEntry({})),
    ).toEqual([
      ['09:00-09:30', '1 of 1'],
      ['11:00-11:30', '1 of 1'],
      ['17:00-17:30', '1 of 1'],
    ]);
  });
});

describe('more than there is room for', () => {
  const at = (start: string, count: number) =>
    Array.from({ length: count }, (_, place) =>
      anEntry({ id: `${start} ${place}`, startTime: start }),
    );
  const crowded = layOut([
    ...at('09:00', 6),
    ...at('09:15', 2),
    ...at('11:00', 3),
    ...at('15:00', 5),
  ]);

  test('stands behind a number at the edge, time by time', () => {
    const { shown, folds } = foldBlocks(crowded, { whole: 4, besideFold: 3, isOpen: false });
    expect(folds).toEqual([
      { id: '09:00 3', start: 540, end: 585, count: 5 },
      { id: '15:00 3', start: 900, end: 930, count: 2 },
    ]);
    expect(shown.map(({ entry, column, columns }) => [entry.id, column, columns])).toEqual([
      ...[0, 1, 2].map((place) => [`09:00 ${place}`, place, 3]),
      ...[0, 1, 2].map((place) => [`11:00 ${place}`, place, 3]),
      ...[0, 1, 2].map((place) => [`15:00 ${place}`, place, 3]),
    ]);
  });
  test('is all there once it is opened, beside the way back', () => {
    const { shown, folds } = foldBlocks(crowded, { whole: 4, besideFold: 3, isOpen: true });
    expect(shown.length).toBe(crowded.length);
    expect(folds.map(({ count }) => count)).toEqual([5, 2]);
    expect(shown.filter(({ isBesideFold }) => !isBesideFold).length).toBe(3);
  });
  test('is nothing where all have room', () => {
    expect(foldBlocks(crowded, { whole: 8, besideFold: 7, isOpen: false })).toEqual({
      shown: crowded,
      folds: [],
    });
  });
  test.each([
    [20, 1, 1],
    [140, 2, 1],
    [148, 2, 2],
    [480, 8, 8],
  ])('is more than can be read in a column %i px wide', (width, whole, besideFold) => {
    expect(roomIn(width)).toEqual({ whole, besideFold });
  });
});

describe('what is held', () => {
  const hour = ghostOf(from('09:00', '10:30'));
  test.each([
    [607, [600, 690]],
    [-40, [0, 90]],
    [1430, [1350, 1440]],
  ])('stands at quarters of an hour within the day: minute %i', (minutes, times) => {
    const { start, end } = movedTo(hour, '2026-11-22', minutes);
    expect([start, end]).toEqual(times);
  });
  test('gets an hour where it had none, and keeps having no end', () => {
    expect(movedTo(ghostOf(anEntry({})), '2026-11-21', 540)).toMatchObject({
      start: 540,
      end: 600,
    });
    expect(movedTo(ghostOf(from('08:00')), '2026-11-21', 540)).toMatchObject({
      start: 540,
      end: null,
    });
  });
  test('ends at least a quarter of an hour after it starts, and within the day', () => {
    expect(endedAt(hour, 300).end).toBe(555);
    expect(endedAt(hour, 640).end).toBe(645);
    expect(endedAt(hour, 2000).end).toBe(1440);
  });
  test('is written only where it is somewhere else', () => {
    written.length = 0;
    settle(hour);
    settle({ ...hour, date: '2026-11-22' });
    settle(endedAt(hour, 1440));
    settle({ ...hour, start: null, end: null });
    expect(written).toEqual([
      ['one', '2026-11-22'],
      ['one', { date: '2026-11-21', startTime: '09:00', endTime: '23:59' }],
      ['one', { date: '2026-11-21', startTime: null, endTime: null }],
    ]);
  });
});
