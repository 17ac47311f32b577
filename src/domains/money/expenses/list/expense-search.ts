import { addressWords } from '#client/words/address-words.ts';

const isPeriod = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

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
  const period = String(search['in'] ?? '');
  return { ...words, ...(isPeriod.test(period) ? { in: period } : {}) };
}
