import { addressWords } from '#client/words/address-words.ts';

/** What /affiliate-links keeps in its address: a reload, a link and Back show the same links. */
export function readLinkSearch(search: Record<string, unknown>) {
  return addressWords(search, ['q', 'status', 'brand', 'network', 'program', 'tag', 'view']);
}
