import { addressWords } from '#client/address-words.ts';

const words = [
  'q',
  'view',
  'status',
  'brand',
  'compensation',
  'payment',
  'lead',
  'month',
  'needs',
  'archived',
  'rights',
] as const;

/** What /brand-campaigns keeps in its address; words that nobody knows narrow nothing. */
export type DealSearch = { [Word in (typeof words)[number]]?: string };

/** Reads the address. */
export function readDealSearch(search: Record<string, unknown>): DealSearch {
  return addressWords(search, words);
}
