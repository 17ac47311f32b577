import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { contentItems, firstSteps } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem, RoadStage, Stage } from '#domains/making/content/schema.ts';
import { firstStages } from '#domains/making/content/schema.ts';

type Place = { id: string; sortOrder: number };

/** Adds an item at the top of its column; what is scheduled or published begins in review. */
export function addContent(
  title: string,
  stage: Stage,
  fields: Partial<Pick<ContentItem, 'pillarId' | 'contentSeriesId' | 'assigneeUserId'>> = {},
): { id: string; written: Promise<{ ok: boolean }> } {
  const id = newId();
  const first = firstStages.find((one) => one === stage) ?? 'review';
  const tops = contentItems.read(allRows).filter((item) => item.stage === first);
  const sortOrder = Math.min(0, ...tops.map((item) => item.sortOrder)) - 1;
  const ideaStatus = first === 'idea' ? ('shortlisted' as const) : null;
  const written = contentItems.create({
    ...{ id, title, stage: first, ideaStatus, sortOrder },
    ...fields,
  });
  return { id, written };
}

/** Writes a move that has been agreed upon, with the places that it changes. */
export function writeMove(item: ContentItem, to: Stage, places: readonly Place[] = []) {
  const move = to === item.stage ? {} : { stage: to, ...followingMove(item, to) };
  const own = places.find(({ id }) => id === item.id);
  const others = places.filter(({ id }) => id !== item.id);
  const fields = { ...move, ...(own ? { sortOrder: own.sortOrder } : {}) };
  if (others.length === 0) return contentItems.update(item.id, fields);
  return contentItems.updateMany([
    { ids: [item.id], fields },
    ...others.map(({ id, sortOrder }) => ({ ids: [id], fields: { sortOrder } })),
  ]);
}

/**
 * How a move that is about to be made is taken back: the places that it changes, the stage, and what
 * follows from it.
 */
export function wayBack(item: ContentItem, to: Stage, places: readonly Place[]): () => void {
  const known = contentItems.read(rowsById);
  const order = places.flatMap(({ id }) => known.get(id) ?? []);
  // From Published on what was out is ready again, and Scheduled makes drafts ready.
  const readied = to === 'scheduled' ? 'draft' : undefined;
  const returning = item.stage === 'published' ? 'posted' : undefined;
  const changed = posts
    .read(allRows)
    .filter((post) => post.contentItemId === item.id)
    .filter(({ status }) => status === readied || status === returning);
  return () => {
    const put = order.map(({ id, sortOrder }) => ({ ids: [id], fields: { sortOrder } }));
    const written = put.length > 0 ? [contentItems.updateMany(put)] : [];
    if (to !== item.stage) written.push(unpublish(item, changed));
    // Its series may have given it steps.
    if (item.stage === 'idea' && to !== 'idea')
      written.push(contentItems.update(item.id, { checklist: item.checklist }));
    tellDone(`Moved back: ${item.title}`, written);
  };
}

/** What else a move writes: an idea comes back to the shortlist, as what was in the making is no news. */
export function followingMove(item: ContentItem, to: Stage) {
  if (to === 'idea') return { ideaStatus: 'shortlisted' as const };
  return item.stage === 'idea' && to !== 'archived' ? firstSteps(item) : {};
}

/** Brings an item that has been moved since back to the stage that it had. */
export function putBack({ id, stage, ideaStatus }: ContentItem) {
  return contentItems.update(id, stage === 'idea' ? { stage, ideaStatus } : { stage });
}

/** Takes back that an item and these posts of it went out; they are given as they were before. */
export function unpublish(item: ContentItem, before: readonly Post[]) {
  const back = putBack(item);
  // Coming back from Published has readied all that was posted.
  for (const { id, status, postedAt, liveUrl } of before)
    void posts.update(id, { status, ...(status === 'posted' ? { postedAt } : {}), liveUrl });
  return back;
}

/** Takes an item off the boards; Undo puts it back where it was. */
export function archiveContent(item: ContentItem): void {
  const written = contentItems.update(item.id, { stage: 'archived' });
  tellDone('Content archived', [written], () => putBack(item));
}

/** Brings an archived item back to where it was. */
export function unarchiveContent({ id, archivedFrom }: ContentItem): void {
  const stage: RoadStage = archivedFrom ?? 'idea';
  tellDone('Content is back', [contentItems.update(id, { stage })], () =>
    contentItems.update(id, { stage: 'archived' }),
  );
}

/** Deletes an item; Undo brings it back as it was. */
export function deleteContent({ id }: ContentItem): void {
  tellDone('Content deleted', [contentItems.remove(id)], () => contentItems.restore(id));
}
