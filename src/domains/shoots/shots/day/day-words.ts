import { isTravelOn } from '#domains/shoots/bookings/rules.ts';
import type { Booking } from '#domains/shoots/bookings/schema.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { dayOfShot } from '#domains/shoots/shots/rules.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { capitalized } from '#shared/words/capitalized.ts';

interface DayParts {
  trip: Pick<Trip, 'startsOn' | 'endsOn'>;
  items: readonly Pick<ScheduleItem, 'id' | 'scheduledOn'>[];
  shots: readonly Pick<Shot, 'scheduleItemId' | 'shotOn' | 'status'>[];
  bookings: readonly Pick<Booking, 'kind' | 'status' | 'startsOn' | 'endsOn'>[];
}

/** A word for a day: '2 shoots', '3 shots', 'Travel', '1 plan', 'Off'. */
export function dayWord(date: string, { trip, items, shots, bookings }: DayParts): string {
  const ofDay = items.filter(({ scheduledOn }) => scheduledOn === date);
  const kept = shots.filter(({ status }) => status !== 'dropped');
  const shoots = ofDay.filter(({ id }) => kept.some((shot) => shot.scheduleItemId === id)).length;
  const byItem = new Map(items.map((item) => [item.id, item]));
  const loose = kept.filter(
    (shot) => !byItem.has(shot.scheduleItemId ?? '') && dayOfShot(shot, byItem, trip) === date,
  ).length;
  const travels = bookings.some((booking) => isTravelOn(booking, date));
  const words = [
    shoots > 0 ? counted(shoots, 'shoot') : loose > 0 ? counted(loose, 'shot') : '',
    travels ? 'travel' : '',
  ].filter(Boolean);
  if (words.length > 0) return capitalized(words.join(', '));
  return ofDay.length > 0 ? counted(ofDay.length, 'plan') : 'Off';
}

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;
