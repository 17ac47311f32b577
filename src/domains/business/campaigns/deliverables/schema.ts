import * as z from 'zod/mini';
import { calendarDate, instant, pastInstant } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid, webUrl } from '#shared/entity.ts';
import { amountMinor } from '#shared/money.ts';
import { inOrder } from '#shared/periods.ts';
import { format, platform } from '#domains/making/channels/schema.ts';
import { checkFormat, couldBeNoted } from './rules.ts';

/** In the order of the work; changes send it back to be submitted again. */
export const deliverableStatuses = [
  'not_started',
  'drafting',
  'submitted',
  'changes_requested',
  'approved',
  'scheduled',
  'posted',
  'cancelled',
] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];
export const deliverableStatus = z.enum(deliverableStatuses);

const date = z._default(z.nullable(calendarDate), null);
const rounds = z
  .int('Use a whole number')
  .check(z.minimum(0, 'Use 0 to 10'), z.maximum(10, 'Use 0 to 10'));

/** What a person says of one thing that a brand gets. */
const writtenFields = {
  platform,
  format,
  title: line(120, 'Say what it is'),
  /** Of story sets and carousels. */
  frames: z._default(
    z.nullable(
      z
        .int('Use a whole number')
        .check(z.minimum(1, 'Use 1 to 20 frames'), z.maximum(20, 'Use 1 to 20 frames')),
    ),
    null,
  ),
  /** Length, orientation, rules for music. */
  specNote: z._default(prose(500), ''),
  channelId: z._default(z.nullable(uuid), null),
  requiresApproval: z._default(z.boolean(), true),
  draftDueOn: date,
  /** A window in which it is to be posted ends with the due date. */
  postWindowStartsOn: date,
  postDueOn: date,
  maxRevisions: z._default(rounds, 2),
  /** Where the brand sees the draft. */
  reviewUrl: z._default(z.nullable(webUrl), null),
  liveUrl: z._default(z.nullable(webUrl), null),
  keepLiveUntilOn: date,
  contentItemId: z._default(z.nullable(uuid), null),
  owesRawFiles: z._default(z.boolean(), false),
  assigneeUserId: z._default(z.nullable(uuid), null),
  /** Its part of the fee, in the campaign's currency. */
  feeShareMinor: z._default(z.nullable(amountMinor), null),
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};

export const deliverableFields = {
  campaignId: uuid,
  ...writtenFields,
  status: z._default(deliverableStatus, 'not_started'),
  /** What the server notes of its moves. */
  revisionRound: z._default(z.int(), 0),
  submittedAt: z._default(z.nullable(instant), null),
  approvedAt: z._default(z.nullable(instant), null),
  postedAt: z._default(z.nullable(instant), null),
};
export const deliverable = entity(deliverableFields);
export type Deliverable = z.infer<typeof deliverable>;

const draftFirst = inOrder('draftDueOn', 'postDueOn', 'The draft is due before the post');
const windowFirst = inOrder(
  'postWindowStartsOn',
  'postDueOn',
  'The window cannot end before it starts',
);
const { campaignId } = deliverableFields;
/** It has not begun: moves alone change its status, and note when. */
export const newDeliverable = creation({ campaignId, ...writtenFields }).check(
  draftFirst,
  windowFirst,
  checkFormat,
);
export type NewDeliverable = z.infer<typeof newDeliverable>;
/** It stays with its campaign, and its status changes by moves alone. */
export const deliverableChanges = changes(writtenFields).check(
  draftFirst,
  windowFirst,
  checkFormat,
);

export const deliverableMove = z
  .strictObject({
    status: deliverableStatus,
    /** Of what is posted: when, if not now, and where. */
    postedAt: z.optional(pastInstant),
    liveUrl: z.optional(z.nullable(webUrl)),
    /** Takes another move back: what the server had noted before that one is so again. */
    undo: z.optional(
      z.strictObject({
        revisionRound: z.int().check(z.minimum(0), z.maximum(1_000)),
        submittedAt: z.nullable(instant),
        approvedAt: z.nullable(instant),
        postedAt: z.nullable(pastInstant),
      }),
    ),
  })
  .check(
    z.refine(({ status, undo }) => !undo || couldBeNoted(status, undo), {
      path: ['undo'],
      error: 'This was never noted of it',
    }),
  );
export type DeliverableMove = z.infer<typeof deliverableMove>;
