import type { Cursor } from '#shared/collection-contract.ts';
import { JsonText } from '#server/http/json.ts';
import type { Transaction } from '#server/database/transaction.ts';

/** One page of a list as it is answered. */
export interface Page<Row> {
  rows: Row[];
  cursor: Cursor;
  next: string | null;
}

/** How far the stream $1 is, as JSON: of the same snapshot as the rows beside it. */
export const cursorText = `(select json_build_object('stream', id, 'epoch', epoch, 'seq', seq)::text
  from streams where id = $1) as cursor`;

// With `.*` it is the row, even where a column is called as the row is.
/** The page of `rowsText`: at most $3 rows of the stream $1, by their `id`, which comes after $2. */
export function pageText(rowsText: string): string {
  return `
    select ${cursorText},
      coalesce('[' || string_agg(row_to_json(page.*)::text, ',' order by page.id) || ']', '[]') as rows,
      count(*)::int as count,
      (array_agg(page.id order by page.id))[count(*)] as last
    from (${rowsText}) as page`;
}

/** Reads a page by its text; what narrows it names its own parameters from $4 on. */
export async function readPage<Row>(
  transaction: Transaction,
  text: string,
  asked: { stream: string; after?: string | undefined; limit: number; values?: readonly unknown[] },
): Promise<JsonText<Page<Row>>> {
  const { stream, after = null, limit, values = [] } = asked;
  const [page] = await transaction.query<{
    cursor: string | null;
    rows: string;
    count: number;
    last: string;
  }>(text, [stream, after, limit, ...values]);
  if (!page) throw new Error('A page without a row');
  return pageJson(page, page.count === limit ? page.last : null);
}

/** A page of rows that are JSON already. */
export function pageJson<Row>(
  { rows, cursor }: { rows: string; cursor: string | null },
  next: string | null,
): JsonText<Page<Row>> {
  return new JsonText(`{"rows":${rows},"cursor":${cursor},"next":${JSON.stringify(next)}}`);
}
