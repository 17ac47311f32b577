import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { subjectFields } from '#shared/subject.ts';

const plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** One write of a record: who did it, and what changed; of long texts only that they did. */
export const activity = z.strictObject({
  id: uuid,
  /** The collection of the record, as the feed calls it. */
  recordDomain: z.string(),
  recordId: uuid,
  /** What the record was called then. */
  title: z.string(),
  verb: z.enum(['created', 'changed', 'deleted', 'restored']),
  changes: z.array(
    z.strictObject({ field: z.string(), from: z.optional(plain), to: z.optional(plain) }),
  ),
  ...subjectFields,
  /** Somebody without an account, who was given a link by the member named here. */
  guestName: z.nullable(z.string()),
  createdByUserId: uuid,
  createdAt: instant,
  version: z.int(),
});
export type Activity = z.infer<typeof activity>;
