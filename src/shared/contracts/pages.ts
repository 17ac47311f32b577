import * as z from 'zod/mini';
import { uuid } from '#shared/entity.ts';
import { maxPageRows } from './limits.ts';

/** How far a reader of a stream of changes has come. Another epoch means: read everything anew. */
export const cursor = z.strictObject({ stream: uuid, epoch: uuid, seq: z.int() });
export type Cursor = z.infer<typeof cursor>;

/** What is left of a deleted record. */
export const tombstone = z.strictObject({ id: uuid, version: z.int(), deleted: z.literal(true) });
export type Tombstone = z.infer<typeof tombstone>;

/**
 * One page of a list, by key: `next` is the `after` of the following page, and `starts`, where asked
 * for, those of the pages after that, so that they can be read at the same time.
 */
export function page<R extends z.ZodMiniType>(row: R) {
  const starts = z.optional(z.array(uuid));
  return z.strictObject({ rows: z.array(row), cursor, next: z.nullable(uuid), starts });
}

export const pageQuery = {
  after: z.optional(uuid),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageRows)),
    maxPageRows,
  ),
  /** Where the pages of a long list begin; a full page of the most rows tells it. */
  starts: z.optional(z.literal('true')),
};
