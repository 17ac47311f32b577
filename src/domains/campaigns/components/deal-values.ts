import type { Campaign, CampaignChanges } from '#domains/campaigns/schema.ts';

const shown = [
  'campaignName',
  'brandContactId',
  'ownerUserId',
  'compensation',
  'currency',
  'feeMinor',
  'agencyFeePercent',
  'productValueMinor',
  'source',
  'agreedOn',
  'postingStartsOn',
  'postingEndsOn',
  'contractStatus',
  'brief',
  'disclosure',
  'productName',
  'productStatus',
  'trackingUrl',
  'productExpectedOn',
  'nextAction',
  'nextActionOn',
  'reviewRounds',
] as const satisfies (keyof Campaign)[];

/** What the form of a deal begins with. */
export function valuesOf(campaign: Campaign): Pick<Campaign, (typeof shown)[number]> {
  // Picked by the names that the type says.
  return pick(campaign, shown) as Pick<Campaign, (typeof shown)[number]>;
}

/** Some fields of a record. */
export function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));
}

/** What differs; of a period both ends, if one does. */
export function changesOf(campaign: Campaign, values: object): CampaignChanges {
  const names = Object.keys(values).filter(
    (name) => Reflect.get(values, name) !== Reflect.get(campaign, name),
  );
  const ends = ['postingStartsOn', 'postingEndsOn'];
  const isPeriod = names.some((name) => ends.includes(name));
  return pick(values, [...new Set([...names, ...(isPeriod ? ends : [])])]);
}
