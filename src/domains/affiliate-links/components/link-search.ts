/** What /affiliate-links keeps in its address: a reload, a link and Back show the same links. */
export interface LinkSearch {
  q?: string;
  /** A status, or 'expiring'. */
  status?: string;
  /** The id of a brand, or 'none' for links without one. */
  brand?: string;
  network?: string;
  program?: string;
  tag?: string;
}

/** Reads the address; what it does not understand is left out. */
export function readLinkSearch(search: Record<string, unknown>): LinkSearch {
  const read: LinkSearch = {};
  for (const name of ['q', 'status', 'brand', 'network', 'program', 'tag'] as const) {
    const value = search[name];
    // The router reads `?q=2026` as a number.
    if (['string', 'number', 'boolean'].includes(typeof value)) read[name] = String(value);
  }
  return read;
}
