import { addressWords } from '#client/address-words.ts';

/** What /affiliate-links keeps in its address: a reload, a link and Back show the same links. */
export interface LinkSearch {
  q?: string;
  /** A status, 'expiring' or 'broken'. */
  status?: string;
  /** The id of a brand, or 'none' for links without one. */
  brand?: string;
  network?: string;
  program?: string;
  tag?: string;
  /** 'table' for all brands in one. */
  view?: string;
}

/** Reads the address; what it does not understand is left out. */
export function readLinkSearch(search: Record<string, unknown>): LinkSearch {
  return addressWords(search, ['q', 'status', 'brand', 'network', 'program', 'tag', 'view']);
}
