import { addressWords } from '#client/words/address-words.ts';

/** What /tools keeps in its address. */
export function readToolSearch(search: Record<string, unknown>) {
  return addressWords(search, [
    ...(['q', 'only', 'status', 'category', 'business', 'owner', 'verdict', 'billing'] as const),
  ]);
}
