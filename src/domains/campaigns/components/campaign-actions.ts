import { tellDone } from '#client/ui/tell-done.ts';
import { campaigns, moveCampaign } from '#domains/campaigns/data.ts';
import type { Campaign, CampaignStatus } from '#domains/campaigns/schema.ts';
import { brandIdFor } from './brand-field.tsx';

/** What the form of a campaign holds: its brand by name, as it is typed. */
export type CampaignDraft = Pick<
  Campaign,
  | 'campaignName'
  | 'status'
  | 'compensation'
  | 'feeMinor'
  | 'currency'
  | 'postingStartsOn'
  | 'postingEndsOn'
> & { brandName: string };

/** Creates a campaign, and its brand if there is none of that name; failures are told by the kit. */
export function addCampaign({
  brandName,
  ...fields
}: CampaignDraft & { ownerUserId: string | null }): void {
  const { compensation } = fields;
  const hasProduct = compensation === 'gifted' || compensation === 'paid_plus_product';
  const written = campaigns.create({
    ...fields,
    brandId: brandIdOf(brandName),
    disclosure: compensation === 'gifted' ? 'hashtag_gifted' : 'both',
    productStatus: hasProduct ? 'awaiting' : 'not_needed',
  });
  tellDone('Campaign created successfully', [written]);
}

/** Changes what differs and offers the way back. */
export function changeCampaign(campaign: Campaign, { brandName, ...draft }: CampaignDraft): void {
  const { status, ...next } = { ...draft, brandId: brandIdOf(brandName) };
  const ends = ['postingStartsOn', 'postingEndsOn'];
  const differing = Object.keys(next).filter(
    (name) => Reflect.get(campaign, name) !== Reflect.get(next, name),
  );
  // Both ends of the posting are said together.
  const names = differing.some((name) => ends.includes(name))
    ? [...new Set([...differing, ...ends])]
    : differing;
  const only = (values: object) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]));
  const isMove = status !== campaign.status;
  if (names.length === 0 && !isMove) return;
  const write = (values: object, from: CampaignStatus, to: CampaignStatus) => [
    ...(names.length > 0 ? [campaigns.update(campaign.id, only(values))] : []),
    ...(isMove ? [moveCampaign({ ...campaign, status: from }, { status: to })] : []),
  ];
  tellDone('Campaign updated successfully', write(next, campaign.status, status), () =>
    write(campaign, status, campaign.status),
  );
}

/** Deletes a campaign; Undo brings it back as it was. */
export function deleteCampaign({ id }: Campaign): void {
  tellDone('Campaign deleted successfully', [campaigns.remove(id)], () => campaigns.restore(id));
}

function brandIdOf(name: string): string | null {
  return name.trim() === '' ? null : brandIdFor(name);
}
