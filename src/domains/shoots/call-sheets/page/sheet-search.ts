import { addressWords } from '#client/words/address-words.ts';

/** What /trip/{id}/call-sheet keeps in its address: the day. */
export function readSheetSearch(search: Record<string, unknown>) {
  return addressWords(search, ['day']);
}
