import { addressWords } from '#client/words/address-words.ts';
import { isCurrency } from '#shared/currency.ts';

/**
 * What /content-brands keeps in its address: a reload, a link and Back show the same brands. `id` is
 * the brand whose sheet is open.
 */
export function readBrandSearch(search: Record<string, unknown>) {
  const words = ['id', 'q', 'relationship', 'category', 'tag', 'only', 'archived'] as const;
  const found = addressWords(search, words);
  const { only, ...rest } = found;
  // As links of an earlier version have it.
  return only === 'archived' ? { ...rest, archived: 'yes' } : found;
}

/** What /brands keeps in its address; `currency` shows only what was agreed in it, as it was agreed. */
export function readMoneySearch(search: Record<string, unknown>) {
  const { year, currency, ...rest } = addressWords(search, [
    ...(['id', 'q', 'only', 'year', 'currency'] as const),
    // Of the payments one by one.
    ...(['view', 'brand', 'month'] as const),
  ]);
  const asked = Number(year);
  const isYear = Number.isInteger(asked) && asked >= firstYear && asked <= lastYear;
  return {
    ...rest,
    ...(year !== undefined && isYear ? { year: asked } : {}),
    ...(currency !== undefined && isCurrency(currency) ? { currency } : {}),
  };
}

const firstYear = 2000;
const lastYear = 2100;
