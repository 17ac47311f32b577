import { addDays, daysFrom, startOfWeek } from '#client/words/dates.ts';
import type { Occurrence } from '#domains/money/recurring/figures/recurring-figures.ts';

/** A week of what is to be paid. */
export interface ComingWeek {
  days: readonly string[];
  occurrences: readonly Occurrence[];
}

const daysInWeek = 7;

/** The weeks from that of today on, until so many days later; each with what falls due in it. */
export function comingWeeks(
  occurrences: readonly Occurrence[],
  { today, days, weekStartsOn }: { today: string; days: number; weekStartsOn: number },
): ComingWeek[] {
  const weeks: ComingWeek[] = [];
  const lastOn = addDays(today, days);
  for (
    let start = startOfWeek(today, weekStartsOn);
    start <= lastOn;
    start = addDays(start, daysInWeek)
  ) {
    const week = daysFrom(start, daysInWeek);
    weeks.push({
      days: week,
      occurrences: occurrences.filter(({ dueOn }) => week.includes(dueOn)),
    });
  }
  return weeks;
}
