import { countText } from '#client/sync/change-many.ts';
import { addDays } from '#client/words/dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { dayOfPost, isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { newId } from '#shared/ids.ts';
import { missedDate, tellPlanned } from '#views/content/moves/agreed-dates.ts';
import { copyOf, textsOf } from './plan-posts.ts';

/** With the day on which it stands: it was posted on another one than it was planned for. */
type Dated = Post & { day: string };

/** Moves posts by some days, each by as many, with one way back; what is out or skipped stays. */
export function shiftPosts(ids: readonly string[], days: number): void {
  const { open, rest } = openPosts(ids);
  const text = countText(open.length, 'post', 'moved');
  planAll(open, ({ day }) => addDays(day, days), text + rest);
}

/** Takes the days of posts, which wait without one then; what is out keeps its day. */
export function clearDates(ids: readonly string[]): void {
  const { open, rest } = openPosts(ids);
  const text = open.length === 1 ? 'Date cleared' : `${open.length} dates cleared`;
  planAll(open, () => null, text + rest);
}

/** Those that can still be planned, and what is said of the others. */
function openPosts(ids: readonly string[]): { open: Dated[]; rest: string } {
  const known = datedPosts(ids);
  const open = known.filter(isToPost);
  const left = known.length - open.length;
  if (open.length === 0) toast.warn('What is posted or skipped stays on its day');
  return {
    open,
    rest: left > 0 ? `; ${left} posted or skipped ${left === 1 ? 'stays' : 'stay'}` : '',
  };
}

function planAll(
  planned: readonly Dated[],
  dayOf: (post: Dated) => string | null,
  text: string,
): void {
  if (planned.length === 0) return;
  const [missed] = planned.flatMap((post) => {
    const { contentItemId } = post;
    return missedDate({ contentItemId, posts: [post], plannedOn: dayOf(post) }) ?? [];
  });
  // Posts of one day go to one day: they travel together.
  const days = [...Map.groupBy(planned, ({ day }) => day).values()];
  const write = (dayOfAll: (post: Dated) => string | null) =>
    posts.updateMany(
      days.flatMap((ofDay) => {
        const ids = ofDay.map(({ id }) => id);
        return ofDay[0] ? [{ ids, fields: { plannedOn: dayOfAll(ofDay[0]) } }] : [];
      }),
    );
  tellPlanned(text, missed, [write(dayOf)], () => write(({ day }) => day));
}

/** Other posts like these, some days later, as drafts of content of their own; one way back. */
export function copyPosts(ids: readonly string[], days: number): void {
  const itemOf = contentItems.read(rowsById);
  const copied = [...Map.groupBy(datedPosts(ids), ({ contentItemId }) => contentItemId)];
  const made: Promise<{ ok: boolean }>[] = [];
  const itemIds: string[] = [];
  for (const [itemId, own] of copied) {
    const item = itemOf.get(itemId);
    if (!item) continue;
    const id = newId();
    itemIds.push(id);
    // Writes of a workspace are sent in their order: the item is there before its posts.
    made.push(contentItems.create({ ...copyOf(item), id }));
    for (const post of own)
      made.push(
        posts.create({
          ...textsOf(post),
          contentItemId: id,
          plannedOn: addDays(post.day, days),
          plannedTime: post.plannedTime,
        }),
      );
  }
  const text = countText(made.length - itemIds.length, 'post', 'copied');
  tellDone(text, made, () => contentItems.removeMany(itemIds));
}

function datedPosts(ids: readonly string[]): Dated[] {
  const wanted = new Set(ids);
  const timeZone = userTimeZone();
  return posts.read(allRows).flatMap((post) => {
    const day = wanted.has(post.id) ? dayOfPost(post, timeZone) : null;
    return day === null ? [] : [{ ...post, day }];
  });
}
