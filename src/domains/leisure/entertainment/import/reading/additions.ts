import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { shortenedText } from '#shared/words/shortened-text.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import type { ReadLine } from './read-titles.ts';

const maxNote = 2_000;

interface Here {
  items: ReadonlyMap<string, EntertainmentItem>;
  logs: ReadonlyMap<string, readonly EntertainmentLog[]>;
  formats: DayFormats;
}

/**
 * What lines add to titles that are here: the times of which nothing is known yet, each with its rating
 * and its review. Such a line has those alone; a title is added to by its first line.
 */
export function withAdditions(lines: readonly ReadLine[], here: Here): ReadLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const item = here.items.get(line.storedId ?? '');
    if (!item || seen.has(item.id)) return line;
    seen.add(item.id);
    const known = new Set((here.logs.get(item.id) ?? []).map(({ finishedOn }) => finishedOn));
    const times = line.times
      .filter(({ finishedOn }) => !known.has(finishedOn) && finishedOn !== item.finishedOn)
      // What the title is rated already is not said of the time once more.
      .map((time) => ({
        ...time,
        rating: time.rating === item.rating ? null : time.rating,
        note: shortenedText(time.note, maxNote),
      }));
    const last = times.at(-1);
    if (!last) return line;
    const day = formatShortDate(last.finishedOn, here.formats);
    const once = item.times === 0 ? `Finished ${day}` : `Once more, ${day}`;
    return {
      ...line,
      times,
      adds: times.length === 1 ? once : `${times.length} times, last ${day}`,
    };
  });
}
