import { type Cursor } from '#shared/contracts/pages.ts';
import { maxPageRows } from '#shared/contracts/limits.ts';
import { JsonText } from '#server/http/json.ts';
import { readInOrder } from '#server/database/planning/past-statistics.ts';
import type { Transaction } from '#server/database/transaction.ts';

/** One page of a list as it is answered. */
export interface Page<Row> {
  rows: Row[];
  cursor: Cursor;
  next: string | null;
  /** Where the pages after the next one begin, as far as was looked. */
  starts?: string[] | undefined;
}

/** The statements of a list: one page, and where the pages begin that come after one. */
export interface PageTexts {
  page: string;
  starts: string;
}
/** So many rows are looked through for where pages begin; the rest is read one page after the other. */
const mostRowsAhead = 100_000;

/** How far the stream $1 is, as JSON: of the same snapshot as the rows beside it. */
export const cursorText = `(select json_build_object('stream', id, 'epoch', epoch, 'seq', seq)::text
  from streams where id = $1) as cursor`;

/**
 * Whether a record comes after $2, or is of the first page. A bound of the index even in a plan for any
 * value, which would else read every page from the first record on.
 */
export const isAfter = `id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')`;

// With `.*` it is the row, even where a column is called as the row is.
/** The page of `rowsText`: at most $3 rows of the stream $1, by their `id`, which comes after $2. */
export function pageTexts(rowsText: string): PageTexts {
  const page = `
    select ${cursorText},
      coalesce('[' || string_agg(row_to_json(page.*)::text, ',' order by page.id) || ']', '[]') as rows,
      count(*)::int as count,
      (array_agg(page.id order by page.id))[count(*)] as last
    from (${rowsText}) as page`;
  // Nothing of the rows but their ids is worked out for it.
  const starts = `
    select coalesce(array_agg(id order by id), '{}')::text[] as starts
    from (select id, row_number() over (order by id) as place from (${rowsText}) as page) as numbered
    where place % ${maxPageRows} = 0`;
  return { page, starts };
}

/** What was asked of a list. */
export interface PageQuery {
  after?: string | undefined;
  limit: number;
  starts?: 'true' | undefined;
}

/** Reads a page by its text; what narrows it names its own parameters from $4 on. */
export async function readPage<Row>(
  transaction: Transaction,
  texts: PageTexts,
  asked: PageQuery & { stream: string; values?: readonly unknown[] },
): Promise<JsonText<Page<Row>>> {
  const { stream, after = null, limit, values = [] } = asked;
  // There is more than a page of them.
  if (after) readInOrder(transaction);
  const [page] = await transaction.query<{
    cursor: string | null;
    rows: string;
    count: number;
    last: string;
  }>(texts.page, [stream, after, limit, ...values]);
  if (!page) throw new Error('A page without a row');
  const next = page.count === limit ? page.last : null;
  if (!next || !asked.starts || limit !== maxPageRows) return pageJson(page, next);
  if (!after) readInOrder(transaction);
  const place = [stream, next, mostRowsAhead, ...values];
  const [found] = await transaction.query<{ starts: string[] }>(texts.starts, place);
  return pageJson(page, next, found?.starts);
}

/** A page of rows that are JSON already. */
export function pageJson<Row>(
  { rows, cursor }: { rows: string; cursor: string | null },
  next: string | null,
  starts?: string[],
): JsonText<Page<Row>> {
  const ahead = starts ? `,"starts":${JSON.stringify(starts)}` : '';
  return new JsonText(`{"rows":${rows},"cursor":${cursor},"next":${JSON.stringify(next)}${ahead}}`);
}
