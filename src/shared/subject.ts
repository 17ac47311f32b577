import * as z from 'zod/mini';
import { uuid } from './entity.ts';

const one = z._default(z.nullable(uuid), null);

/**
 * What a comment, an attachment or a line of activity is about. A column of its own for each kind,
 * so that a real foreign key holds it to a record of the same workspace:
 *
 *   campaign_id uuid, brand_id uuid, deliverable_id uuid, content_item_id uuid, inspiration_id uuid,
 *   expense_id uuid, trip_id uuid, booking_id uuid,
 *   constraint xs_subject_check
 *     check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id, trip_id, booking_id) = 1),
 *   constraint xs_campaign_id_fkey foreign key (workspace_id, campaign_id)
 *     references campaigns (workspace_id, id) on delete cascade,
 *   … and the same for the others, with an index on each (workspace_id, …) where it is not null.
 */
export const subjectFields = {
  campaignId: one,
  brandId: one,
  deliverableId: one,
  contentItemId: one,
  inspirationId: one,
  expenseId: one,
  /** A trip that all members see: a private one has nothing that is for all. */
  tripId: one,
  /** A booking of such a trip. */
  bookingId: one,
};
export type SubjectField = keyof typeof subjectFields;
/** The collection that each names a record of. */
export const subjectCollections: Record<SubjectField, string> = {
  campaignId: 'campaigns',
  brandId: 'brands',
  deliverableId: 'deliverables',
  contentItemId: 'content-items',
  inspirationId: 'inspirations',
  expenseId: 'expenses',
  tripId: 'trips',
  bookingId: 'bookings',
};
/** As the compiler keeps them: `Object.keys` would forget the names. */
export const subjectNames = Object.keys(subjectFields) as SubjectField[];

/** One record by what it is: `{ campaignId }`, `{ brandId }` and so on. */
export type Subject = {
  [K in SubjectField]: { [Name in K]: string } & { [Name in Exclude<SubjectField, K>]?: never };
}[SubjectField];
/** A record that is about a subject: of its fields one is filled. */
export type OfSubject = Record<SubjectField, string | null>;

/** To be said before the one that is meant: `{ ...noSubject, brandId }`. */
// As above: `fromEntries` would forget the names.
export const noSubject = Object.fromEntries(subjectNames.map((name) => [name, null])) as Record<
  SubjectField,
  null
>;

/** For the schema that creates such a record: `creation(fields).check(oneSubject)`. */
export const oneSubject = z.refine<Partial<OfSubject>>(
  (values) => subjectNames.filter((name) => values[name] != null).length === 1,
  'Say what this belongs to, and only one thing',
);

/** For the query of a list: at most one of them. */
export const subjectQuery = {
  campaignId: z.optional(uuid),
  brandId: z.optional(uuid),
  deliverableId: z.optional(uuid),
  contentItemId: z.optional(uuid),
  inspirationId: z.optional(uuid),
  expenseId: z.optional(uuid),
  tripId: z.optional(uuid),
  bookingId: z.optional(uuid),
};

/** The name and the id of a subject, for a query or a comparison. */
export function subjectEntry(subject: Partial<OfSubject>): [SubjectField, string] | undefined {
  for (const name of subjectNames) {
    const id = subject[name];
    if (id) return [name, id];
  }
  return undefined;
}

/** Whether a record is about this subject. */
export function isAbout(record: OfSubject, subject: Subject): boolean {
  const entry = subjectEntry(subject);
  return entry !== undefined && record[entry[0]] === entry[1];
}
