import { useNavigate } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import { datesOf } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** The layer of trips: each is there on all of its days. */
export const calendar: CalendarPart = { place: 64, module: 'shoots', useSources: useTrips };

const layer = { id: 'trips', label: 'Trips', icon: Plane };

function useTrips(): CalendarSource {
  const navigate = useNavigate();
  const open = useStable((id: string) => void navigate({ to: '/trip/$id', params: { id } }));
  return tripSource(trips.useRows(allRows), { open });
}

interface Known extends Record<string, unknown> {
  open: (id: string) => void;
}

/** Trips as rows at hand have them. */
export const tripSource = calendarSource<Trip, Known, Known & { trip: Trip }>({
  layers: [layer],
  partsOf: (trip, { open }) => ({ trip, open }),
  entriesOf({ trip, open }) {
    const dates = datesOf(trip);
    return dates.map((date, at) => dayOf(trip, { date, at, days: dates.length }, open));
  },
});

function dayOf(
  trip: Trip,
  { date, at, days }: { date: string; at: number; days: number },
  open: (id: string) => void,
): CalendarEntry {
  const { id, title, destination, startTime } = trip;
  const day = days > 1 ? `Day ${at + 1} of ${days}` : '';
  return {
    id: `trip ${id}`,
    layerId: layer.id,
    color: undefined,
    date,
    title,
    startTime: at === 0 ? startTime : null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    detail: [destination, day].filter(Boolean).join(' · '),
    shape: { kind: 'span', icon: layer.icon },
    actions: { noun: 'trip', open: () => open(id) },
  };
}
