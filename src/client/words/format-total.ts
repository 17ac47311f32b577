import type { Total } from '#shared/money.ts';
import { formatMoney } from './format-money.ts';

/** 'not converted: ¥1,200', or nothing if all was. */
export function notConvertedText({ notConverted }: Total): string {
  if (notConverted.length === 0) return '';
  const sums = notConverted.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency));
  return `not converted: ${sums.join(', ')}`;
}
