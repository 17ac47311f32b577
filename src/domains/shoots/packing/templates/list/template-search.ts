import { addressWords } from '#client/words/address-words.ts';

/** What /packing-template keeps in its address. */
export function readTemplateSearch(search: Record<string, unknown>) {
  return addressWords(search, ['q', 'kind', 'archived']);
}
