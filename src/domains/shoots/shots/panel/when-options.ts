import {
  type DayFormats,
  formatShortDate,
  formatShortWeekday,
  formatTime,
} from '#client/words/format-dates.ts';
import { daysOf, itemsOfDay } from '#domains/shoots/schedule/rules.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import type { Shot, ShotChanges } from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** When a shot may be taken: some time, a day of the trip, or an item of its schedule. */
export function whenOptions(
  { trip, items, shot }: { trip: Trip; items: readonly ScheduleItem[]; shot: Shot },
  formats: DayFormats,
): { value: string; label: string; hint?: string }[] {
  const dates = [...items.map(({ scheduledOn }) => scheduledOn), shot.shotOn];
  const days = daysOf(trip, dates);
  return [
    { value: anyTime, label: 'Some time' },
    ...days.flatMap((date) => [
      { value: `day ${date}`, label: dayText(date, formats) },
      ...itemsOfDay(items, date).map((item) => ({
        value: `item ${item.id}`,
        label: item.title,
        hint: [dayText(date, formats), item.startTime && formatTime(item.startTime, formats)]
          .filter(Boolean)
          .join(', '),
      })),
    ]),
  ];
}

const anyTime = 'any';

/** Which of them holds for a shot; an item that is gone leaves its day. */
export function whenOf(
  { scheduleItemId, shotOn }: Pick<Shot, 'scheduleItemId' | 'shotOn'>,
  items: readonly Pick<ScheduleItem, 'id'>[],
): string {
  if (items.some(({ id }) => id === scheduleItemId)) return `item ${scheduleItemId}`;
  return shotOn ? `day ${shotOn}` : anyTime;
}

/** What choosing one of them changes. */
export function whenChanges(value: string): Pick<ShotChanges, 'scheduleItemId' | 'shotOn'> {
  const [kind, said = null] = value.split(' ');
  return {
    scheduleItemId: kind === 'item' ? said : null,
    shotOn: kind === 'day' ? said : null,
  };
}

/** 'Thu, Sep 25' */
export function dayText(date: string, formats: DayFormats): string {
  return `${formatShortWeekday(date)}, ${formatShortDate(date, formats)}`;
}
