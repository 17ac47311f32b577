import { useSyncExternalStore } from 'react';
import type { Status } from '#client/sync/reading/collection-hooks.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { everyTick } from '#client/words/ticks.ts';
import { today as dateIn } from '#client/words/dates.ts';
import { bookings } from '#domains/shoots/bookings/data.ts';
import { useBookings } from '#domains/shoots/bookings/list/use-bookings.ts';
import { bookingsOn } from '#domains/shoots/bookings/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { type KnownLight, useDaylight } from '#domains/shoots/schedule/daylight/use-daylight.ts';
import { dayAt, dayToOpen, daysOf, itemsOfDay, runningAt } from '#domains/shoots/schedule/rules.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { shots } from '#domains/shoots/shots/data.ts';
import { useShots } from '#domains/shoots/shots/list/use-shots.ts';
import { dayOfShot } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** What the page shows of a day, one at a time. */
export const dayParts = ['day', 'shots', 'packing'] as const;
type DayPart = (typeof dayParts)[number];

/** A day of a trip, as whoever stands on the set needs it. */
export interface SetDay {
  trip: Trip;
  /** Undefined where the trip has no days. */
  date: string | undefined;
  /** All days, for going from one to the next. */
  days: readonly string[];
  /** Today there, or the night that goes on, and what the clock says; on another day there is no now. */
  isToday: boolean;
  now: string;
  items: readonly ScheduleItem[];
  /** Of the day, in the order in which they are taken: item by item, then those without one. */
  shots: readonly Shot[];
  /** What starts or ends on the day, and when. */
  bookings: readonly { booking: Booking; isEnd: boolean; time: string | null }[];
  light: KnownLight;
  /** The item that runs now, and the one that begins next. */
  current: ScheduleItem | undefined;
  next: ScheduleItem | undefined;
}

const watchMinute = everyTick(60_000);

/** The day that is asked for, else today or the next one, else the first. */
export function useSetDay(trip: Trip, asked: string | undefined): SetDay {
  const all = useItems(trip.id);
  const taken = useShots(trip.id);
  const booked = useBookings(trip.id);
  const clock = useSyncExternalStore(watchMinute, () => momentIn(trip.timeZone));
  const [today = '', now = ''] = clock.split(' ');
  const dates = [
    ...all.map(({ scheduledOn }) => scheduledOn),
    ...taken.map(({ shotOn }) => shotOn),
  ];
  const days = daysOf(trip, dates);
  const { date: present, clock: time } = dayAt(all, { today, now });
  const date = dayToOpen(trip, days, { asked, today: present });
  const items = date === undefined ? [] : itemsOfDay(all, date);
  const byItem = rowsById(all);
  // What nobody has put on a day may be taken on each.
  const ofDay = taken.filter((shot) => (dayOfShot(shot, byItem, trip) ?? date) === date);
  const light = useDaylight(
    trip,
    date ?? null,
    items.map(({ location }) => location),
  );
  const isToday = date === present;
  const timed = items.filter(({ startTime }) => startTime !== null);
  const current = isToday ? runningAt(items, time) : undefined;
  return {
    ...{ trip, date, days, isToday, now, items, light, current },
    next: isToday
      ? timed.find(({ startTime }) => startTime !== null && startTime > time)
      : timed[0],
    shots: [
      ...items.flatMap(({ id }) => ofDay.filter((shot) => shot.scheduleItemId === id)),
      ...ofDay.filter(({ scheduleItemId }) => !byItem.has(scheduleItemId ?? '')),
    ],
    bookings: date === undefined ? [] : bookingsOn(booked, date),
  };
}

/** How far what each part of the day shows has come, and the way to ask for it again. */
export function useDayStatus(): { of: Record<DayPart, Status>; retry: () => void } {
  const items = scheduleItems.useStatus();
  const of = {
    day: worstOf(items, bookings.useStatus()),
    // On which day a shot is, its item says.
    shots: worstOf(items, shots.useStatus()),
    packing: packingItems.useStatus(),
  };
  const retry = () => {
    for (const list of [scheduleItems, bookings, shots, packingItems]) list.retry();
  };
  return { of, retry };
}

// 'date HH:MM' on the clock of the trip: a text, so that nothing is drawn while it stays the same.
function momentIn(zone: string): string {
  const time = new Date().toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${dateIn(zone)} ${time}`;
}
