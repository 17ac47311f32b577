import type { core } from 'zod/mini';
import type { DateRule } from '#shared/dated.ts';
import {
  type Channel,
  type Format,
  platformFacts,
  type Platform,
} from '#domains/making/channels/schema.ts';
import type { Deliverable, DeliverableMove, DeliverableStatus } from './schema.ts';

/** The way of a deliverable; changes that a brand asks for are a loop back to submitted. */
const way = [
  'not_started',
  'drafting',
  'submitted',
  'approved',
  'scheduled',
  'posted',
] as const satisfies readonly DeliverableStatus[];

function placeOn(status: DeliverableStatus): number {
  // Whoever makes the changes is drafting again.
  const at = way.findIndex((one) => one === status);
  return status === 'changes_requested' ? way.indexOf('submitted') - 0.5 : at;
}

/**
 * Whether a move is one: ahead, also past some steps; from submitted to changes requested; cancelled
 * from anywhere but posted; and what was a mistake goes back to an earlier step.
 */
export function canMoveDeliverable(from: DeliverableStatus, to: DeliverableStatus): boolean {
  if (from === to) return false;
  if (to === 'cancelled') return from !== 'posted';
  if (to === 'changes_requested') return from === 'submitted';
  return true;
}

/** The moves to offer first, the likeliest one ahead of the others. */
export function offeredMoves({
  status,
  requiresApproval,
}: Pick<Deliverable, 'status' | 'requiresApproval'>): readonly DeliverableStatus[] {
  return (requiresApproval ? withApproval : withoutApproval)[status];
}

type Offers = Record<DeliverableStatus, readonly DeliverableStatus[]>;
const withApproval: Offers = {
  not_started: ['drafting', 'submitted', 'cancelled'],
  drafting: ['submitted', 'cancelled'],
  submitted: ['approved', 'changes_requested', 'cancelled'],
  changes_requested: ['submitted', 'cancelled'],
  approved: ['scheduled', 'posted', 'cancelled'],
  scheduled: ['posted', 'cancelled'],
  posted: [],
  cancelled: ['not_started'],
};
const withoutApproval: Offers = {
  ...withApproval,
  not_started: ['drafting', 'scheduled', 'posted', 'cancelled'],
  drafting: ['scheduled', 'posted', 'cancelled'],
};

type Noted = Pick<
  Deliverable,
  'status' | 'revisionRound' | 'submittedAt' | 'approvedAt' | 'postedAt'
>;

/**
 * What a move makes of what the server notes. Instants of skipped steps are filled with now; those
 * of steps that it goes back behind are emptied.
 */
export function afterMove(
  deliverable: Noted & Pick<Deliverable, 'requiresApproval'>,
  to: DeliverableStatus,
  { now, postedAt }: { now: string; postedAt?: string | undefined },
): Noted {
  const { revisionRound, submittedAt, approvedAt, requiresApproval } = deliverable;
  if (to === 'cancelled') return { ...notedOf(deliverable), status: to };
  const isPast = (step: (typeof way)[number]) => placeOn(to) >= placeOn(step);
  // A brand that need not approve has not: only what truly was submitted is noted.
  const filled = requiresApproval ? now : null;
  const submitted = to === 'changes_requested' || isPast('submitted');
  return {
    status: to,
    revisionRound: to === 'changes_requested' ? revisionRound + 1 : revisionRound,
    submittedAt: to === 'submitted' ? now : submitted ? (submittedAt ?? filled) : null,
    approvedAt: to === 'approved' ? now : isPast('approved') ? (approvedAt ?? filled) : null,
    postedAt: to === 'posted' ? (postedAt ?? now) : null,
  };
}

/**
 * The move that takes back that a deliverable was posted, to what it `was`; where nobody knows that
 * any more, to the last step that is noted of it.
 */
