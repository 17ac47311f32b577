import { beforeEach, expect, test } from 'vitest';
import { forgetPacked, packed, unpacked } from './stored-rows.ts';

const hash = '["tasks","one"]';
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, at }));

beforeEach(() => forgetPacked());

/** What a page finds that opens after this was written. */
function reopened(written: unknown): unknown {
  const stored = structuredClone(written);
  forgetPacked();
  return unpacked(hash, stored);
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
  for (const row of read.rows) Object.assign(row, { toJSON: () => ((texts += 1), row) });
  packed(hash, read);
  expect(texts).toBe(0);
});

test('what is no list is stored as it is', () => {
  for (const data of [null, 'a', 3, { user: 1 }, { rows: 'few' }, [1]]) {
    expect(packed(hash, data)).toBe(data);
    expect(unpacked(hash, data)).toBe(data);
  }
});
