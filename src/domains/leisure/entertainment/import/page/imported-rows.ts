import type { ReadLine } from '#domains/leisure/entertainment/import/reading/read-titles.ts';
import { newId } from '#shared/ids.ts';

const isNew = ({ adds }: ReadLine) => adds === undefined;

/** The lines of a file as the titles that they are, and after them each time that one was finished. */
export function importedRows(lines: readonly ReadLine[]) {
  return {
    'entertainment-items': lines.filter(isNew).map(({ item }) => item),
    'entertainment-logs': lines.flatMap((line) => {
      const { item, times, storedId } = line;
      const whole = isNew(line) || !storedId ? item.id : storedId;
      return times.map(({ note, ...time }) => ({
        ...{ id: newId(), entertainmentItemId: whole, ...time },
        // What is new has its review itself.
        ...(isNew(line) && !line.isOwn ? {} : { note }),
      }));
    }),
  };
}
