import type { DateRule } from '#shared/dated.ts';
import { daysAfter, lastOf } from '#domains/business/campaigns/payments/rules.ts';
import type { RightKind, UsageRight } from './schema.ts';

/** What people read; migrations/0014-search.sql lets rights be found by the same words. */
export const rightLabels: Record<RightKind, string> = {
  organic_repost: 'Organic repost',
  paid_ads: 'Paid social',
  whitelisting: 'Ads from my handle',
  website_email: 'Website and e-mail',
  print_ooh: 'Print and outdoor',
  full_buyout: 'Full buyout',
  ai_training: 'AI training',
};

type Term = Pick<UsageRight, 'startsOn' | 'durationDays' | 'fixedEndsOn' | 'isPerpetual'>;

/** Its last day, the same as the table reckons; null while it has not begun, or has no end. */
export function endsOn({ startsOn, durationDays, fixedEndsOn, isPerpetual }: Term): string | null {
  if (isPerpetual) return null;
  if (fixedEndsOn !== null) return fixedEndsOn;
  return startsOn !== null && durationDays !== null ? lastOf(durationDays, startsOn) : null;
}

/** The day on which a right ends by itself. */
export const rightDate = { kind: 'right-ends', date: 'endsOn' } as const satisfies DateRule<
  keyof UsageRight
>;

export type RightState = 'pending' | 'active' | 'ending' | 'expired' | 'perpetual';

const endingDays = 30;

/** Where a right stands today. */
export function rightStateOf(right: Term, today: string): RightState {
  const end = endsOn(right);
  if (end !== null && end < today) return 'expired';
  if (right.startsOn === null || right.startsOn > today) return 'pending';
  if (right.isPerpetual) return 'perpetual';
  return end !== null && end <= daysAfter(today, endingDays) ? 'ending' : 'active';
}

const reminderDays = [45, 30, 14, 0] as const;

/** The days on which its end is to be remembered: those that lie within it. */
export function remindersOf(right: Term): string[] {
  const end = endsOn(right);
  if (end === null) return [];
  const days = reminderDays.map((before) =>
    Temporal.PlainDate.from(end).subtract({ days: before }).toString(),
  );
  return days.filter((day) => right.startsOn === null || day >= right.startsOn);
}

/** What 'Renew' copies: the same right from the day after its last, for as many days. */
export function renewalOf(right: UsageRight): Partial<UsageRight> | null {
  const end = endsOn(right);
  if (end === null) return null;
  const { deliverableId, kind, territory, durationDays, feeMinor, renewalNote, notes } = right;
  const days = durationDays ?? lengthOf(right.startsOn, end);
  return {
    ...{ deliverableId, kind, territory, feeMinor, renewalNote, notes },
    starts: 'fixed',
    startsOn: daysAfter(end, 1),
    durationDays: days,
  };
}

/**
 * The payment of a right's fee: due on the brand's terms after its first day, or after an invoice as
 * long as it has none. Null without a fee.
 */
export function feePaymentOf(
  { feeMinor, startsOn }: Partial<Pick<UsageRight, 'feeMinor' | 'startsOn'>>,
  termsDays: number,
) {
  if (!feeMinor) return null;
  const isDated = typeof startsOn === 'string';
  return {
    label: 'Usage rights',
    amountMinor: feeMinor,
    trigger: isDated ? ('fixed_date' as const) : ('on_invoice' as const),
    triggeredOn: isDated ? daysAfter(startsOn, termsDays) : null,
    termsDays,
  };
}

function lengthOf(startsOn: string | null, end: string): number {
  if (startsOn === null) return endingDays;
  return Temporal.PlainDate.from(startsOn).until(end, { largestUnit: 'days' }).days + 1;
}
