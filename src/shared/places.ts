/** A record by the collection it is in, and the campaign that it belongs to. */
export interface Placed {
  domain: string;
  id: string;
  campaignId?: string | null | undefined;
}

const secretPages = ['/review/', '/call-sheet/'];

/** Whether the address of a page is a secret that opens something, to people without an account. */
export function isSecretPage(path: string): boolean {
  return secretPages.some((start) => path.startsWith(start));
}

const workspaceWord = 'workspace';

/** An address for where no workspace is on screen, as in a mail: it names the one that it leads into. */
export function pathInWorkspace(path: string, workspaceId: string | null): string {
  if (!workspaceId) return path;
  const [place = '', hash] = path.split('#');
  const word = `${place.includes('?') ? '&' : '?'}${workspaceWord}=${workspaceId}`;
  return `${place}${word}${hash === undefined ? '' : `#${hash}`}`;
}

/** The workspace that an address names, and the address without it; null where it names none. */
export function takeWorkspaceOff(href: string): { workspaceId: string; path: string } | null {
  const { pathname, searchParams, hash } = new URL(href, 'https://dayslate.invalid');
  const workspaceId = searchParams.get(workspaceWord);
  if (!workspaceId) return null;
  searchParams.delete(workspaceWord);
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
  return { workspaceId, path: `${pathname}${search}${hash}` };
}

/** What the address of a record ends with to show what is said of it. */
export const talkHash = 'comments';

/** The address that shows what is said of a record. */
export function talkOf(placed: Placed): string {
  const { domain, id, campaignId } = placed;
  if (domain === 'deliverables' && campaignId) return `/campaign/${campaignId}?talk=${id}`;
  const isLong = domain === 'campaigns' || domain === 'content-items' || domain === 'trips';
  return isLong ? `${placeOf(placed)}#${talkHash}` : placeOf(placed);
}

/** The address that shows a record of a workspace; what belongs to a campaign is seen there. */
export function placeOf({ domain, id, campaignId }: Placed): string {
  if (domain === 'campaigns') return `/campaign/${id}`;
  if (domain === 'content-items') return `/content/${id}`;
  if (domain === 'brands') return `/content-brands?id=${id}`;
  if (domain === 'inspirations') return `/inspirations?inspiration=${id}`;
  if (domain === 'recurring-expenses') return `/recurring-expenses?open=recurring.${id}`;
  if (domain === 'trips') return `/trip/${id}`;
  if (domain === 'bookings') return `/trips?open=booking.${id}`;
  if (domain === 'tools') return `/tools?open=tool.${id}`;
  return campaignId ? `/campaign/${campaignId}` : '/dashboard';
}
