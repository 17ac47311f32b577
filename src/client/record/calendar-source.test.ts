import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { calendarSource } from './calendar-source.ts';

interface Post {
  id: string;
  itemId: string;
  date: string;
  time?: string;
  isDone?: boolean;
}
type Known = { titles: ReadonlyMap<string, string> };

const makeSource = (finds: object) =>
  calendarSource<Post, Known, { post: Post; title: string }>({
    ...finds,
    layers: [],
    partsOf(post, { titles }) {
      const title = titles.get(post.itemId);
      return title === undefined ? undefined : { post, title };
    },
    entriesOf: ({ post, title }): CalendarEntry[] => [
      {
        id: post.id,
        layerId: 'content',
        color: undefined,
        title,
        date: post.date,
        startTime: post.time ?? null,
        endTime: null,
        dueTime: null,
        timeOfDay: null,
        isDone: post.isDone ?? false,
        actions: { noun: 'post', open: () => undefined },
      },
    ],
  });
const titles = (entries: readonly CalendarEntry[]) => entries.map(({ title }) => title);
const known = (...pairs: [string, string][]): Known => ({ titles: new Map(pairs) });

const daysOf = ({ date }: Post) => [{ kind: 'post', date, isOpen: null }];
const standingsOf = ({ date, isDone }: Post) => [{ kind: 'post', date, isOpen: !isDone }];

describe.each([
  ['all rows at once', {}],
  ['rows by their days', { standingsOf }],
  ['rows by days that do not say what is done', { standingsOf: daysOf }],
])('%s', (_, finds) => {
  test('a day has its entries by the clock, and nothing of what has no parent', () => {
    const source = makeSource(finds)(
      [
        { id: '1', itemId: 'a', date: '2026-03-14' },
        { id: '2', itemId: 'b', date: '2026-03-14', time: '09:00' },
        { id: '3', itemId: 'gone', date: '2026-03-14' },
        { id: '4', itemId: 'a', date: '2026-03-15' },
      ],
      known(['a', 'Orzo'], ['b', 'Letter']),
    );
    expect(titles(source.on('2026-03-14'))).toEqual(['Letter', 'Orzo']);
    expect(titles(source.on('2026-03-15'))).toEqual(['Orzo']);
    expect(source.on('2026-03-16')).toEqual([]);
  });

  test('days on which nothing changed keep their array, others get a new one', () => {
    const make = makeSource(finds);
    const rows: Post[] = [
      { id: '1', itemId: 'a', date: '2026-03-14' },
      { id: '2', itemId: 'b', date: '2026-03-15' },
    ];
    const before = make(rows, known(['a', 'Orzo'], ['b', 'Letter']));
    expect(make(rows, known(['a', 'Orzo'], ['b', 'Letter'])).on('2026-03-14')).toBe(
      before.on('2026-03-14'),
    );
    const after = make(rows, known(['a', 'Orzo'], ['b', 'Letter 62']));
    expect(after.on('2026-03-14')).toBe(before.on('2026-03-14'));
    expect(titles(after.on('2026-03-15'))).toEqual(['Letter 62']);
    const moved = make(
      [{ id: '1', itemId: 'a', date: '2026-03-15' }, ...rows.slice(1)],
      known(['a', 'Orzo'], ['b', 'Letter 62']),
    );
    expect(moved.on('2026-03-14')).toEqual([]);
    expect(titles(moved.on('2026-03-15'))).toEqual(['Orzo', 'Letter 62']);
  });

  test('what was to be done before a day and is not is late, the oldest first', () => {
    const source = makeSource(finds)(
      [
        { id: '1', itemId: 'a', date: '2026-03-13' },
        { id: '2', itemId: 'b', date: '2026-03-12' },
        { id: '3', itemId: 'c', date: '2026-03-11', isDone: true },
        { id: '4', itemId: 'd', date: '2026-03-14' },
      ],
      known(['a', 'A'], ['b', 'B'], ['c', 'C'], ['d', 'D']),
    );
    expect(titles(source.lateOn?.('2026-03-14') ?? [])).toEqual(['B', 'A']);
  });
});
