import { rowsById } from '#client/sync/reading/selectors.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { inspirationCollections } from '#domains/making/inspirations/collections/data.ts';
import type { InspirationCollection } from '#domains/making/inspirations/collections/schema.ts';
import { itemInspirations } from '#domains/making/inspirations/items/data.ts';
import type { ItemInspiration } from '#domains/making/inspirations/items/schema.ts';
import { inspirationPlacements } from '#domains/making/inspirations/placements/data.ts';
import type { InspirationPlacement } from '#domains/making/inspirations/placements/schema.ts';

/** What is known about inspirations besides themselves. */
export interface Shelf {
  collections: readonly InspirationCollection[];
  /** The collections that an inspiration lies in. */
  drawersOf: (inspirationId: string) => readonly InspirationCollection[];
  /** What lies in a collection, by its place there. */
  placedIn: (collectionId: string) => readonly InspirationPlacement[];
  /** What became of it. */
  usesOf: (inspirationId: string) => readonly ContentItem[];
}

/** The collections in their order, and what lies in them. */
export function useShelf(): Shelf {
  const collections = inspirationCollections.useRows(inOrder);
  const placements = inspirationPlacements.useRows(placementsByInspiration);
  const byCollection = inspirationPlacements.useRows(placementsByCollection);
  const links = itemInspirations.useRows(linksByInspiration);
  const items = contentItems.useRows(rowsById);
  return {
    collections,
    drawersOf(inspirationId) {
      const ids = new Set(
        placements.get(inspirationId)?.map((placement) => placement.inspirationCollectionId),
      );
      return ids.size === 0 ? noDrawers : collections.filter(({ id }) => ids.has(id));
    },
    placedIn: (collectionId) => byCollection.get(collectionId) ?? noPlacements,
    usesOf: (inspirationId) =>
      links.get(inspirationId)?.flatMap((link) => items.get(link.contentItemId) ?? []) ?? noUses,
  };
}

const noDrawers: readonly InspirationCollection[] = [];
const noPlacements: readonly InspirationPlacement[] = [];
const noUses: readonly ContentItem[] = [];

export const inOrder = (rows: readonly InspirationCollection[]) =>
  rows.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name),
  );
export const placementsByInspiration = (rows: readonly InspirationPlacement[]) =>
  Map.groupBy(rows, ({ inspirationId }) => inspirationId);
const placementsByCollection = (rows: readonly InspirationPlacement[]) =>
  Map.groupBy(rows.toSorted(byPlace), ({ inspirationCollectionId }) => inspirationCollectionId);
const byPlace = (one: InspirationPlacement, other: InspirationPlacement) =>
  one.sortOrder - other.sortOrder || (one.id < other.id ? 1 : -1);
const linksByInspiration = (rows: readonly ItemInspiration[]) =>
  Map.groupBy(rows, ({ inspirationId }) => inspirationId);
