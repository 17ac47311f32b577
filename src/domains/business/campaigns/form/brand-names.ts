import { allRows } from '#client/sync/reading/selectors.ts';
import { newId } from '#shared/ids.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

/** The brand of a name, whatever the case of its letters. */
export function brandNamed(all: readonly Brand[], name: string): Brand | undefined {
  const wanted = name.trim().toLowerCase();
  return all.find((brand) => brand.name.toLowerCase() === wanted);
}

/**
 * The id of the brand of this name, which is added if there is none: ask once the brands are loaded,
 * or one that is there is added again, and refused. Writes of a workspace are sent
 * in their order: the brand is there before what refers to it.
 */
export function brandIdFor(name: string): string {
  const known = brandNamed(brands.read(allRows), name);
  if (known) return known.id;
  const id = newId();
  void brands.create({ id, name: name.trim() });
  return id;
}