export function takingBack(
  posted: Pick<Deliverable, 'revisionRound' | 'submittedAt' | 'approvedAt'>,
  was: Partial<Deliverable>,
): DeliverableMove {
  const { revisionRound, submittedAt, approvedAt } = { ...posted, ...was };
  const last = approvedAt ? 'approved' : submittedAt ? 'submitted' : 'drafting';
  return {
    status: was.status ?? last,
    undo: { revisionRound, submittedAt, approvedAt, postedAt: null },
    ...(was.liveUrl === undefined ? {} : { liveUrl: was.liveUrl }),
  };
}

/**
 * The move that posts a deliverable. Of one that was posted at the same instant before that was taken
 * back, which is what it `was`, it is that very posting again.
 */
export function postingAgain(
  said: Pick<DeliverableMove, 'postedAt' | 'liveUrl'>,
  was: Partial<Deliverable>,
  now: Pick<Deliverable, 'revisionRound' | 'submittedAt' | 'approvedAt'>,
): DeliverableMove {
  const { status, postedAt = null } = was;
  if (status !== 'posted' || !isInstant(postedAt, said.postedAt ?? null))
    return { status: 'posted', ...said };
  const { revisionRound, submittedAt, approvedAt } = { ...now, ...was };
  return {
    status,
    liveUrl: said.liveUrl,
    undo: { revisionRound, submittedAt, approvedAt, postedAt },
  };
}

/** Whether two instants are the same, however they are written. */
export function isInstant(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && Date.parse(one) === Date.parse(other);
}

/** Whether the server could have noted this of what is in a status: nothing of steps ahead of it. */
export function couldBeNoted(
  status: DeliverableStatus,
  { submittedAt, approvedAt, postedAt }: Pick<Noted, 'submittedAt' | 'approvedAt' | 'postedAt'>,
): boolean {
  if ((postedAt !== null) !== (status === 'posted')) return false;
  if (status === 'cancelled') return true;
  // What changes were asked of had been submitted.
  const isBehind = (step: (typeof way)[number]) => Math.ceil(placeOn(status)) >= placeOn(step);
  return (
    (submittedAt === null || isBehind('submitted')) && (approvedAt === null || isBehind('approved'))
  );
}

function notedOf({ status, revisionRound, submittedAt, approvedAt, postedAt }: Noted): Noted {
  return { status, revisionRound, submittedAt, approvedAt, postedAt };
}

type Due = Pick<Deliverable, 'status' | 'draftDueOn' | 'postDueOn'>;
export type Lateness = 'draft' | 'post';

const beforeDraft: readonly DeliverableStatus[] = ['not_started', 'drafting', 'changes_requested'];

/**
 * The days of a deliverable: when its draft is due, when it goes live, and once it is posted the day
 * on which it was instead of the one that was agreed.
 */
export const deliverableDates = [
  {
    kind: 'draft-due',
    date: 'draftDueOn',
    isOn: [{ field: 'status', isNot: ['cancelled'] }],
    isOpen: [{ field: 'status', is: beforeDraft }],
  },
  {
    kind: 'go-live',
    date: 'postDueOn',
    isOn: [{ field: 'status', isNot: ['cancelled', 'posted'] }],
    isOpen: [],
  },
  {
    kind: 'posted',
    date: 'postedAt',
    isInstant: true,
    isOn: [{ field: 'status', is: ['posted'] }],
    // It is done.
    isOpen: [{ field: 'status', isNot: ['posted'] }],
  },
] as const satisfies readonly DateRule<keyof Deliverable>[];

/** 'Post late' or 'Draft late', the worse of the two first; null while there is time. */
export function latenessOf({ status, draftDueOn, postDueOn }: Due, today: string): Lateness | null {
  if (isClosed({ status })) return null;
  if (postDueOn !== null && postDueOn < today) return 'post';
  if (draftDueOn !== null && draftDueOn < today && beforeDraft.includes(status)) return 'draft';
  return null;
}

/** The next day on which something of it is due; null once it is posted or cancelled. */
export function nextDueOn({ status, draftDueOn, postDueOn }: Due): string | null {
  if (isClosed({ status })) return null;
  return beforeDraft.includes(status) ? (draftDueOn ?? postDueOn) : postDueOn;
}

