import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { eachOnce, line, uuid } from '#shared/entity.ts';

/** What a brand can decide about a deliverable. */
export const reviewDecisions = ['approved', 'changes_requested'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

const maxDeliverables = 50;
export const usualReviewDays = 14;

/** What somebody shares with a brand. */
export const newReviewLink = z.strictObject({
  id: uuid,
  title: line(150, 'Say what the brand reads above it'),
  deliverableIds: z
    .array(uuid)
    .check(
      z.minLength(1, 'Choose at least one deliverable'),
      z.maxLength(maxDeliverables, `Choose at most ${maxDeliverables} deliverables`),
      eachOnce('Name each deliverable once'),
    ),
  showsScript: z._default(z.boolean(), false),
  allowsComments: z._default(z.boolean(), true),
  allowsApproval: z._default(z.boolean(), true),
  validDays: z._default(
    z
      .int('Use a whole number of days')
      .check(z.minimum(1, 'Use 1 to 60 days'), z.maximum(60, 'Use 1 to 60 days')),
    usualReviewDays,
  ),
});
export type NewReviewLink = z.infer<typeof newReviewLink>;

/** A link as those see it who may keep it; what it is called by is nowhere. */
export const reviewLink = z.strictObject({
  id: uuid,
  title: z.string(),
  deliverableIds: z.array(uuid),
  showsScript: z.boolean(),
  allowsComments: z.boolean(),
  allowsApproval: z.boolean(),
  expiresAt: instant,
  revokedAt: z.nullable(instant),
  /** When somebody last looked at it; null: nobody has yet. */
  openedAt: z.nullable(instant),
  createdAt: instant,
  /** False once whoever shared it has left, or may not edit any more: it acts in their name. */
  isBacked: z.boolean(),
  decisions: z.array(
    z.strictObject({
      deliverableId: uuid,
      state: z.enum(reviewDecisions),
      name: z.string(),
      email: z.string(),
      decidedAt: instant,
    }),
  ),
});
export type ReviewLink = z.infer<typeof reviewLink>;

/** A link with its address, which is told this once. */
export const toldReviewLink = z.strictObject({ reviewLink, url: z.string() });
export type ToldReviewLink = z.infer<typeof toldReviewLink>;
