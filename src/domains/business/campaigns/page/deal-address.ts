import { addressWords } from '#client/words/address-words.ts';

const words = [
  'q',
  'view',
  'show',
  'status',
  'brand',
  'compensation',
  'payment',
  'lead',
  'month',
  'archived',
] as const;

/** What /brand-campaigns keeps in its address; words that nobody knows narrow nothing. */
export function readDealSearch(search: Record<string, unknown>) {
  const found = addressWords(search, words);
  if (found.show) return found;
  // As links of an earlier version have them.
  const { needs, rights } = addressWords(search, ['needs', 'rights']);
  const show = needs ? 'action' : rights ? 'rights' : undefined;
  return show ? { ...found, show } : found;
}
