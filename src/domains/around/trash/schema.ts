import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';

/** How long what was deleted waits to be restored. */
export const trashDays = 30;

/** A deleted record that the caller may bring back. */
export const trashed = z.strictObject({
  /** The collection, as the feed calls it. */
  collection: z.string(),
  id: uuid,
  title: z.string(),
  deletedAt: instant,
  deletedByUserId: uuid,
  /** What it is a part of; that comes back with it if it was deleted too. */
  parent: z.nullable(z.strictObject({ title: z.string(), isDeleted: z.boolean() })),
});
export type Trashed = z.infer<typeof trashed>;
