import { percentMinor, type Total, totalIn } from '#shared/money.ts';
import { receivedMinor, toComeMinor } from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import { isPlanned } from '#domains/business/campaigns/payments/unplanned-fee.ts';

/**
 * What is left of a deal: what has come and is to come, less the agency's share and what it costs; null
 * of one that pays nothing. `isWhole` is false where something has no rate and is left out.
 */
export function dealProfit(
  base: string,
  payments: readonly Payment[],
  { agencyFeePercent, spent }: { agencyFeePercent: number; spent: Total },
): { amountMinor: number; isWhole: boolean } | null {
  const counted = payments.filter(isPlanned);
  if (counted.length === 0) return null;
  const pays = totalIn(
    base,
    counted.map((payment) => {
      const whole = receivedMinor(payment) + toComeMinor(payment);
      return { ...payment, amountMinor: whole - percentMinor(whole, agencyFeePercent) };
    }),
  );
  return {
    amountMinor: pays.amountMinor - spent.amountMinor,
    isWhole: pays.notConverted.length === 0 && spent.notConverted.length === 0,
  };
}
