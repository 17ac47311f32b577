import type { CalendarEntry } from '#client/calendar.ts';
import type { Channel } from '#domains/channels/schema.ts';
import { goalText } from '#domains/content/posts/rules.ts';

/** How far each week is towards its goal, by its first day. */
export function weekGoals(
  days: readonly string[],
  on: (date: string) => readonly CalendarEntry[],
  goal: number,
): ReadonlyMap<string, { text: string; isMet: boolean }> {
  const goals = new Map<string, { text: string; isMet: boolean }>();
  for (let first = 0; first < days.length; first += daysInWeek) {
    const week = days.slice(first, first + daysInWeek);
    const count = week.flatMap((date) => on(date).filter(counts)).length;
    const text = goalText(count, goal);
    if (text && week[0]) goals.set(week[0], { text, isMet: count >= goal });
  }
  return goals;
}

const daysInWeek = 7;

// What is skipped is no post, and a slot is none yet.
function counts({ shape }: CalendarEntry): boolean {
  return shape?.kind === 'piece' && shape.state !== 'skipped' && shape.state !== 'open';
}

/** How many posts a week are meant for the channels that are on screen. */
export function weeklyGoal(channels: Iterable<Channel>, channelId: string | undefined): number {
  let goal = 0;
  for (const { id, isActive, weeklyGoal: own } of channels)
    if (isActive && (channelId === undefined || channelId === id)) goal += own ?? 0;
  return goal;
}
