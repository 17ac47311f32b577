import {
  type LinkStatus,
  linkStatuses,
  type ProgramType,
  programTypes,
} from '#domains/affiliate-links/schema.ts';

/** What /affiliate-links keeps in its address: a reload, a link and Back show the same links. */
export interface LinkSearch {
  q?: string;
  status?: LinkStatus | 'expiring';
  /** The id of a brand, or 'none' for links without one. */
  brand?: string;
  network?: string;
  program?: ProgramType;
  tag?: string;
}

/** Reads the address; what it does not understand is left out. */
export function readLinkSearch(search: Record<string, unknown>): LinkSearch {
  const read: LinkSearch = {};
  const status = [...linkStatuses, 'expiring' as const].find((one) => one === search['status']);
  const program = programTypes.find((one) => one === search['program']);
  if (status) read.status = status;
  if (program) read.program = program;
  for (const name of ['q', 'brand', 'network', 'tag'] as const) {
    const value = search[name];
    // The router reads `?q=2026` as a number.
    if (['string', 'number', 'boolean'].includes(typeof value)) read[name] = String(value);
  }
  return read;
}
