import * as z from 'zod/mini';
import { uuid } from '#shared/entity.ts';
import { cursor } from './pages.ts';

/** One change of one record; `row` is the record as stored, null once deleted. */
export const change = z.strictObject({
  stream: uuid,
  seq: z.int(),
  /** The collection: 'tasks', 'categories', … */
  domain: z.string(),
  id: uuid,
  version: z.int(),
  row: z.nullable(z.unknown()),
});
export type Change = z.infer<typeof change>;

/**
 * What the feed sends, each as an event of that name:
 * `hello` the streams followed and where each stands · `changes` a batch in order · `reload` a
 * cursor is too old or of another epoch: read the lists of that stream anew · `reconnect` the
 * server is going away, or what the caller may see has changed: connect again.
 */
export const feedEvents = {
  hello: z.strictObject({ cursors: z.array(cursor) }),
  changes: z.strictObject({ changes: z.array(change) }),
  reload: cursor,
  reconnect: z.strictObject({}),
};
