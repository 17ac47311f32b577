import { expect, test } from 'vitest';
import { type ReadPage, readPages } from './read-pages.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at).padStart(4, '0'), version: 1 }));

/** A list in pages of ten rows, as the server has it; `change` is done to it before each page but the first. */
function listOf(rows: { id: string; version: number }[], change: () => void = () => undefined) {
  const asked: (string | undefined)[] = [];
  const read = async (after: string | undefined): Promise<ReadPage<(typeof rows)[number]>> => {
    asked.push(after);
    if (after) change();
    const rest = rows.filter(({ id }) => !after || id > after);
    const next = rest.length >= 10 ? (rest[9]?.id ?? null) : null;
    const starts = rest.slice(10).filter((_, at) => at % 10 === 9);
    return {
      ...{ rows: rest.slice(0, 10), cursor: null, next },
      ...(after ? {} : { starts: starts.map(({ id }) => id) }),
    };
  };
  return { read, asked };
}

test.each([0, 9, 10, 11, 20, 95, 100])('a list of %i rows comes whole and once', async (count) => {
  const rows = rowsOf(count);
  const { read, asked } = listOf(rows);
  expect((await readPages(read)).rows).toEqual(rows);
  expect(asked).toHaveLength(Math.floor(count / 10) + 1);
});

test('pages wait for the first one alone', async () => {
  let open = 0;
  let most = 0;
  const { read } = listOf(rowsOf(100));
  await readPages(async (after) => {
    most = Math.max(most, (open += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return read(after);
  });
  expect(most).toBe(3);
});

test('rows that come meanwhile push none of the others out', async () => {
  const before = rowsOf(100);
  const rows = [...before];
  let more = 0;
  const { read } = listOf(rows, () => {
    // In the middle of each part, as when something deleted is brought back.
    rows.push({ id: `00${1 + (more % 9)}4+${more}`, version: 1 });
    rows.sort((one, other) => (one.id < other.id ? -1 : 1));
    more += 1;
  });
  const { rows: found } = await readPages(read);
  const ids = new Set(found.map(({ id }) => id));
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBe(found.length);
});

test('where it is not told how a list goes on, its pages come one after the other', async () => {
  const rows = rowsOf(35);
  const { read } = listOf(rows);
  const plain = async (after: string | undefined) => ({ ...(await read(after)), starts: [] });
  expect((await readPages(plain)).rows).toEqual(rows);
});
