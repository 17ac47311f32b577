import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPacked, isEmpty, packed, partOf, unpacked } from './stored-rows.ts';

const hash = '["tasks","one"]';
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, at }));

beforeEach(() => forgetPacked());

/** What a page finds that opens after this was written. */
function reopened(
  written: unknown,
  { isSound = () => true, onTorn = fail }: Partial<Parameters<typeof unpacked>[2]> = {},
): unknown {
  const stored = structuredClone(written);
  forgetPacked();
  return unpacked(hash, stored, { isSound, onTorn });
}

function fail(): never {
  throw new Error('These rows are whole');
}

test.each([0, 1, 999, 1_000, 1_001, 2_500])('a list of %i rows comes back as it was', (count) => {
  const data = { rows: rowsOf(count), gone: new Map([['x', 3]]), cursor: { stream: 's' } };
  expect(reopened(packed(hash, data))).toEqual(data);
});

test('what changed since it was last written is written', () => {
  const rows = rowsOf(2_500);
  packed(hash, { rows });
  const changed = rows.with(1_200, { id: '1200', at: -1 });
  expect(reopened(packed(hash, { rows: changed }))).toEqual({ rows: changed });

  packed(hash, { rows });
  const without = rows.toSpliced(3, 1);
  expect(reopened(packed(hash, { rows: without }))).toEqual({ rows: without });

  packed(hash, { rows });
  const longer = [...rows, { id: 'new', at: 0 }];
  expect(reopened(packed(hash, { rows: longer }))).toEqual({ rows: longer });
});

test('only the thousand that a change is in becomes a text anew', () => {
  let texts = 0;
  const rows = rowsOf(3_000).map((row) => ({ ...row, toJSON: () => ((texts += 1), row) }));
  packed(hash, { rows });
  expect(texts).toBe(3_000);
  packed(hash, { rows: rows.with(1_500, { ...rows[1_500], id: 'changed' } as never) });
  expect(texts).toBe(4_000);
});

test('what was read is not written anew either', () => {
  const data = { rows: rowsOf(1_500) };
  const read = reopened(packed(hash, data)) as { rows: object[] };
  let texts = 0;
  for (const row of read.rows) Object.defineProperty(row, 'at', { get: () => (texts += 1) });
  packed(hash, read);
  expect(texts).toBe(0);
});

test('rows come back in their order of fields, alike or not', () => {
  const rows = Array.from({ length: 3 }, (_, at) => ({
    ...{ id: `${at}`, isDone: false, rate: at === 1 ? 1.5 : null, tags: at === 2 ? ['a'] : [] },
    ...{ note: null, version: at, place: { city: 'Oslo' } },
  }));
  const mixed = [{ id: 'x' }, { id: 'y', more: 1 }, { more: 2, id: 'z' }, { id: undefined, at: 1 }];
  for (const list of [rows, mixed, ['a', null, 3], [], [{}, {}]]) {
    const read = reopened(packed(hash, { rows: list }));
    expect(JSON.stringify(read)).toBe(JSON.stringify({ rows: list }));
  }
});

test('rows that are alike say what they have alike once', () => {
  const rows = rowsOf(1_000).map((row) => ({ ...row, note: 'Wides first.', category: null }));
  expect(JSON.stringify(packed(hash, { rows })).match(/Wides|category/g)).toHaveLength(2);
});

test('rows are made when somebody looks at them, once', () => {
  const isSound = vi.fn<() => boolean>(() => true);
  const stored = packed(hash, { rows: rowsOf(3), cursor: { stream: 's' } });
  const data = reopened(stored, { isSound }) as { rows: object[]; cursor: object };
  expect(data.cursor).toEqual({ stream: 's' });
  expect(packed(hash, data)).toEqual(stored);
  expect(isSound).not.toHaveBeenCalled();

  const { rows } = data;
  expect(data.rows).toBe(rows);
  expect(isSound).toHaveBeenCalledTimes(3);
  expect(packed(hash, data)).toEqual(stored);
});

test.each([
  ['written by columns', rowsOf(2_500).map((row) => ({ ...row, note: null, tags: [] }))],
  ['written row by row', [...rowsOf(2_500), { id: 'other', at: 7, more: 1 }]],
])('some rows are made without the others, %s, and are those of the whole list', (_, rows) => {
  const isSound = vi.fn<() => boolean>(() => true);
  const data = reopened(packed(hash, { rows }), { isSound }) as WithRows;
  const wanted = new Set<unknown>([7, 1_500, 2_499]);
  const part = { field: 'at', isWanted: (at: unknown) => wanted.has(at) };
  const some = partOf(data, part) ?? [];
  expect(some).toEqual(rows.filter(({ at }) => wanted.has(at)));
  expect(isSound).toHaveBeenCalledTimes(some.length);
  expect(isEmpty(data)).toBe(false);

  expect(data.rows).toEqual(rows);
  expect(some.every((row) => data.rows.includes(row as object))).toBe(true);
  // From then on it is looked at as a whole.
  expect(partOf(data, part)).toBeUndefined();
  expect(isEmpty(data)).toBe(false);
});

test('all rows or none are wanted of what they have alike', () => {
  const rows = rowsOf(1_001).map((row) => ({ ...row, kind: 'a' }));
  const data = reopened(packed(hash, { rows })) as WithRows;
  const ofKind = (kind: string) => ({ field: 'kind', isWanted: (one: unknown) => one === kind });
  expect(partOf(data, ofKind('b'))).toEqual([]);
  expect(partOf(data, ofKind('a'))).toEqual(rows);
  expect(isEmpty(reopened(packed(hash, { rows: [] })) as WithRows)).toBe(true);
});

test('torn texts have no part: whoever looks at the whole is told', () => {
  const onTorn = vi.fn<() => void>();
  const anyRow = { field: 'id', isWanted: () => true };
  const data = reopened({ rows: ['no JSON'] }, { onTorn }) as WithRows;
  expect(partOf(data, anyRow)).toBeUndefined();
  const unsound = reopened({ rows: ['[{"id":3}]'] }, { onTorn, isSound: () => false }) as WithRows;
  expect(partOf(unsound, anyRow)).toBeUndefined();
  expect(onTorn).not.toHaveBeenCalled();
  expect([data.rows, unsound.rows]).toEqual([[], []]);
  expect(onTorn).toHaveBeenCalledTimes(2);
});

test.each([
  ['no JSON', () => true],
  ['[null]', (row: unknown) => row !== null],
])('of texts that are no rows, %s, nothing is shown, and it is said', (text, isSound) => {
  const onTorn = vi.fn<() => void>();
  const data = reopened({ rows: ['[{"id":"a"}]', text] }, { isSound, onTorn }) as WithRows;
  expect(onTorn).not.toHaveBeenCalled();
  expect([data.rows, data.rows]).toEqual([[], []]);
  expect(onTorn).toHaveBeenCalledTimes(1);
});
interface WithRows {
  rows: object[];
}

test('what is no list is stored as it is', () => {
  for (const data of [null, 'a', 3, { user: 1 }, { rows: 'few' }, [1]]) {
    expect(packed(hash, data)).toBe(data);
    expect(unpacked(hash, data, { isSound: () => true, onTorn: fail })).toBe(data);
  }
});
