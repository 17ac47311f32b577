import type {
  CalendarEntry,
  CalendarLayer,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import type { Module } from '#shared/modules.ts';
import { keepSame } from '#client/sync/keep-same.ts';
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

const parts = Object.values(
  import.meta.glob<CalendarPart>(['/src/domains/**/*-calendar.ts', '/src/views/**/*-calendar.ts'], {
    eager: true,
    import: 'calendar',
  }),
).sort((one, other) => one.place - other.place);

interface Given {
  module: Module | undefined;
  sources: readonly CalendarSource[];
}

// One hook after the other, always in the same order: the list is the same as long as the page is.
const useAll = parts.reduce<() => readonly Given[]>(
  (useBefore, { module, useSources: useOwn }) =>
    function useThese() {
      return [...useBefore(), { module, sources: [useOwn()].flat() }];
    },
  () => [],
);

/** Each domain's part of the calendar, of those that the workspace works with. */
export function useSources(): readonly CalendarSource[] {
  const isOn = useIsOn();
  const all = useAll();
  return all.flatMap(({ module, sources }) => (!module || isOn(module) ? sources : []));
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
