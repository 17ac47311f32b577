import { addressWords } from '#client/words/address-words.ts';

const isPeriod = /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/;

/** What /expenses keeps in its address; `in` is a month `2026-03` or a year `2026`. */
export function readExpenseSearch(search: Record<string, unknown>) {
  const words = addressWords(search, [
    'q',
    'only',
    'category',
    'business',
    'campaign',
    'brand',
    'method',
    'currency',
    'tag',
  ]);
  // The router reads `?in=2026` as a number.
  const { in: asked } = search;
  const period = typeof asked === 'number' || typeof asked === 'string' ? `${asked}` : '';
  return { ...words, ...(isPeriod.test(period) ? { in: inAddress(period) } : {}) };
}

/** A year is a number to the router: it would quote the word. */
export function inAddress(period: string): string | number {
  return period.length === 4 ? Number(period) : period;
}
