import * as z from 'zod/mini';
import type { Connection } from '#server/database/pool.ts';
import { changes, type Fields } from '#shared/entity.ts';

/**
 * Rows that hold JSON which was kept for later. PostgreSQL vouches for columns; of such a document
 * only the Dayslate that wrote it knows the shape, so it is looked at before it is believed.
 */
export async function keptRows<Row extends z.ZodMiniType>(
  { query }: Pick<Connection, 'query'>,
  row: Row,
  text: string,
  values: readonly unknown[],
): Promise<z.output<Row>[]> {
  return z.parse(z.array(row), await query(text, values));
}

/** Fields of a record as they were kept: those that it may still have, with values it may still take. */
export function keptFields<F extends Fields>(fields: F) {
  const known = changes(fields);
  const isKnown = (name: string, value: unknown) => z.safeParse(known, { [name]: value }).success;
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((kept) => {
      const entries = Object.entries(kept).filter(([name, value]) => isKnown(name, value));
      return z.parse(known, Object.fromEntries(entries));
    }),
  );
}
