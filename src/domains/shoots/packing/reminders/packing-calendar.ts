import { useNavigate } from '@tanstack/react-router';
import { BatteryCharging, Luggage, type LucideIcon, PackageSearch } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { countText } from '#client/words/count-text.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { usePackDaysBefore } from '#domains/people/workspaces/data.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { type PackingDay, packingDays } from './rules.ts';

/** What is to be packed, charged and brought home, among the trips. */
export const calendar: CalendarPart = { place: 67, module: 'shoots', useSources: usePackingDays };

const itemsByTrip = (rows: readonly PackingItem[]): ReadonlyMap<string, readonly PackingItem[]> =>
  Map.groupBy(rows, ({ tripId }) => tripId);

function usePackingDays(): CalendarSource[] {
  const navigate = useNavigate();
  const { today } = useFormats();
  const packDaysBefore = usePackDaysBefore();
  const items = packingItems.useRows(itemsByTrip);
  const open = useStable(
    (id: string) => void navigate({ to: '/trip/$id', params: { id }, search: { tab: 'packing' } }),
  );
  return [packingSource(trips.useRows(allRows), { items, today, packDaysBefore, open })];
}

interface Known extends Record<string, unknown> {
  items: ReadonlyMap<string, readonly PackingItem[]>;
  today: string;
  packDaysBefore: number;
  open: (id: string) => void;
}
interface Parts extends Record<string, unknown> {
  trip: Trip;
  /** What is asked for, as text: a list of which nothing of that changed is the same. */
  days: string;
  open: (id: string) => void;
}

/** The lists of trips as rows at hand have them. */
export const packingSource = calendarSource<Trip, Known, Parts>({
  layers: [],
  partsOf(trip, { items, today, packDaysBefore, open }) {
    const days = packingDays(trip, items.get(trip.id) ?? [], { today, packDaysBefore });
    return days.length === 0 ? undefined : { trip, days: JSON.stringify(days), open };
  },
  entriesOf({ trip, days, open }) {
    // It was written just above.
    return (JSON.parse(days) as PackingDay[]).map((day) => entryOf(trip, day, open));
  },
});

const words: Record<PackingDay['kind'], { title: (trip: Trip) => string; icon: LucideIcon }> = {
  'packing-start': { title: ({ title }) => `Start packing: ${title}`, icon: Luggage },
  'packing-charge': { title: ({ title }) => `Charge for ${title}`, icon: BatteryCharging },
  'packing-gear': { title: ({ title }) => `Gear back from ${title}`, icon: PackageSearch },
};

function entryOf(
  trip: Trip,
  { kind, date, count }: PackingDay,
  open: (id: string) => void,
): CalendarEntry {
  const { title, icon } = words[kind];
  return {
    id: `${kind} ${trip.id}`,
    layerId: 'trips',
    color: undefined,
    date,
    title: title(trip),
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    detail: countText(count, 'thing'),
    shape: { kind: 'mark', icon },
    actions: { noun: 'packing list', open: () => open(trip.id) },
  };
}
