import { type Formats, formatShortDate } from '#client/words/format-dates.ts';
import { frequencyOn, isDueOn, isPausedOn } from '#domains/routine/rules.ts';
import type { RoutineLine } from '#domains/routine/completions/rules.ts';
import { frequencyLabels } from './choices.ts';

/** Why an item is not due on a day: it is paused, had not begun, or is not due that often. */
export function restText(
  { item, pauses }: Pick<RoutineLine, 'item' | 'pauses'>,
  date: string,
  {
    today,
    dateFormat,
    isShared,
  }: { today: string; isShared: boolean } & Pick<Formats, 'dateFormat'>,
): string {
  if (!isPausedOn({ pauses }, date))
    return isDueOn(item, date) ? 'Before it began' : frequencyLabels[frequencyOn(item, date)];
  const until = pauses
    .filter((pause) => pause.from <= date && date < pause.until)
    .map((pause) => pause.until)
    .toSorted()
    .at(-1);
  const whom = isShared && isPausedOn(item, date) ? ' for everybody' : '';
  return `Paused${whom} until ${formatShortDate(until ?? date, { today, dateFormat })}`;
}
