import { Tv } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import { entertainmentDates, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { standingsOf } from '#shared/dated.ts';

/** The layer of what comes out. */
export const calendar: CalendarPart = { place: 72, useSources: useReleases };

const layer = { id: 'releases', label: 'Releases', icon: Tv };

function useReleases(): CalendarSource {
  return releaseSource(entertainmentItems.useRows(allRows), {});
}

interface Parts extends Record<string, unknown> {
  item: EntertainmentItem;
}

/** Titles as rows at hand have them. */
export const releaseSource = calendarSource<EntertainmentItem, Record<string, unknown>, Parts>({
  layers: [layer],
  partsOf: (item) => ({ item }),
  entriesOf: ({ item }) =>
    standingsOf(entertainmentDates, item).map(({ kind, date }) => entryOf(item, kind, date)),
});

function entryOf(item: EntertainmentItem, kind: string, date: string): CalendarEntry {
  const { id, title, type, venue } = item;
  return {
    id: `${kind} ${id}`,
    layerId: layer.id,
    color: undefined,
    date,
    title: kind === 'release' ? `${title} comes out` : `New episode of ${title}`,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    detail: [typeLabels[type], venue].filter(Boolean).join(', '),
    shape: { kind: 'mark', icon: layer.icon },
    actions: { noun: 'release', open: () => openTitle({ titleId: id }) },
  };
}
