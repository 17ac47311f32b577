import { startOfWeek } from '#client/words/dates.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { goalText, towardsGoals } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';

type WeekPost = Pick<Post, 'channelId' | 'status'>;

/** How far each week is towards the goals of channels, by its Sunday. */
export function weekGoals(
  days: readonly string[],
  postsOn: (date: string) => readonly WeekPost[],
  channels: readonly Channel[],
): ReadonlyMap<string, { text: string; isMet: boolean }> {
  const goals = new Map<string, { text: string; isMet: boolean }>();
  for (let first = 0; first < days.length; first += daysInWeek) {
    const week = days.slice(first, first + daysInWeek);
    // What is skipped is no post.
    const posts = week.flatMap((date) =>
      postsOn(date).filter(({ status }) => status !== 'skipped'),
    );
    const { count, goal } = towardsGoals(posts, channels);
    const text = goalText(count, goal);
    const sunday = week.find((date) => startOfWeek(date, 0) === date);
    if (text && sunday) goals.set(sunday, { text, isMet: count >= goal });
  }
  return goals;
}

const daysInWeek = 7;
