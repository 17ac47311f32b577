import { useNavigate } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { useUser } from '#domains/people/auth/data.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { dayOfShot, progressOf } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** The shots of each day of a trip, counted: one line is what a day wants to know of them. */
export const calendar: CalendarPart = { place: 66, module: 'shoots', useSources: useShots };

type Open = (id: string) => void;
const byTrip = (rows: readonly Shot[]) => Map.groupBy(rows, ({ tripId }) => tripId);

function useShots(): CalendarSource {
  const navigate = useNavigate();
  const open = useStable((id: string) => {
    const [tripId = '', day = ''] = id.split(' ');
    void navigate({ to: '/trip/$id', params: { id: tripId }, search: { tab: 'shots', day } });
  });
  const known = {
    ...{ shots: shots.useRows(byTrip), items: scheduleItems.useRows(rowsById), open },
    me: useUser()?.id,
  };
  return shotSource(trips.useRows(allRows), known);
}

interface Known extends Record<string, unknown> {
  shots: ReadonlyMap<string, readonly Shot[]>;
  items: ReadonlyMap<string, { scheduledOn: string }>;
  open: Open;
  /** Whoever looks: some of the shots may be theirs to take. */
  me?: string | undefined;
}
interface Parts extends Record<string, unknown> {
  trip: Trip;
  taken: readonly Shot[];
  items: Known['items'];
  open: Open;
  me: string | undefined;
}

/** Trips as rows at hand have them, with the shots of their days. */
export const shotSource = calendarSource<Trip, Known, Parts>({
  layers: [],
  partsOf(trip, { shots: all, items, open, me }) {
    const taken = all.get(trip.id);
    return taken && trip.status !== 'cancelled' ? { trip, taken, items, open, me } : undefined;
  },
  entriesOf({ trip, taken, items, open, me }) {
    const kept = taken.filter(({ status }) => status !== 'dropped');
    const days = Map.groupBy(kept, (shot) => dayOfShot(shot, items, trip));
    return [...days].flatMap(([date, ofDay]) =>
      date === null ? [] : [entryOf(trip, { date, ofDay, me }, open)],
    );
  },
});

function entryOf(
  trip: Trip,
  { date, ofDay, me }: { date: string; ofDay: readonly Shot[]; me: string | undefined },
  open: Open,
): CalendarEntry {
  const { done, of } = progressOf(ofDay);
  const mine = ofDay.filter((shot) => me !== undefined && shot.assigneeUserId === me).length;
  const yours = mine === of ? 'all yours' : `${mine} yours`;
  return {
    id: `shots ${trip.id} ${date}`,
    layerId: 'trips',
    color: undefined,
    date,
    // Where there is room for one line alone, it still says of which trip.
    title: `${of === 1 ? '1 shot' : `${of} shots`}: ${trip.title}`,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    detail: [`${done} of ${of} done`, mine > 0 ? yours : ''].filter(Boolean).join(' · '),
    shape: { kind: 'mark', icon: Clapperboard },
    actions: { noun: 'shots', open: () => open(`${trip.id} ${date}`) },
  };
}
