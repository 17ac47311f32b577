import { formatLongDate, formatTime } from '#client/words/format-dates.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import type { Status } from '#client/sync/reading/collection-hooks.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { bookings as bookingRows } from '#domains/shoots/bookings/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import type { SheetWords } from '#domains/shoots/call-sheets/rules.ts';
import type { SheetParts } from '#domains/shoots/call-sheets/schema.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { shots as shotRows } from '#domains/shoots/shots/data.ts';
import { useShots } from '#domains/shoots/shots/list/use-shots.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import { usePeopleOf, usePersonName } from '#domains/shoots/trips/people/list/people-of.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

const byTrip = (rows: readonly PackingItem[]) => Map.groupBy(rows, ({ tripId }) => tripId);

/** What the sheets of a trip are made of, as it is on this device: there is one without a network, too. */
export function useSheetParts(trip: Trip): SheetParts {
  const workspaceName = useCurrentWorkspace()?.name ?? '';
  const nameOf = usePersonName();
  const people = usePeopleOf(trip.id);
  const items = useItems(trip.id);
  const shots = useShots(trip.id);
  const bookings = useBookings(trip.id);
  const packing = packingItems.useRows(byTrip).get(trip.id) ?? [];
  return {
    trip,
    workspaceName,
    people: people.map((person) => ({ ...person, name: nameOf(person) })),
    items: [...items],
    shots: shots
      .filter(({ status }) => status !== 'dropped')
      .map((shot) => ({ ...shot, isDone: shot.status === 'done' })),
    bookings: bookings.filter(({ status }) => status !== 'cancelled'),
    packing: packing.filter(({ isPrivate }) => !isPrivate),
  };
}

/** How far all of that has come: half a sheet would be taken for a whole one. */
export function useSheetStatus(): { status: Status; retry: () => void } {
  const status = worstOf(
    tripPeople.useStatus(),
    scheduleItems.useStatus(),
    shotRows.useStatus(),
    bookingRows.useStatus(),
    packingItems.useStatus(),
  );
  const retry = () => {
    for (const list of [tripPeople, scheduleItems, shotRows, bookingRows, packingItems])
      list.retry();
  };
  return { status, retry };
}

/** How whoever reads wants dates and times written. */
export function wordsFor(formats: DayFormats): SheetWords {
  return {
    day: (date) => formatLongDate(date, formats),
    time: (time) => formatTime(time, formats),
  };
}
