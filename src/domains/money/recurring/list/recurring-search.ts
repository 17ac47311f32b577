import { addressWords } from '#client/words/address-words.ts';

/** What /recurring-expenses keeps in its address. */
export function readRecurringSearch(search: Record<string, unknown>) {
  return addressWords(search, ['q', 'status', 'cadence', 'category', 'business', 'amount', 'tool']);
}
