import { addressWords } from '#client/words/address-words.ts';

/** What /analytics/numbers keeps in its address; left out, the numbers that are to be read now. */
export interface NumbersSearch {
  /** All posts at this age. */
  age?: string;
  /** All ages of this post. */
  post?: string;
  channel?: string;
  q?: string;
}

/** Reads the address; what its words mean is for the page to say. */
export function readNumbersSearch(search: Record<string, unknown>): NumbersSearch {
  return addressWords(search, ['age', 'post', 'channel', 'q']);
}
