import type { LinkCheck } from '#domains/business/affiliate-links/schema.ts';

/** Where an address led in the end and how it answered there, or why nobody can tell. */
type Probed = { url: URL; status: number } | 'refused' | 'unreachable' | 'timeout';

// What shops say to those they take for a robot, or when too many come: of the link it says nothing.
const unclearStatuses = [401, 403, 405, 407, 408, 425, 429, 501, 503, 999];

/** Whether it is worth to ask once more as a browser does: many do not know a mere knock. */
export function isUnclear(probed: Probed): boolean {
  return typeof probed === 'string' || probed.status >= 400;
}

/** What the end of the way says of a link. `destinationUrl` is where it is meant to lead. */
export function checkOf(probed: Probed, destinationUrl: string | null): LinkCheck {
  if (probed === 'timeout') return 'timeout';
  if (probed === 'refused') return 'unknown';
  if (probed === 'unreachable') return 'http_error';
  const { url, status } = probed;
  if (unclearStatuses.includes(status)) return 'unknown';
  if (status >= 400) return 'http_error';
  const isLost = destinationUrl !== null && !isHome(new URL(destinationUrl)) && isHome(url);
  return isLost ? 'redirected_home' : 'ok';
}

/** The first page of a shop, also that of a country or a language: 'halden.com/de-at/'. */
function isHome({ pathname }: URL): boolean {
  return /^\/([a-z]{2}([-_][a-z]{2})?\/?)?$/i.test(pathname);
}

/** How many checks have failed in a row after this one; one that says nothing leaves it. */
export function failedAfter(before: number, check: LinkCheck): number {
  if (check === 'unknown') return before;
  return check === 'http_error' || check === 'timeout' ? before + 1 : 0;
}
