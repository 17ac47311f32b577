import type { Total } from '#shared/money.ts';
import { formatMoney } from './format-money.ts';

/** 'not converted: ¥1,200', or nothing if all was. */
export function notConvertedText({ notConverted }: Total): string {
  if (notConverted.length === 0) return '';
  const sums = notConverted.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency));
  return `not converted: ${sums.join(', ')}`;
}

/** '$1,800.00', and beside it what could not be converted; a dash if there is nothing at all. */
export function totalText(total: Total, base: string): string {
  const { amountMinor, notConverted } = total;
  if (amountMinor === 0 && notConverted.length === 0) return '–';
  const sum = amountMinor === 0 ? '' : formatMoney(amountMinor, base);
  return [sum, notConvertedText(total)].filter(Boolean).join(' · ');
}
