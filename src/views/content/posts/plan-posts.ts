import { allRows } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post, PostChanges } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { newId } from '#shared/ids.ts';
import { missedDate, tellPlanned } from '#views/content/moves/agreed-dates.ts';

/** Changes when a post is to be published, with a way back. */
export function planPost(id: string, changes: PostChanges): void {
  const post = postOf(id);
  if (!post) return;
  const { contentItemId, plannedOn, plannedTime } = post;
  const to = changes.plannedOn === plannedOn ? null : (changes.plannedOn ?? null);
  tellPlanned(
    changes.plannedOn === null ? 'Date cleared' : 'Post moved',
    missedDate({ contentItemId, posts: [post], plannedOn: to }),
    [posts.update(id, changes)],
    () => posts.update(id, { plannedOn, plannedTime }),
  );
}

/** Says that a post is out, now; Undo takes it back. */
export function markPosted(id: string): void {
  const status = postOf(id)?.status;
  if (!status || status === 'posted') return;
  const written = posts.update(id, { status: 'posted', postedAt: new Date().toISOString() });
  tellDone('Marked as posted', [written], () => posts.update(id, { status }));
}

/** Gives an item without a date one: its posts that are still to be published, else a new one. */
export function planItem(itemId: string, plannedOn: string): void {
  const open = posts
    .read(allRows)
    .filter((post) => post.contentItemId === itemId && isToPost(post));
  if (open.length > 0) {
    const ids = open.map(({ id }) => id);
    const change = (date: string | null) =>
      posts.updateMany([{ ids, fields: { plannedOn: date } }]);
    const missed = missedDate({ contentItemId: itemId, posts: open, plannedOn });
    tellPlanned('Post planned', missed, [change(plannedOn)], () => change(null));
    return;
  }
  const id = newId();
  const made = posts.create({ id, contentItemId: itemId, plannedOn });
  tellDone('Post planned', [made], () => posts.remove(id));
}

/** What a new piece of content says of itself. */
export interface NewPiece {
  title: string;
  plannedOn: string | null;
  plannedTime: string | null;
  channelId: string | null;
  pillarId: string | null;
  contentSeriesId?: string | null;
}

/** Adds an item that is being planned, with one post; gives its id. */
export function addPiece(piece: NewPiece): string {
  const { title, pillarId, contentSeriesId = null, ...post } = piece;
  const itemId = newId();
  // Writes of a workspace are sent in their order: the item is there before its post.
  const made = [
    contentItems.create({ id: itemId, title, pillarId, contentSeriesId, stage: 'planning' }),
    posts.create({ contentItemId: itemId, ...post }),
  ];
  tellDone('Content added', made, () => contentItems.remove(itemId));
  return itemId;
}

/** Another item like that of a post, planned for a day, with its texts and nothing done yet. */
export function duplicatePost(id: string, plannedOn: string): void {
  const post = postOf(id);
  const item = post && contentItems.read(allRows).find((one) => one.id === post.contentItemId);
  if (!item) return;
  const itemId = newId();
  const made = [
    contentItems.create({ ...copyOf(item), id: itemId }),
    posts.create({
      ...textsOf(post),
      plannedTime: post.plannedTime,
      contentItemId: itemId,
      plannedOn,
    }),
  ];
  tellDone('Content duplicated', made, () => contentItems.remove(itemId));
}

/**
 * Another item like one that was published, with all of its posts on a new day. What is evergreen is
 * the new one from then on: the old one has been posted again.
 */
export function postAgain(item: ContentItem, plannedOn: string): void {
  const itemId = newId();
  const out = posts
    .read(allRows)
    .filter(({ contentItemId, status }) => contentItemId === item.id && status === 'posted');
  const made = [
    contentItems.create({ ...copyOf(item), id: itemId, isEvergreen: true }),
    ...out.map((post) => posts.create({ ...textsOf(post), contentItemId: itemId, plannedOn })),
    ...(out.length === 0 ? [posts.create({ contentItemId: itemId, plannedOn })] : []),
    contentItems.update(item.id, { isEvergreen: false }),
  ];
  tellDone('Planned to be posted again', made, () => {
    void contentItems.update(item.id, { isEvergreen: true });
    return contentItems.remove(itemId);
  });
}

/** What of a post says the same in another one. */
export function textsOf({ channelId, format, title, caption, firstComment, hashtags }: Post) {
  return { channelId, format, title, caption, firstComment, hashtags };
}

/** What another item like this one begins with: planned, with no step done. */
export function copyOf(item: ContentItem) {
  const { title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes } = item;
  const { assigneeUserId, effort, tags } = item;
  return {
    ...{ title, pillarId, contentSeriesId, platformHint, formatHint, hook, notes },
    ...{ assigneeUserId, effort, tags },
    stage: 'planning' as const,
    checklist: item.checklist.map((step) => ({ ...step, id: newId(), isDone: false })),
  };
}

const postOf = (id: string) => posts.read(allRows).find((post) => post.id === id);
