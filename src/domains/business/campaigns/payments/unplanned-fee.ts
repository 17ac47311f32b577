import type { Payment } from './schema.ts';
import { isLost } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { totalIn } from '#shared/money.ts';

/** What of a deal's fee no payment is for yet. Nothing is missing of a deal that came to nothing. */
export function unplannedMinor({
  campaign,
  payments,
}: {
  campaign: Pick<Campaign, 'status' | 'feeMinor' | 'currency'>;
  payments: readonly Payment[];
}): number {
  const { feeMinor, currency, status } = campaign;
  if (feeMinor === null || isLost(status)) return 0;
  return Math.max(0, feeMinor - totalIn(currency, payments.filter(isPlanned)).amountMinor);
}

/** What a deal's payments come to beyond its fee, such as travel that is paid besides. */
export function beyondFeeMinor({
  campaign: { feeMinor, currency },
  payments,
}: {
  campaign: Pick<Campaign, 'feeMinor' | 'currency'>;
  payments: readonly Payment[];
}): number {
  if (feeMinor === null) return 0;
  return Math.max(0, totalIn(currency, payments.filter(isPlanned)).amountMinor - feeMinor);
}

/** Whether a payment is a part of what was planned: what was given up is not. */
export function isPlanned({ status }: Payment): boolean {
  return status !== 'void' && status !== 'written_off';
}
