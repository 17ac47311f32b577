import { type Formats, formatShortDate } from '#client/words/format-dates.ts';
import { isDueOn, isPausedOn } from '#domains/routine/rules.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { frequencyLabels } from './choices.ts';

/** Why an item is not due on a day: it is paused, had not begun, or is not due that often. */
export function restText(
  item: RoutineItem,
  date: string,
  { today, dateFormat }: { today: string } & Pick<Formats, 'dateFormat'>,
): string {
  if (!isPausedOn(item, date))
    return isDueOn(item, date) ? 'Before it began' : frequencyLabels[item.frequency];
  const until = item.pauses
    .filter((pause) => pause.from <= date && date < pause.until)
    .map((pause) => pause.until)
    .toSorted()
    .at(-1);
  return `Paused until ${formatShortDate(until ?? date, { today, dateFormat })}`;
}
