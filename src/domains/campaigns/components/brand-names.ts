import { allRows } from '#client/selectors.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';

/** The brand of a name, whatever the case of its letters. */
export function brandNamed(all: readonly Brand[], name: string): Brand | undefined {
  const wanted = name.trim().toLowerCase();
  return all.find((brand) => brand.name.toLowerCase() === wanted);
}

/** The id of a brand that is known by this name. */
export function knownBrandId(name: string): string | null {
  return brandNamed(brands.read(allRows), name)?.id ?? null;
}

/**
 * The id of the brand of this name, which is added if there is none. Writes of a workspace are sent
 * in their order: the brand is there before what refers to it.
 */
export function brandIdFor(name: string): string {
  const known = knownBrandId(name);
  if (known) return known;
  const id = newId();
  void brands.create({ id, name: name.trim() });
  return id;
}
