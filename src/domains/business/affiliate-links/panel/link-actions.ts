import { editRecord } from '#client/record/edit-record.ts';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { affiliateLinks, checkLinks } from '#domains/business/affiliate-links/data.ts';
import { withUtm } from '#domains/business/affiliate-links/rules.ts';
import {
  type AffiliateLink,
  type AffiliateLinkChanges,
  type LinkStatus,
  maxChecked,
} from '#domains/business/affiliate-links/schema.ts';

/** Adds a link; gives its id. */
export function addLink(fields: Omit<Parameters<typeof affiliateLinks.create>[0], 'id'>): string {
  const id = newId();
  tellDone('Affiliate link added', [affiliateLinks.create({ ...fields, id })]);
  return id;
}

/** Changes some fields of a link; those that are checked together go together. */
export function changeLink(link: AffiliateLink, changes: AffiliateLinkChanges): void {
  const { url, discountCode, startsOn, expiresOn } = link;
  const touches = (...names: (keyof AffiliateLink)[]) => names.some((name) => name in changes);
  const pairs = {
    ...(touches('url', 'discountCode') ? { url, discountCode } : {}),
    ...(touches('startsOn', 'expiresOn') ? { startsOn, expiresOn } : {}),
  };
  editRecord(link, { ...pairs, ...changes }, (fields) => affiliateLinks.update(link.id, fields));
}

/** Makes a link part of a deal, and of its brand if it had none; null takes it out. */
export function linkToCampaign(
  link: AffiliateLink,
  campaign: { id: string; brandId: string | null } | null,
): void {
  const { campaignId, brandId } = link;
  const written = affiliateLinks.update(link.id, {
    campaignId: campaign?.id ?? null,
    brandId: brandId ?? campaign?.brandId ?? null,
  });
  tellDone(campaign ? 'Linked to the campaign' : 'No longer part of a campaign', [written], () =>
    affiliateLinks.update(link.id, { campaignId, brandId }),
  );
}

const statusTexts: Record<LinkStatus, string> = {
  active: 'Affiliate link is active again',
  paused: 'Affiliate link paused',
  ended: 'Affiliate link ended',
};

/** Pauses or ends a link, or takes it up again; Undo puts it back. */
export function setLinkStatus({ id, status: before }: AffiliateLink, status: LinkStatus): void {
  const written = affiliateLinks.update(id, { status });
  tellDone(statusTexts[status], [written], () => affiliateLinks.update(id, { status: before }));
}

/** Has those links followed that have an address, as far as one wish goes. */
export function checkNow(links: readonly AffiliateLink[]): void {
  const ids = links.filter(({ url }) => url !== null).map(({ id }) => id);
  if (ids.length === 0) return;
  const some = ids.slice(0, maxChecked);
  tellDone(some.length === 1 ? 'Checking the link' : `Checking ${some.length} links`, [
    checkLinks(some),
  ]);
}

/** Deletes a link; Undo brings it back with what it earned. */
export function deleteLink({ id }: AffiliateLink): void {
  const written = affiliateLinks.remove(id);
  tellDone('Affiliate link deleted', [written], () => affiliateLinks.restore(id));
}

/** Where a link may be put, as an analytics tool is told. */
const places = [
  { label: 'Instagram', source: 'instagram', medium: 'social' },
  { label: 'TikTok', source: 'tiktok', medium: 'social' },
  { label: 'YouTube', source: 'youtube', medium: 'social' },
  { label: 'Newsletter', source: 'newsletter', medium: 'email' },
  { label: 'Blog', source: 'blog', medium: 'referral' },
] as const;

/** Copies a link for each of these places, as entries of a menu. */
export function utmItems({ url, title }: AffiliateLink) {
  if (!url) return [];
  const campaign = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return [
    { group: 'Copy with UTM' },
    ...places.map(({ label, source, medium }) => ({
      label: `For ${label}`,
      onSelect: () =>
        void copyText(withUtm(url, { source, medium, campaign }), `Link for ${label}`),
    })),
  ];
}
