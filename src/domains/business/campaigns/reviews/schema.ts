import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { line, prose, uuid } from '#shared/entity.ts';
import { email } from '#domains/people/auth/entrance/schema.ts';
import { reviewDecisions } from '#domains/business/campaigns/review-links/schema.ts';
import { requirementKinds } from '#domains/business/campaigns/requirements/schema.ts';
import { format, platform } from '#domains/making/channels/schema.ts';

/** What is said of every link that opens nothing, whatever the reason. */
export const voidLinkText = 'This review link does not work, or no longer';

/** How a deliverable stands for whoever reviews it. */
export const reviewStates = ['making', 'waiting', 'changes_requested', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

const said = { id: uuid, name: z.string(), body: z.string(), createdAt: instant };

/** A deliverable as a brand sees it: what goes out and what was asked for, and nothing of money. */
export const reviewed = z.strictObject({
  id: uuid,
  title: z.string(),
  platform,
  format,
  frames: z.nullable(z.int()),
  state: z.enum(reviewStates),
  caption: z.string(),
  /** Null where the link shows none. */
  script: z.nullable(z.string()),
  draftUrl: z.nullable(z.string()),
  pictures: z.array(z.strictObject({ id: uuid, width: z.int(), height: z.int() })),
  requirements: z.array(
    z.strictObject({ id: uuid, kind: z.enum(requirementKinds), text: z.string() }),
  ),
  /** What was said by this link, and what was answered there. */
  comments: z.array(z.strictObject({ ...said, answers: z.array(z.strictObject(said)) })),
  /** Of all this as it is now; a decision names the one that it is about. */
  mark: z.string(),
});
export type Reviewed = z.infer<typeof reviewed>;

/** What a review link opens. */
export const review = z.strictObject({
  title: z.string(),
  expiresAt: instant,
  allowsComments: z.boolean(),
  allowsApproval: z.boolean(),
  deliverables: z.array(reviewed),
});
export type Review = z.infer<typeof review>;

/** The secret part of a link. One of another length is unknown, like a guessed one. */
export const token = z.string().check(z.maxLength(200, voidLinkText));

const guestName = line(80, 'Say who you are');
const words = line(2000, 'Write what you want to say');

export const guestComment = z.strictObject({
  token,
  deliverableId: uuid,
  name: guestName,
  body: words,
});
export type GuestComment = z.infer<typeof guestComment>;

/** Who decides, said before the decision is confirmed. */
export const reviewer = z.strictObject({ name: guestName, email });

export const guestDecision = z
  .strictObject({
    token,
    deliverableId: uuid,
    /** Of what the reviewer has seen. */
    mark: z.string().check(z.maxLength(100)),
    state: z.enum(reviewDecisions),
    ...reviewer.shape,
    /** What is to change. */
    note: z._default(prose(2000).check(z.trim()), ''),
  })
  .check(({ value, issues }) => {
    if (value.state === 'changes_requested' && value.note === '')
      issues.push({
        code: 'custom',
        path: ['note'],
        message: 'Say what should change',
        input: value,
      });
  });
export type GuestDecision = z.infer<typeof guestDecision>;
