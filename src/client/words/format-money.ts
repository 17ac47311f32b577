import { decimalsOf } from '#shared/currency.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * '$1,800.00' for rows and tables; with `isFigure` '$6,400', as a figure reads when it is whole.
 * The minus is a real one.
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  { isFigure = false }: { isFigure?: boolean } = {},
): string {
  const decimals = decimalsOf(currency);
  const amount = amountMinor / 10 ** decimals;
  const shown = isFigure && Number.isInteger(amount) ? 0 : decimals;
  const key = `${currency} ${shown}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    });
  formats.set(key, format);
  return format.format(amount).replace('-', '−');
}

/** '$1.8K' where there is little room; small amounts as they are. */
export function formatShortMoney(amountMinor: number, currency: string): string {
  const amount = amountMinor / 10 ** decimalsOf(currency);
  if (amount < 1_000) return formatMoney(amountMinor, currency, { isFigure: true });
  const key = `${currency} short`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    });
  formats.set(key, format);
  return format.format(amount);
}
