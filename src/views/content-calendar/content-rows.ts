import type { CalendarEntry, CalendarSource } from '#client/words/calendar.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { channels } from '#domains/making/channels/data.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { useContentCalendar } from '#views/content/posts/content-calendar.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { planItem } from '#views/content/posts/plan-posts.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { type ContentItem, roadStages } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { type ContentFilter, type FilterFacts, matches, matchesUndated } from './content-filter.ts';

/** What the content calendar shows: its posts, what has no date yet, and how many there are. */
export interface ContentRows {
  source: CalendarSource;
  /** How many posts of some days another filter would let through. */
  countOf: (filter: ContentFilter, days: readonly string[]) => number;
  undated: readonly CalendarEntry[];
  /** How much else has no date, but is not let through. */
  undatedHidden: number;
  /** The posts of a day, also those that the filter does not let through. */
  postsOn: (date: string) => readonly Post[];
  postsById: ReadonlyMap<string, Post>;
  itemsById: ReadonlyMap<string, ContentItem>;
  channelsById: ReadonlyMap<string, Channel>;
  pillarsById: ReadonlyMap<string, Pillar>;
}

/** The content that a filter lets through. */
export function useContentRows(
  filter: ContentFilter,
  facts: Pick<FilterFacts, 'campaignsOf'>,
  { settings, canEdit }: { settings: DaySettings; canEdit: boolean },
): ContentRows {
  const whole = useContentCalendar();
  const rows = posts.useRows(allRows);
  const postsById = posts.useRows(rowsById);
  const itemsById = contentItems.useRows(rowsById);
  const channelsById = channels.useRows(rowsById);
  const pillarsById = pillars.useRows(rowsById);
  const { today } = settings;
  const { campaignsOf } = facts;
  const isShown = (entry: CalendarEntry, by: ContentFilter) => {
    const post = postsById.get(entry.id);
    const item = post && itemsById.get(post.contentItemId);
    return item !== undefined && matches(item, post, by, { today, campaignsOf });
  };
  const waiting = entriesWithoutDate(rows, { items: itemsById, pillars: pillarsById, canEdit });
  const postsOf = posts.useRows(byItem);
  const undated = waiting.filter((entry) => {
    const item = itemsById.get(entry.id);
    const own = postsOf.get(entry.id) ?? [];
    return item !== undefined && matchesUndated(item, own, filter, { today, campaignsOf });
  });
  return {
    source: { ...whole, on: (date) => whole.on(date).filter((entry) => isShown(entry, filter)) },
    countOf: (by, days) => days.flatMap(whole.on).filter((entry) => isShown(entry, by)).length,
    undated,
    undatedHidden: waiting.length - undated.length,
    postsOn: (date) => whole.on(date).flatMap(({ id }) => postsById.get(id) ?? []),
    postsById,
    itemsById,
    channelsById,
    pillarsById,
  };
}

interface Known {
  items: ReadonlyMap<string, ContentItem>;
  pillars: ReadonlyMap<string, Pillar>;
  canEdit: boolean;
}

/** Items in production of which nothing has a date, the furthest first. */
function entriesWithoutDate(rows: readonly Post[], known: Known): CalendarEntry[] {
  const dated = new Set<string>();
  // What is out has a day, also if nobody had planned it.
  for (const { plannedOn, status, contentItemId } of rows)
    if (plannedOn !== null || status === 'posted') dated.add(contentItemId);
  const stageOf = ({ stage }: ContentItem) => roadStages.findIndex((road) => road === stage);
  const [first, last] = [roadStages.indexOf('planning'), roadStages.indexOf('scheduled')];
  return [...known.items.values()]
    .filter((item) => !dated.has(item.id) && stageOf(item) >= first && stageOf(item) <= last)
    .sort(
      (one, other) =>
        stageOf(other) - stageOf(one) ||
        one.sortOrder - other.sortOrder ||
        (one.id < other.id ? -1 : 1),
    )
    .map((item) => waitingEntry(item, known));
}

function waitingEntry(item: ContentItem, { pillars: pillarOf, canEdit }: Known): CalendarEntry {
  const pillar = pillarOf.get(item.pillarId ?? '');
  const open = () => openContentPanel({ contentItemId: item.id });
  return {
    id: item.id,
    layerId: 'content',
    color: pillar?.color,
    title: item.title,
    date: '',
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    shape: {
      kind: 'piece',
      state: 'planned',
      icon: formatIcon(item.platformHint, item.formatHint),
    },
    detail: pillar?.name ?? '',
    assigneeUserId: item.assigneeUserId,
    actions: canEdit
      ? { noun: 'post', open, move: planItem, place: (id, { date }) => planItem(id, date) }
      : { noun: 'post', open },
  };
}
