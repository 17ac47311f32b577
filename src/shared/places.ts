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
