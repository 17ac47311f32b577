import type { Stage } from '#domains/content/schema.ts';
import type { Post } from './schema.ts';

/** How a post stands on the calendar: reckoned, never stored. */
export type PostState = 'planned' | 'scheduled' | 'posted' | 'missed' | 'skipped';

/** `stage` is its item's. What was to be out before today and is not was missed. */
export function postState(
  { status, plannedOn }: Pick<Post, 'status' | 'plannedOn'>,
  stage: Stage,
  today: string,
): PostState {
  if (status === 'posted' || status === 'skipped') return status;
  if (plannedOn !== null && plannedOn < today) return 'missed';
  return stage === 'scheduled' || stage === 'published' ? 'scheduled' : 'planned';
}

/** How a state reads on screen. */
export const postStateLabels: Record<PostState, string> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  posted: 'Posted',
  missed: 'Missed',
  skipped: 'Skipped',
};

/** Whether something is still to be done about a post. */
export function isToPost({ status }: Pick<Post, 'status'>): boolean {
  return status === 'draft' || status === 'ready';
}

/** How many posts of a week there are of those that were meant to be; null without a goal. */
export function goalText(count: number, goal: number): string | null {
  return goal > 0 ? `${count} of ${goal}` : null;
}
