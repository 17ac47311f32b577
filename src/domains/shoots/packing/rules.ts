import type { PackingItem } from './schema.ts';

/** What is to be charged before it is packed. */
export function isToCharge({
  needsCharging,
  isCharged,
}: Pick<PackingItem, 'needsCharging' | 'isCharged'>): boolean {
  return needsCharging && !isCharged;
}

/** What is to be bought before it is packed. */
export function isToBuy({ toBuy, isBought }: Pick<PackingItem, 'toBuy' | 'isBought'>): boolean {
  return toBuy && !isBought;
}

/** Gear that came along and has not been seen since. */
export function isMissing({
  isGear,
  isPacked,
  isReturned,
}: Pick<PackingItem, 'isGear' | 'isPacked' | 'isReturned'>): boolean {
  return isGear && isPacked && !isReturned;
}
