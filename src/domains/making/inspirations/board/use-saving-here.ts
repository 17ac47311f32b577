import { useDroppedFiles } from '#client/form/dropped-files.ts';
import { lastCollectionId } from '#domains/making/inspirations/collections/last-collection.ts';
import { saveImages } from '#domains/making/inspirations/sheet/saving.ts';
import { everything, favourites } from './inspiration-filter.ts';
import type { Shelf } from './shelf.ts';
import { usePasting } from './use-pasting.ts';

interface SavingHereOptions {
  /** The one on screen. */
  collection: string;
  shelf: Shelf;
  isEnabled: boolean;
  onSort: (id: string) => void;
  /** What is pasted is there already. */
  onKnown: (id: string) => void;
  /** A line was pasted. */
  onText: (quote: string) => void;
}

/** Saves what is pasted on the page, or dropped onto it, into the collection that is shown. */
export function useSavingHere(options: SavingHereOptions) {
  const { collection, shelf, isEnabled, onKnown, onText } = options;
  // What is on screen, else what was saved into last; 'Unsorted' means it.
  function target(): string | undefined {
    const isAny = collection === everything || collection === favourites;
    const id = isAny ? lastCollectionId() : collection;
    return shelf.collections.find((one) => one.id === id)?.id;
  }
  const onSort = shelf.collections.length > 0 ? options.onSort : undefined;
  usePasting({ isEnabled, target, onSort, onKnown, onText });
  const dropped = useDroppedFiles(
    (files) => saveImages(files, { collectionId: target(), onSort }),
    isEnabled,
  );
  return { target, ...dropped };
}
