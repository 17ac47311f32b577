import { isClosed } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Platform } from '#domains/making/channels/schema.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';

type Wanted = Pick<Deliverable, 'channelId' | 'platform' | 'format'>;
/** A post with the platform of its channel; null while nobody has chosen one. */
type Placed = Pick<Post, 'channelId' | 'format'> & { platform: Platform | null };

/** Whether this post of the same item may be what the brand gets. */
function mayBe(wanted: Wanted, post: Placed): boolean {
  if (wanted.channelId !== null && post.channelId !== null) {
    return wanted.channelId === post.channelId;
  }
  return post.platform === null || post.platform === wanted.platform;
}

/** Of several, those of its own format stand for it; if there are none, all that may be. */
export function deliverablesOf<D extends Wanted>(all: readonly D[], post: Placed): readonly D[] {
  const matching = all.filter((one) => mayBe(one, post));
  const sameForm = matching.filter(({ format }) => format === post.format);
  return sameForm.length > 0 ? sameForm : matching;
}

/** The posts that stand for a deliverable. */
export function postsFor<P extends Placed>(wanted: Wanted, all: readonly P[]): readonly P[] {
  const matching = all.filter((post) => mayBe(wanted, post));
  const sameForm = matching.filter(({ format }) => format === wanted.format);
  return sameForm.length > 0 ? sameForm : matching;
}

/** The first of those that are still to be posted, in the order of their deal. */
export function firstOwed<D extends Pick<Deliverable, 'id' | 'status' | 'sortOrder'>>(
  deliverables: readonly D[],
): D | undefined {
  const [first] = deliverables
    .filter((one) => !isClosed(one))
    .toSorted((one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id));
  return first;
}

/** The first agreed day that these posts would miss if they went out on a day; null if they keep all. */
export function missedDueOn(
  owed: readonly (Wanted & Pick<Deliverable, 'status' | 'postDueOn'>)[],
  planned: readonly Placed[],
  plannedOn: string,
): string | null {
  const days = planned
    .flatMap((post) => deliverablesOf(owed, post))
    .flatMap((one) => (isClosed(one) || one.postDueOn === null ? [] : one.postDueOn))
    .filter((dueOn) => dueOn < plannedOn);
  return days.toSorted()[0] ?? null;
}
