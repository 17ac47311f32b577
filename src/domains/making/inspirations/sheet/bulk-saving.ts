import { newId } from '#shared/ids.ts';
import { changeMany, countText, removeMany, tagMany } from '#client/sync/change-many.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { inspirationPlacements } from '#domains/making/inspirations/placements/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { first } from './saving.ts';
import type { Shelf } from '#domains/making/inspirations/board/shelf.ts';

type Many = readonly Inspiration[];
const noun = 'inspiration';

/** Puts those into a collection that are not in it yet. */
export function placeAll(
  many: Many,
  { id: inspirationCollectionId, name }: { id: string; name: string },
  { drawersOf }: Pick<Shelf, 'drawersOf'>,
): void {
  const missing = many.filter(
    (one) => !drawersOf(one.id).some(({ id }) => id === inspirationCollectionId),
  );
  const start = first();
  const made = missing.map((one, at) => ({
    id: newId(),
    inspirationId: one.id,
    inspirationCollectionId,
    sortOrder: start + at / missing.length,
  }));
  const written = made.map((placement) => inspirationPlacements.create(placement));
  tellDone(countText(made.length, noun, `added to ${name}`), written, () => {
    for (const { id } of made) void inspirationPlacements.remove(id);
  });
}

/** Gives a tag to those that lack it. */
export function tagAll(many: Many, tag: string): void {
  tagMany(inspirations, many, tag, noun);
}

export function archiveAll(many: Many): void {
  const text = countText(many.length, noun, 'archived');
  changeMany(inspirations, many, () => ({ isArchived: true }), text);
}

export function removeAll(many: Many): void {
  removeMany(inspirations, many, noun);
}