/** Nothing is to be done for it any more. */
export function isClosed({ status }: Pick<Deliverable, 'status'>): boolean {
  return status === 'posted' || status === 'cancelled';
}

/** How many are posted, of those that are not cancelled. */
export function deliveryOf(deliverables: readonly Pick<Deliverable, 'status'>[]): {
  posted: number;
  total: number;
} {
  const counted = deliverables.filter(({ status }) => status !== 'cancelled');
  const posted = counted.filter(({ status }) => status === 'posted').length;
  return { posted, total: counted.length };
}

/**
 * When the last of a deal's deliverables was approved or posted; null until all of them are that
 * are not cancelled. What needs no approval is approved by being posted.
 */
export function areAll(
  deliverables: readonly Pick<Deliverable, 'status' | 'approvedAt' | 'postedAt'>[],
  what: 'approved' | 'posted',
): string | null {
  const counted = deliverables.filter(({ status }) => status !== 'cancelled');
  const instants = counted.map(({ approvedAt, postedAt }) =>
    what === 'posted' ? postedAt : (approvedAt ?? postedAt),
  );
  if (instants.length === 0 || instants.includes(null)) return null;
  return instants.reduce((last, one) => (isLater(one, last) ? one : last), null);
}

function isLater(one: string | null, other: string | null): boolean {
  return one !== null && (other === null || Date.parse(one) > Date.parse(other));
}

/** How many days before the post its draft is due, unless somebody says otherwise. */
const draftDays = 7;

/** Where there is less time than that it is today; what went live before today keeps its days. */
export function usualDraftDueOn(postDueOn: string, today: string): string {
  const day = Temporal.PlainDate.from(postDueOn).subtract({ days: draftDays }).toString();
  return inTime(day, { today, postDueOn });
}

/** A day worked back from the one it goes live: never one that has passed from its first moment. */
export function inTime(
  day: string,
  { today, postDueOn }: { today: string; postDueOn: string | null },
): string {
  if (day >= today) return day;
  return postDueOn !== null && postDueOn < today ? day : today;
}

/** Story sets and carousels have frames. */
export function usualFrames(format: Format): number | null {
  if (format === 'story_set') return 3;
  return format === 'carousel' ? 5 : null;
}

type Place = Pick<Channel, 'id' | 'platform' | 'isActive' | 'sortOrder'>;

/** The channel that a new one goes to: the first of its platform that is in use; null without one. */
export function usualChannelId(platform: Platform, channels: readonly Place[]): string | null {
  const [first] = channels
    .filter((one) => one.isActive && one.platform === platform)
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id));
  return first?.id ?? null;
}

type Said<T> = { [K in keyof T]?: T[K] | undefined };

/**
 * A zod check: platform and format are said together, and the platform knows the format; frames are
 * said together with a format that has some.
 */
export function checkFormat({
  value,
  issues,
}: core.ParsePayload<Said<Pick<Deliverable, 'platform' | 'format' | 'frames'>>>): void {
  const { platform, format, frames } = value;
  const report = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  if (frames !== undefined && frames !== null) {
    if (format === undefined) report('format', 'Say the format together with its frames');
    else if (usualFrames(format) === null) report('frames', 'This format has no frames');
  }
  if (platform === undefined && format === undefined) return;
  if (platform === undefined) report('platform', 'Say the platform together with its format');
  else if (format === undefined) report('format', 'Say the platform together with its format');
  else if (!platformFacts[platform].formats.includes(format)) {
    report('format', 'Choose a format of this platform');
  }
}

/** What a change makes of the frames: a format that has none leaves none behind. */
export function withItsFrames<T extends Said<Pick<Deliverable, 'format' | 'frames'>>>(
  changes: T,
): T {
  const { format } = changes;
  return format !== undefined && usualFrames(format) === null
    ? { ...changes, frames: null }
    : changes;
}
