import { areAll } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { PaymentTrigger } from '#domains/business/campaigns/payments/schema.ts';
import { signedOn } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';

/** How far a deal has come. */
export interface Progress {
  campaign: Pick<Campaign, 'status' | 'contractStatus' | 'agreedOn'>;
  deliverables: readonly Pick<Deliverable, 'id' | 'status' | 'approvedAt' | 'postedAt'>[];
}

interface Calendar {
  today: string;
  timeZone: string;
}

/** The day on which all that a payment waits for has happened; null while it is still to come. */
export function paymentTriggeredOn(
  { campaign, deliverables }: Progress,
  trigger: PaymentTrigger,
  { today, timeZone }: Calendar,
): string | null {
  return trigger === 'on_signing'
    ? signedOn(campaign, today)
    : workDoneOn(deliverables, trigger, timeZone);
}

/** The same of work alone: null for a payment that waits for something else. */
export function workDoneOn(
  deliverables: Progress['deliverables'],
  trigger: PaymentTrigger,
  timeZone: string,
): string | null {
  if (trigger !== 'on_approval' && trigger !== 'on_posting') return null;
  const last = areAll(deliverables, trigger === 'on_posting' ? 'posted' : 'approved');
  return last && dayOf(last, timeZone);
}

type Begin = Pick<UsageRight, 'starts' | 'deliverableId'>;

/** The day on which the first of what a right is for was delivered; null while it is still to come. */
export function rightBegunOn(
  { campaign, deliverables }: Progress,
  right: Begin,
  { today, timeZone }: Calendar,
): string | null {
  return right.starts === 'on_signing'
    ? signedOn(campaign, today)
    : workBegunOn(deliverables, right, timeZone);
}

/** The same of work alone: null for a right that begins with something else. */
export function workBegunOn(
  deliverables: Progress['deliverables'],
  { starts, deliverableId }: Begin,
  timeZone: string,
): string | null {
  if (starts !== 'on_posting' && starts !== 'on_delivery') return null;
  const instants = deliverables
    .filter(({ id, status }) => status !== 'cancelled' && (deliverableId ?? id) === id)
    .flatMap(({ approvedAt, postedAt }) =>
      starts === 'on_posting' ? (postedAt ?? []) : (approvedAt ?? postedAt ?? []),
    );
  const [first] = instants.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first === undefined ? null : dayOf(first, timeZone);
}

/** When something happened, as it was known before a change and as it is after it. */
export interface EventDays {
  before: string | null;
  /** What day that was where others live, of whom one may have noted it. */
  beforeElsewhere?: readonly (string | null)[];
  /** It had happened before, and nobody noted the day. */
  isBeforeUnknown?: boolean;
  /** Null: it has not, or not any more. */
  after: string | null;
}

/**
 * The day that follows an event which happens, is taken back, or is found to have been on another
 * day; one that somebody set by hand stays.
 */
export function dayAfterChange(
  day: string | null,
  { before, beforeElsewhere = [], isBeforeUnknown = false, after }: EventDays,
): string | null {
  if (before === after) return day;
  const isNoted = [before, ...beforeElsewhere].includes(day);
  const isOfEvent = day === null || isNoted || (isBeforeUnknown && after === null);
  return isOfEvent ? after : day;
}

/**
 * The day of a right that waits for something else than before, or is for something else: the day that
 * this began. A fixed day stays, and so does one set by hand as long as the same event is waited for.
 */
export function dayOfChangedRight(
  before: Begin & Pick<UsageRight, 'startsOn'>,
  after: Begin,
  begunOn: (right: Begin, timeZone?: string) => string | null,
  otherZones: readonly string[] = [],
): string | null {
  if (after.starts === 'fixed') return before.startsOn;
  if (after.starts !== before.starts) return begunOn(after);
  return dayAfterChange(before.startsOn, {
    before: begunOn(before),
    beforeElsewhere: otherZones.map((zone) => begunOn(before, zone)),
    after: begunOn(after),
  });
}

/** The date of an instant where somebody lives. */
export function dayOf(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
