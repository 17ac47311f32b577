import type { CategoryColor } from '#shared/colors.ts';
import type { Pillar } from './schema.ts';

/** Guides agree on three to five themes; with more than this the page says so. */
export const wisePillars = 5;

/** What a pillar has of the posts of a period; without a pillar they are null's. */
export interface Share {
  pillarId: string | null;
  posts: number;
  /** In whole percent; those of all shares add up to 100, unless there are no posts. */
  percent: number;
}

/** How posts are spread over pillars: one share for each of `pillarIds`, and one for the rest. */
export function sharesOf(
  posts: readonly { pillarId: string | null }[],
  pillarIds: readonly string[],
): Share[] {
  const counts = new Map<string | null, number>(pillarIds.map((id) => [id, 0]));
  for (const { pillarId } of posts) {
    const key = pillarId !== null && counts.has(pillarId) ? pillarId : null;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const percents = wholePercents([...counts.values()]);
  return [...counts].map(([pillarId, count], at) => ({
    pillarId,
    posts: count,
    percent: percents[at] ?? 0,
  }));
}

/** Percentages without decimals that still add up to 100: the largest remainders are rounded up. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return floors.map((floor, at) => (raised.has(at) ? floor + 1 : floor));
}

/** In their order: a selector for `pillars.useRows`. */
export function inOrder(rows: readonly Pillar[]): Pillar[] {
  return rows.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id),
  );
}

/** What the targets of active pillars add up to; null while none is set. */
export function targetSum(
  pillars: readonly Pick<Pillar, 'isActive' | 'targetPercent'>[],
): number | null {
  const targets = pillars.flatMap(({ isActive, targetPercent }) =>
    isActive && targetPercent !== null ? [targetPercent] : [],
  );
  return targets.length === 0 ? null : targets.reduce((sum, target) => sum + target, 0);
}

export const takenText = 'A pillar with this name exists already';

/** What 'Use an example set' makes. */
export const examplePillars = [
  { name: 'Education', color: 'blue', targetPercent: 35, coreQuestion: 'What can I teach?' },
  {
    name: 'Behind the scenes',
    color: 'orange',
    targetPercent: 20,
    coreQuestion: 'How is it made?',
  },
  { name: 'Personal story', color: 'purple', targetPercent: 20, coreQuestion: 'Who am I?' },
  { name: 'Promotion', color: 'green', targetPercent: 15, coreQuestion: 'What do I offer?' },
  { name: 'Community', color: 'pink', targetPercent: 10, coreQuestion: 'Who is with me?' },
] as const satisfies readonly {
  name: string;
  color: CategoryColor;
  targetPercent: number;
  coreQuestion: string;
}[];
