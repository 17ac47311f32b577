import { areAll } from '#domains/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import type { PaymentTrigger } from '#domains/campaigns/payments/schema.ts';
import { signedOn } from '#domains/campaigns/rules.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import type { UsageRight } from '#domains/campaigns/usage-rights/schema.ts';

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
  if (trigger === 'on_signing') return signedOn(campaign, today);
  if (trigger !== 'on_approval' && trigger !== 'on_posting') return null;
  const last = areAll(deliverables, trigger === 'on_posting' ? 'posted' : 'approved');
  return last && dayOf(last, timeZone);
}

/** The day on which the first of what a right is for was delivered; null while it is still to come. */
export function rightBegunOn(
  { campaign, deliverables }: Progress,
  { starts, deliverableId }: Pick<UsageRight, 'starts' | 'deliverableId'>,
  { today, timeZone }: Calendar,
): string | null {
  if (starts === 'on_signing') return signedOn(campaign, today);
  if (starts === 'fixed') return null;
  const instants = deliverables
    .filter(({ id, status }) => status !== 'cancelled' && (deliverableId ?? id) === id)
    .flatMap(({ approvedAt, postedAt }) =>
      starts === 'on_posting' ? (postedAt ?? []) : (approvedAt ?? postedAt ?? []),
    );
  const [first] = instants.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first === undefined ? null : dayOf(first, timeZone);
}

/** The date of an instant where somebody lives. */
export function dayOf(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
