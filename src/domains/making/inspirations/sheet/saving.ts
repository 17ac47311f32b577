import { allRows } from '#client/sync/reading/selectors.ts';
import { newId } from '#shared/ids.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { attachFiles } from '#domains/around/attachments/uploads.ts';
import { attachCopy } from '#domains/around/attachments/data.ts';
import { openRecord } from '#client/record/openers.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { inspirationCollections } from '#domains/making/inspirations/collections/data.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { itemInspirations } from '#domains/making/inspirations/items/data.ts';
import { inspirationPlacements } from '#domains/making/inspirations/placements/data.ts';
import { siteOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import {
  lastCollectionId,
  rememberCollection,
} from '#domains/making/inspirations/collections/last-collection.ts';

/** What is said of an inspiration when it is saved. */
export interface Saying {
  title?: string;
  why?: string;
  /** The collection that it is put into. */
  collectionId?: string | undefined;
  /** Chooses other collections, where that was not asked before. */
  onSort?: ((id: string) => void) | undefined;
  /** Told of one that is on its way, as by whoever opens it then. */
  onSaved?: ((id: string) => void) | undefined;
}

/** The one that was saved from this address already. */
export function savedFrom(url: string): Inspiration | undefined {
  return inspirations.read(allRows).find((one) => one.url === url);
}

/** Saves a link; its page is looked at for a title and a picture. */
export function saveLink(url: string, { title, why = '', ...into }: Saying): void {
  const id = newId();
  const named = title?.trim() || siteOf(url);
  finish(id, [inspirations.create({ id, kind: 'link', url, title: named, why })], into);
}

/** Saves words; the first line is their title if they have no other. */
export function saveNote(quote: string, { title, why = '', ...into }: Saying): void {
  const id = newId();
  const named = title?.trim() || titleOf(quote);
  finish(id, [inspirations.create({ id, kind: 'note', quote, title: named, why })], into);
}

/** Saves pictures, each as an inspiration of its own. */
export function saveImages(files: readonly File[], { title, why = '', ...into }: Saying): void {
  for (const file of files) {
    const id = newId();
    const name = file.name.replace(/\.[^.]+$/, '').trim();
    const named = title?.trim() || (/^image$/i.test(name) ? '' : name) || 'Picture';
    const written = inspirations.create({ id, kind: 'image', title: named.slice(0, 300), why });
    finish(id, [written], files.length === 1 ? into : { collectionId: into.collectionId });
    void attachFiles({ inspirationId: id }, [file], 'cover');
  }
}

function finish(
  id: string,
  written: Promise<{ ok: boolean }>[],
  { collectionId, onSort, onSaved }: Pick<Saying, 'collectionId' | 'onSort' | 'onSaved'>,
): void {
  onSaved?.(id);
  if (collectionId) written.push(place(id, collectionId));
  const into = inspirationCollections.read(allRows).find((one) => one.id === collectionId);
  const text = into ? `Saved to ${into.name}` : 'Saved';
  if (!onSort) return tellDone(text, written, () => inspirations.remove(id));
  keepUndo(written, () => removeInspiration({ id }));
  tellDone(text, written, {
    lead: { label: into ? 'Change' : 'Collection…', onPress: () => onSort(id) },
  });
}

function titleOf(quote: string): string {
  const [first = ''] = quote.trim().split('\n');
  return first.length <= 80 ? first : `${first.slice(0, 79).trimEnd()}…`;
}

/** Puts an inspiration into a collection, which the next one is saved into then. */
export function place(inspirationId: string, inspirationCollectionId: string, id = newId()) {
  rememberCollection(inspirationCollectionId);
  return inspirationPlacements.create({
    id,
    inspirationId,
    inspirationCollectionId,
    sortOrder: first(),
  });
}

/** A place before all that lie in a collection so far. */
export const first = () => -Date.now();

/** Puts an inspiration into a collection that it does not lie in, with the way back. */
export function putInto(inspirationId: string, inspirationCollectionId: string): Moved {
  const id = newId();
  const written = place(inspirationId, inspirationCollectionId, id);
  return { written, undo: () => void inspirationPlacements.remove(id) };
}

interface Moved {
  written: Promise<{ ok: boolean }>;
  undo: () => void;
}

/** Takes an inspiration out of a collection, with the way back to its place there. */
export function takeOut(inspirationId: string, inspirationCollectionId: string): Moved {
  const found = inspirationPlacements.read((rows) =>
    rows.filter(
      (row) =>
        row.inspirationId === inspirationId &&
        row.inspirationCollectionId === inspirationCollectionId,
    ),
  );
  const removed = found.map(({ id }) => inspirationPlacements.remove(id));
  if (lastCollectionId() === inspirationCollectionId) rememberCollection(undefined);
  return {
    written: Promise.all(removed).then((all) => ({ ok: all.every(({ ok }) => ok) })),
    undo: () => found.forEach(({ id }) => void inspirationPlacements.restore(id)),
  };
}

/** Makes a content idea of an inspiration: its title, link and picture, and why it was saved. */
export function makeIdea(inspiration: Inspiration): void {
  const { id, title, url, why, quote, pillarId, tags, coverId } = inspiration;
  const contentItemId = newId();
  const notes = [why, quote && `> ${quote.replaceAll('\n', '\n> ')}`].filter(Boolean).join('\n\n');
  const made = contentItems.create({
    id: contentItemId,
    title: title.slice(0, 200).toWellFormed().trim(),
    sourceUrl: url,
    notes,
    pillarId,
    tags,
  });
  const linked = itemInspirations.create({ contentItemId, inspirationId: id });
  // An idea without its picture is an idea all the same.
  if (coverId) void attachCopy(coverId, { contentItemId, kind: 'cover' });
  keepUndo([made, linked], () =>
    tellDone('Idea deleted', [contentItems.remove(contentItemId)], () =>
      contentItems.restore(contentItemId),
    ),
  );
  tellDone('Idea added', [made, linked], {
    lead: {
      label: 'Open',
      onPress: () => openRecord({ collection: 'content-items', id: contentItemId }),
    },
  });
}

export function removeInspiration({ id }: Pick<Inspiration, 'id'>): void {
  tellDone('Inspiration deleted', [inspirations.remove(id)], () => inspirations.restore(id));
}

export function archiveInspiration({ id, isArchived }: Inspiration): void {
  const set = (next: boolean) => inspirations.update(id, { isArchived: next });
  tellDone(isArchived ? 'Brought back' : 'Archived', [set(!isArchived)], () => set(isArchived));
}

export function toggleFavourite({ id, isFavorite }: Inspiration): void {
  void inspirations.update(id, { isFavorite: !isFavorite });
}
