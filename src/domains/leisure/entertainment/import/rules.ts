import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import type {
  EntertainmentItem,
  EntertainmentItemChanges,
} from '#domains/leisure/entertainment/schema.ts';

type Times = readonly Pick<EntertainmentLog, 'finishedOn' | 'rating'>[];
const inOrder = (times: Times) =>
  times.toSorted((one, other) => one.finishedOn.localeCompare(other.finishedOn));
const lastDay = (times: Times) => inOrder(times).at(-1)?.finishedOn;
const lastRating = (times: Times) =>
  inOrder(times).findLast(({ rating }) => rating !== null)?.rating ?? null;

/**
 * What times that a file adds mean for a title that is there: it was finished as often more, and last on
 * the last of their days, unless it was begun again since. What somebody has said of it stays; where it
 * has no rating, it is that of the last time.
 */
export function withTimes(item: EntertainmentItem, added: Times): EntertainmentItemChanges {
  const last = lastDay(added);
  if (last === undefined) return {};
  const { status, startedOn, finishedOn, times } = item;
  const rating = lastRating(added);
  const isEnd =
    status === 'completed' ? last > (finishedOn ?? '') : startedOn === null || last >= startedOn;
  return {
    times: times + added.length,
    ...(item.rating === null && rating !== null ? { rating } : {}),
    ...(isEnd ? { status: 'completed' as const, startedOn, finishedOn: last } : {}),
  };
}

/** A title as it is without times that go again, and with those that are left. */
export function withoutTimes(
  item: EntertainmentItem,
  going: Times,
  left: Times,
): EntertainmentItemChanges {
  const { status, startedOn, finishedOn } = item;
  const times = Math.max(left.length, item.times - going.length);
  const rating = lastRating(going);
  const last = lastDay(left) ?? null;
  const isAgain = startedOn !== null && (last === null || startedOn > last);
  const was = isAgain ? 'in_progress' : times > 0 ? 'completed' : 'planned';
  const isOfThem = status === 'completed' && finishedOn === lastDay(going);
  return {
    times,
    ...(rating !== null && rating === item.rating ? { rating: null } : {}),
    ...(isOfThem ? { status: was, startedOn, finishedOn: was === 'completed' ? last : null } : {}),
  };
}
