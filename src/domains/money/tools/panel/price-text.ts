import { formatMoney } from '#client/words/format-money.ts';
import { billingLabels } from '#domains/money/tools/rules.ts';
import type { Tool } from '#domains/money/tools/schema.ts';

/** '$22.00 monthly', 'Free', '$49.00 paid once' */
export function priceText({
  billing,
  priceMinor,
  currency,
}: Pick<Tool, 'billing' | 'priceMinor' | 'currency'>): string {
  if (billing === 'free') return billingLabels.free;
  return `${formatMoney(priceMinor, currency)} ${periodText(billing)}`;
}

/** 'monthly', 'paid once' */
export function periodText(billing: Tool['billing']): string {
  return billing === 'custom' ? 'each time' : billingLabels[billing].toLowerCase();
}
