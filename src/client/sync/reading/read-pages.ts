import type { Cursor } from '#shared/contracts/pages.ts';
import type { Row } from '#client/sync/truth.ts';

/** A page of a list as the server answers it. */
export interface ReadPage<R> {
  rows: R[];
  cursor: Cursor | null;
  next: string | null;
  starts?: string[];
}

/** So many pages of a list at a time: the server works on four requests of a person at once. */
const atOnce = 3;

/**
 * All rows of a list. Its first page tells where the others begin, so that they need not wait for one
 * another; between two beginnings it is read until it reaches the second, as rows may come meanwhile.
 */
export async function readPages<R extends Row>(
  read: (after: string | undefined) => Promise<ReadPage<R>>,
): Promise<{ rows: R[]; cursor: Cursor | null }> {
  const first = await read(undefined);
  const starts = first.next ? [first.next, ...(first.starts ?? [])] : [];
  const parts: R[][] = starts.map(() => []);
  const left = starts.entries();
  const readLeft = async () => {
    for (const [at, start] of left) parts[at] = await readBetween(start, starts[at + 1], read);
  };
  await Promise.all(Array.from({ length: atOnce }, readLeft));
  return { rows: [...first.rows, ...parts.flat()], cursor: first.cursor };
}

async function readBetween<R extends Row>(
  start: string,
  end: string | undefined,
  read: (after: string) => Promise<ReadPage<R>>,
): Promise<R[]> {
  const rows: R[] = [];
  let after: string | null = start;
  while (after && (end === undefined || after < end)) {
    const page: ReadPage<R> = await read(after);
    for (const row of page.rows) if (end === undefined || row.id <= end) rows.push(row);
    after = page.next;
  }
  return rows;
}
