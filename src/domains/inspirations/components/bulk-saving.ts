import { newId } from '#shared/ids.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { inspirations } from '#domains/inspirations/data.ts';
import { inspirationPlacements } from '#domains/inspirations/placements/data.ts';
import type { Inspiration } from '#domains/inspirations/schema.ts';
import type { Shelf } from './shelf.ts';

type Many = readonly Inspiration[];
const idsOf = (many: Many) => many.map(({ id }) => id);
const maxTags = 20;

function countText(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'inspiration' : 'inspirations'} ${what}`;
}

/** Puts those into a collection that are not in it yet. */
export function placeAll(
  many: Many,
  { id: inspirationCollectionId, name }: { id: string; name: string },
  { drawersOf }: Pick<Shelf, 'drawersOf'>,
): void {
  const missing = many.filter(
    (one) => !drawersOf(one.id).some(({ id }) => id === inspirationCollectionId),
  );
  const made = missing.map((one) => ({
    id: newId(),
    inspirationId: one.id,
    inspirationCollectionId,
  }));
  const written = made.map((placement) => inspirationPlacements.create(placement));
  tellDone(countText(made.length, `added to ${name}`), written, () => {
    for (const { id } of made) void inspirationPlacements.remove(id);
  });
}

/** Gives a tag to those that lack it. */
export function tagAll(many: Many, tag: string): void {
  const missing = many.filter(({ tags }) => !tags.includes(tag) && tags.length < maxTags);
  const groups = (of: (one: Inspiration) => string[]) =>
    missing.map((one) => ({ ids: [one.id], fields: { tags: of(one) } }));
  const done = inspirations.updateMany(groups(({ tags }) => [...tags, tag]));
  tellDone(countText(missing.length, `tagged #${tag}`), [done], () =>
    inspirations.updateMany(groups(({ tags }) => [...tags])),
  );
}

export function archiveAll(many: Many): void {
  const set = (isArchived: boolean) =>
    inspirations.updateMany([{ ids: idsOf(many), fields: { isArchived } }]);
  tellDone(countText(many.length, 'archived'), [set(true)], () => set(false));
}

export function removeAll(many: Many): void {
  const ids = idsOf(many);
  tellDone(countText(ids.length, 'deleted'), [inspirations.removeMany(ids)], () =>
    inspirations.restoreMany(ids),
  );
}
