import { changeMany, countText, removeMany, tagMany } from '#client/sync/change-many.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import type { Brand, Relationship } from '#domains/business/brands/schema.ts';

type Many = readonly Brand[];
const noun = 'brand';

/** Says of several brands how one stands with them. */
export function relateAll(many: Many, relationship: Relationship): void {
  const others = many.filter((brand) => brand.relationship !== relationship);
  const done = `set to ${relationshipLabels[relationship]}`;
  changeMany(brands, others, () => ({ relationship }), countText(others.length, noun, done));
}

/** Gives a tag to those that lack it. */
export function tagBrands(many: Many, tag: string): void {
  tagMany(brands, many, tag, noun);
}

/** Puts brands away, or takes them back. */
export function archiveAll(many: Many, isArchived: boolean): void {
  const text = countText(many.length, noun, isArchived ? 'archived' : 'brought back');
  changeMany(brands, many, () => ({ isArchived }), text);
}

/** Deletes those that no campaign and no link names; the others are offered to be archived. */
export function deleteUnused(many: Many, isUsed: (brand: Brand) => boolean): void {
  const [free, used] = [many.filter((brand) => !isUsed(brand)), many.filter(isUsed)];
  if (free.length > 0) removeMany(brands, free, noun);
  if (used.length === 0) return;
  const shown = used.filter((brand) => !brand.isArchived);
  const text = countText(used.length, noun, 'kept, still named by campaigns or links');
  const archive = { label: 'Archive', onPress: () => archiveAll(shown, true) };
  toast.warn(text, shown.length > 0 ? { action: archive } : {});
}
