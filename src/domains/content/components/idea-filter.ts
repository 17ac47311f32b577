import { byAge } from '#client/by-age.ts';
import { dateOf, daysBetween } from '#client/dates.ts';
import { fold } from '#domains/tasks/components/task-filter.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import type { IdeaSearch } from './idea-search.ts';

/** What makes an idea old. */
export const oldDays = 30;
export const noPillar = 'none';

export const ideaSorts = ['newest', 'oldest', 'title'] as const;
export type IdeaSort = (typeof ideaSorts)[number];
export const ideaSortLabels: Record<IdeaSort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
};

interface Facts {
  today: string;
  timeZone: string;
  /** Ids of ideas with an inspiration. */
  inspired: ReadonlySet<string>;
}

/** How many days an idea has waited. */
export function ageOf(
  { createdAt }: Pick<ContentItem, 'createdAt'>,
  { today, timeZone }: Pick<Facts, 'today' | 'timeZone'>,
): number {
  return Math.max(0, daysBetween(dateOf(createdAt, timeZone), today));
}

/** Whether an idea passes all of a search but its tab and its pillar, whose counts show what they would. */
export function passesSearch(idea: ContentItem, search: IdeaSearch, facts: Facts): boolean {
  if (search.series && idea.contentSeriesId !== search.series) return false;
  if (search.format && idea.formatHint !== search.format) return false;
  if (search.tag && !idea.tags.includes(search.tag)) return false;
  if (search.author && idea.createdByUserId !== search.author) return false;
  if (search.inspired && !facts.inspired.has(idea.id)) return false;
  if (search.old && ageOf(idea, facts) <= oldDays) return false;
  const words = fold(search.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return true;
  const known = fold([idea.title, idea.hook, idea.notes, ...idea.tags].join('\n'));
  return words.every((word) => known.includes(word));
}

/** Whether it is of the tab that is open. */
export function isOfTab(
  { ideaStatus }: ContentItem,
  { status = 'inbox' }: Omit<IdeaSearch, 'status'> & { status?: string },
): boolean {
  return status === 'all' || ideaStatus === status;
}

/** Whether it is of the pillar that is chosen. */
export function isOfPillar({ pillarId }: ContentItem, { pillar }: IdeaSearch): boolean {
  return pillar === undefined || (pillarId ?? noPillar) === pillar;
}

/** Whether a search leaves anything out besides other tabs. */
export function isNarrowed(search: IdeaSearch): boolean {
  return Object.keys(search).some((name) => name !== 'status' && name !== 'view');
}

/** In the order that was chosen; what is starred stands first. */
export function sortIdeas(ideas: readonly ContentItem[], sort: IdeaSort): ContentItem[] {
  const compare = {
    newest: (one: ContentItem, other: ContentItem) => byAge(other, one),
    oldest: byAge,
    title: (one: ContentItem, other: ContentItem) => one.title.localeCompare(other.title),
  }[sort];
  return ideas.toSorted(
    (one, other) =>
      Number(other.isPriority) - Number(one.isPriority) ||
      compare(one, other) ||
      one.id.localeCompare(other.id),
  );
}
