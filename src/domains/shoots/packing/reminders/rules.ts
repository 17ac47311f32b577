import { isMissing, isToCharge } from '#domains/shoots/packing/rules.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';

/** How many days before a trip one sees that all is charged; when one packs, the workspace says. */
export const chargeDaysBefore = 1;

/** What is to be done about the things of a trip, on its day. */
export interface PackingDay {
  kind: 'packing-start' | 'packing-charge' | 'packing-gear';
  date: string;
  /** How many things it is about. */
  count: number;
}

type Days = Pick<Trip, 'startsOn' | 'endsOn' | 'status'>;

/**
 * The days on which the list of a trip asks for something: to be packed before it begins, to have all
 * charged on the evening before, and to bring the gear home, which is late until it is there.
 */
export function packingDays(
  { startsOn, endsOn, status }: Days,
  items: readonly PackingItem[],
  { today, packDaysBefore }: { today: string; packDaysBefore: number },
): PackingDay[] {
  if (startsOn === null || endsOn === null || status === 'cancelled') return [];
  const count = (is: (item: PackingItem) => boolean) => items.filter(is).length;
  const before = (days: number) => Temporal.PlainDate.from(startsOn).subtract({ days }).toString();
  const days: PackingDay[] = [];
  if (startsOn >= today) {
    days.push({
      kind: 'packing-start',
      date: before(packDaysBefore),
      count: count(({ isPacked }) => !isPacked),
    });
    days.push({ kind: 'packing-charge', date: before(chargeDaysBefore), count: count(isToCharge) });
  }
  days.push({ kind: 'packing-gear', date: endsOn, count: count(isMissing) });
  return days.filter((day) => day.count > 0);
}
