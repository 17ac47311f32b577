import { plainWords } from '#client/plain-words.ts';
import type { BrandContact } from '#domains/brands/contacts/schema.ts';
import { isFollowUpDue, isQuiet } from '#domains/brands/rules.ts';
import type { Brand } from '#domains/brands/schema.ts';
import type { BrandSearch } from './brand-search.ts';

/** Whether the words are in a brand's name, or in whatever else one remembers it by. */
export function isNamed(brand: Brand, words: string, contact?: BrandContact): boolean {
  const wanted = plainWords(words.trim());
  if (wanted === '') return true;
  const { name, category, agencyName, tags } = brand;
  const said = [name, category, agencyName, ...tags, contact?.name ?? '', contact?.email ?? ''];
  return plainWords(said.join(' ')).includes(wanted);
}

/** The brands that an address asks for; what is archived shows only when it is asked for. */
export function brandsShown(
  brands: readonly Brand[],
  { relationship, category, tag, only }: BrandSearch,
  today: string,
): Brand[] {
  return brands.filter(
    (brand) =>
      brand.isArchived === (only === 'archived') &&
      (!relationship || brand.relationship === relationship) &&
      (!category || brand.category === category) &&
      (!tag || brand.tags.includes(tag)) &&
      (only !== 'due' || isFollowUpDue(brand, today)) &&
      // Nobody waits for a word of who is avoided.
      (only !== 'quiet' || (brand.relationship !== 'avoid' && isQuiet(brand, today))),
  );
}
