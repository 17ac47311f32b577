import { minuteOf } from '#domains/shoots/schedule/daylight/words/rules.ts';

/** Something that stands among the items of a day: at a minute of it, or all day long. */
interface Beside {
  /** After the day began; null of what has no time. */
  minute: number | null;
}

/** A line of a day: an item of its schedule, or what stands beside those. */
export type DayLine<T, B> = { item: T } | { beside: B };

/**
 * The items of a day, in their order, with what stands beside them: each before the item that starts
 * then or later, and before all of them what has no time. Of the same minute they keep the order in
 * which they are given.
 */
export function dayLines<T extends { startTime: string | null }, B extends Beside>(
  items: readonly T[],
  beside: readonly B[],
): DayLine<T, B>[] {
  const at = ({ minute }: Beside) => minute ?? Number.NEGATIVE_INFINITY;
  // Two without a time are as far apart as no number says: they stay as they are.
  const waiting = beside.toSorted((one, other) => at(one) - at(other) || 0);
  const until = (minute: number) =>
    waiting
      .splice(0, waiting.findLastIndex((one) => at(one) <= minute) + 1)
      .map((one) => ({ beside: one }));
  return [
    ...until(Number.NEGATIVE_INFINITY),
    ...items.flatMap((item) => [
      // What has no time stands where somebody put it, behind what it was put behind.
      ...(item.startTime === null ? [] : until(minuteOf(item.startTime))),
      { item },
    ]),
    ...until(Number.POSITIVE_INFINITY),
  ];
}
