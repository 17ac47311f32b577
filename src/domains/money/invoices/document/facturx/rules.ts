import { decimalsOf } from '#shared/currency.ts';
import { amountText } from '#shared/money.ts';
import { lineMinor, taxGroups } from '#domains/money/invoices/rules.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';

const mostDecimals = 2;

/** What is to be known of a currency before something is billed in it; null if nothing. */
export const facturxNote = (currency: string): string | null =>
  decimalsOf(currency) > mostDecimals
    ? `Factur-X has room for two decimals: it takes amounts like ${amountOf(12_340, currency)}, and not ${amountOf(12_345, currency)}.`
    : null;

const amountOf = (minor: number, currency: string) => `${amountText(minor, currency)} ${currency}`;

/** What an issued invoice lacks to be a Factur-X one, as a sentence; null if nothing. */
export function facturxLacks({ seller, buyer, ...invoice }: Billed): string | null {
  if (!seller) return 'Issue the invoice first.';
  if (!seller.country) return 'Factur-X needs the country of your business.';
  if (!seller.address.trim()) return 'Factur-X needs the address of your business.';
  if (!buyer.country) return 'Factur-X needs the country of who is billed.';
  const { currency, lines, taxRatePercent } = invoice;
  if (!isWrittenShort(invoice))
    return `Factur-X has room for two decimals, and an amount in ${currency} here has three.`;
  const isTaxed = lines.some((line) => (line.taxRatePercent ?? taxRatePercent) > 0);
  if (isTaxed && !seller.taxId)
    return 'Factur-X needs the tax id of your business. Add it there, then revise this invoice.';
  return null;
}

type Billed = Pick<Invoice, 'seller' | 'buyer' | 'currency' | 'lines' | 'taxRatePercent'>;

// EN 16931 rounds every amount to two decimals, and none of them may change by that.
function isWrittenShort(invoice: Omit<Billed, 'seller' | 'buyer'>): boolean {
  const unit = 10 ** Math.max(0, decimalsOf(invoice.currency) - mostDecimals);
  const lines = invoice.lines.flatMap((line) => [line.unitMinor, lineMinor(line)]);
  const groups = taxGroups(invoice).flatMap(({ netMinor, taxMinor }) => [netMinor, taxMinor]);
  return [...lines, ...groups].every((minor) => minor % unit === 0);
}
