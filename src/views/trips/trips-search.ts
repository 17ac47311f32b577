import { addressWords } from '#client/words/address-words.ts';

/** What /trips keeps in its address. */
export function readTripsSearch(search: Record<string, unknown>) {
  return addressWords(search, [
    'q',
    'view',
    'show',
    'kind',
    'status',
    'campaign',
    'person',
    'year',
  ]);
}
