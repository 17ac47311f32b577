import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/words/calendar.ts';
import { keepSame } from '#client/sync/keep-same.ts';
import { useFollowUpCalendar } from '#domains/business/brands/parts/follow-up-calendar.ts';
import { useDealCalendar } from '#domains/business/campaigns/moves/deal-calendar.ts';
import { useMoneyCalendar } from './money-calendar.ts';
import { useRightsCalendar } from '#domains/business/campaigns/usage-rights/rights-calendar.ts';
import { useContentCalendar } from '#views/content/posts/content-calendar.ts';
import { useTaskCalendar } from '#domains/tasks/row/task-calendar.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { type HiddenLayers, isHiddenFrom, type Viewer } from './shown-layers.ts';

/** What all domains have in the calendar, and what of it is shown. */
export interface Calendar {
  /** Each layer with how much it has on the days on screen for whoever looks. */
  layers: readonly (CalendarLayer & { count: number; isShown: boolean })[];
  /** How much on these days is left out because it is others' to do. */
  others: number;
  /** What is shown on a day; the same array as long as nothing on that day changes. */
  on: (date: string) => readonly CalendarEntry[];
}

/** Each domain's part of the calendar: a domain joins with one line. */
export function useSources(): readonly CalendarSource[] {
  const isOn = useIsOn();
  const tasks = useTaskCalendar();
  const content = useContentCalendar();
  const deals = [
    ...useDealCalendar(),
    useFollowUpCalendar(),
    ...useMoneyCalendar(),
    ...useRightsCalendar(),
  ];
  return [tasks, ...(isOn('content') ? [content] : []), ...(isOn('deals') ? deals : [])];
}

/** The calendar of these days, without what is hidden. */
export function useCalendar(
  days: readonly string[],
  hidden: HiddenLayers,
  viewer: Viewer,
): Calendar {
  return calendarOf(useSources(), { days, hidden, viewer });
}

interface Shown {
  days: readonly string[];
  hidden: HiddenLayers;
  viewer: Viewer;
}

/** Some sources as one calendar. */
export function calendarOf(sources: readonly CalendarSource[], what: Shown): Calendar {
  const { days, hidden, viewer } = what;
  const counts = new Map<string, number>();
  let others = 0;
  for (const source of sources) {
    for (const entry of days.flatMap(source.on)) {
      if (isHiddenFrom(viewer, entry)) others += 1;
      else counts.set(entry.layerId, (counts.get(entry.layerId) ?? 0) + 1);
    }
  }
  return {
    others,
    layers: sources
      .flatMap(({ layers }) => layers)
      .map((layer) => ({
        ...layer,
        count: counts.get(layer.id) ?? 0,
        isShown: !hidden.layers.includes(layer.id),
      })),
    on: (date) => shownOn(sources, what, date),
  };
}

const shown = new Map<string, readonly CalendarEntry[]>();
const maxRemembered = 500;

// Whoever draws a day compares its array, so it stays the same while nothing on that day changes.
function shownOn(
  sources: readonly CalendarSource[],
  { hidden, viewer }: Shown,
  date: string,
): readonly CalendarEntry[] {
  const entries = sources
    .flatMap((source) => source.on(date))
    .filter(
      (entry) =>
        !hidden.layers.includes(entry.layerId) &&
        !(hidden.done && entry.isDone) &&
        !isHiddenFrom(viewer, entry),
    );
  const kept = keepSame(shown.get(date), entries);
  if (shown.size > maxRemembered) shown.clear();
  shown.set(date, kept);
  return kept;
}
