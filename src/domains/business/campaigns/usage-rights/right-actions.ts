import { safeParse } from 'zod/mini';
import { isDate } from '#shared/clock.ts';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { usageRights } from './data.ts';
import { endsOn, feePaymentOf } from './rules.ts';
import { type NewUsageRight, type UsageRight, usageRightFields } from './schema.ts';
import { stopUseNote, type StoppedUse } from './stop-use-note.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

/**
 * The last day of a right whose fields are being typed. Null while its days, or the one it began on,
 * cannot be read; an end by the calendar stands in its own field.
 */
export function lastDayTyped(
  right: Pick<UsageRight, 'startsOn' | 'durationDays' | 'fixedEndsOn' | 'isPerpetual'>,
): string | null {
  const { startsOn, durationDays, fixedEndsOn } = right;
  const areDays = safeParse(usageRightFields.durationDays, durationDays).success;
  const isBegun = startsOn !== null && isDate(startsOn);
  return areDays && isBegun && fixedEndsOn === null ? endsOn(right) : null;
}

/** Adds a right, with a payment of its fee if that is asked for. */
export function addRight(
  { campaign, brand }: ShownDeal,
  right: NewUsageRight,
  { isPaid }: { isPaid: boolean },
): void {
  const fee = isPaid ? feePaymentOf(right, brand?.paymentTermsDays ?? 30) : null;
  const written = usageRights.create(right);
  if (!fee) {
    tellDone('Usage right added', [written], () => usageRights.remove(right.id));
    return;
  }
  const id = newId();
  const { id: campaignId, currency } = campaign;
  const owed = payments.create({ ...fee, id, campaignId, currency });
  tellDone('Usage right and its payment added', [written, owed], () => [
    payments.remove(id),
    usageRights.remove(right.id),
  ]);
}

/** Hands over the words that tell a brand to stop; the app never writes to one by itself. */
export function copyStopUse(use: StoppedUse, formats: DayFormats): void {
  void copyText(stopUseNote(use, formats), 'Stop-use note');
}
