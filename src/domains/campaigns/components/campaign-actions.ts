import { tellDone } from '#client/ui/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { campaigns, moveCampaign } from '#domains/campaigns/data.ts';
import type { Campaign, CampaignStatus } from '#domains/campaigns/schema.ts';

/** What the form of a campaign holds: its brand by name, as it is typed. */
export interface CampaignValues {
  campaignName: string;
  brandName: string;
  status: CampaignStatus;
  postingStartsOn: string | null;
}

/** Creates a campaign, and its brand if there is none of that name; failures are told by the kit. */
export function addCampaign({ brandName, ...fields }: CampaignValues): void {
  const written = campaigns.create({ ...fields, brandId: brandIdOf(brandName) });
  tellDone('Campaign created successfully', [written]);
}

/** Changes what differs and offers the way back. */
export function changeCampaign(campaign: Campaign, { brandName, ...fields }: CampaignValues): void {
  const { status, ...next } = { ...fields, brandId: brandIdOf(brandName) };
  const names = Object.keys(next).filter(
    (name) => Reflect.get(campaign, name) !== Reflect.get(next, name),
  );
  // Both ends of the posting are said together.
  if (names.includes('postingStartsOn')) names.push('postingEndsOn');
  const from = { ...campaign, ...next };
  const only = (values: Campaign) =>
    Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]));
  const isMove = status !== campaign.status;
  const write = (values: Campaign, to: CampaignStatus) => [
    ...(names.length > 0 ? [campaigns.update(campaign.id, only(values))] : []),
    ...(isMove ? [moveCampaign(values, { status: to })] : []),
  ];
  if (names.length === 0 && !isMove) return;
  tellDone('Campaign updated successfully', write(from, status), () =>
    write({ ...campaign, status }, campaign.status),
  );
}

/** Deletes a campaign; Undo brings it back as it was. */
export function deleteCampaign({ id }: Campaign): void {
  tellDone('Campaign deleted successfully', [campaigns.remove(id)], () => campaigns.restore(id));
}

/** The brand of a name, whatever the case of its letters. */
export function brandNamed(all: readonly Brand[], name: string): Brand | undefined {
  const wanted = name.trim().toLowerCase();
  return all.find((brand) => brand.name.toLowerCase() === wanted);
}

// Writes of a workspace are sent in their order: the brand is there before what refers to it.
function brandIdOf(name: string): string | null {
  if (name.trim() === '') return null;
  const known = brandNamed(brands.read(everyBrand), name);
  if (known) return known.id;
  const id = newId();
  void brands.create({ id, name });
  return id;
}

const everyBrand = (rows: readonly Brand[]) => rows;
