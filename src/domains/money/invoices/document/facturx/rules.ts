import { decimalsOf } from '#shared/money.ts';
import type { Invoice } from '#domains/money/invoices/schema.ts';

/** What an issued invoice lacks to be a Factur-X one, as a sentence; null if nothing. */
export function facturxLacks({
  seller,
  buyer,
  currency,
  lines,
  taxRatePercent,
}: Pick<Invoice, 'seller' | 'buyer' | 'currency' | 'lines' | 'taxRatePercent'>): string | null {
  if (!seller) return 'Issue the invoice first.';
  if (!seller.country) return 'Factur-X needs the country of your business.';
  if (!seller.address.trim()) return 'Factur-X needs the address of your business.';
  if (!buyer.country) return 'Factur-X needs the country of who is billed.';
  if (decimalsOf(currency) > 2) return `Factur-X has no room for the decimals of ${currency}.`;
  const isTaxed = lines.some((line) => (line.taxRatePercent ?? taxRatePercent) > 0);
  if (isTaxed && !seller.taxId)
    return 'Factur-X needs the tax id of your business. Add it there, then revise this invoice.';
  return null;
}
