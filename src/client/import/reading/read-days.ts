import { firstDate, lastDate } from '#shared/clock.ts';

/** In which order a file writes the parts of a day. */
export const dayOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof dayOrders)[number];

export const dayOrderLabels: Record<DayOrder, string> = {
  dmy: 'Day, month, year (31/12/2026)',
  mdy: 'Month, day, year (12/31/2026)',
  ymd: 'Year, month, day (2026-12-31)',
};

/** The order of whoever writes days so in the app. */
export const usualDayOrders = { MDY: 'mdy', DMY: 'dmy', YMD: 'ymd' } as const;

/** The day that a cell names, `YYYY-MM-DD`; null of one that names none. A time behind it is left out. */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = cell.trim();
  const packed = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (packed) return dayOf(packed[1], packed[2], packed[3]);
  const figures = /^(\d{1,4})[./\- ]+(\d{1,2})[./\- ]+(\d{1,4})(?!\d)/.exec(text);
  if (figures) {
    const [, first, second, third] = figures;
    if (first?.length === 4) return dayOf(first, second, third);
    if (order === 'ymd') return dayOf(first, second, third);
    return order === 'dmy' ? dayOf(third, second, first) : dayOf(third, first, second);
  }
  return readWords(text);
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (!year || !month || !day || (year.length !== 4 && year.length !== 2)) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    // What is no day is refused, not moved to the next.
    Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
  return text >= firstDate && text <= lastDate ? text : null;
}

const languages = ['en', 'de', 'fr', 'es'];
let months: ReadonlyMap<string, string> | undefined;

// '14 Mar 2026', '14. März 2026', 'Mar 14, 2026'.
function readWords(text: string): string | null {
  const found =
    /^(?<day>\d{1,2})[.\s-]*(?:de\s+)?(?<month>\p{L}{3,})[.\s,-]*(?:de\s+)?(?<year>\d{4}|\d{2})(?!\d)/u.exec(
      text,
    ) ??
    /^(?<month>\p{L}{3,})[.\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?[,\s]+(?<year>\d{4})/u.exec(text);
  if (!found?.groups) return null;
  months ??= monthsByName();
  const { year, month = '', day } = found.groups;
  const name = month.toLowerCase();
  return dayOf(year, months.get(name) ?? months.get(name.slice(0, 3)), day);
}

function monthsByName(): ReadonlyMap<string, string> {
  const named = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, string] => [
        format
          .format(Date.UTC(2026, at, 15))
          .toLowerCase()
          .replace('.', ''),
        String(at + 1).padStart(2, '0'),
      ]);
    }),
  );
  // English was first, and keeps what several languages call alike.
  return new Map(named.toReversed());
}

/** In which order a column writes its days: the one that reads most of them. */
export function guessDayOrder(
  cells: readonly string[],
  usual: DayOrder,
): { order: DayOrder; isSure: boolean } {
  // A year has few days, however many rows it has.
  const filled = [...Map.groupBy(cells, (cell) => cell.trim())].filter(([cell]) => cell !== '');
  const readBy = (order: DayOrder) =>
    filled.reduce((sum, [cell, all]) => sum + (readDay(cell, order) ? all.length : 0), 0);
  const isGerman = filled.some(([cell]) => /^\d{1,2}\.\d{1,2}\./.test(cell));
  const first: DayOrder = isGerman ? 'dmy' : usual;
  // Where two read as many, the earlier one here stays.
  const orders = [first, ...dayOrders.filter((order) => order !== first)];
  const counts = orders.map(readBy);
  const most = Math.max(...counts);
  const order = orders[counts.indexOf(most)] ?? first;
  const hasRival = readBy('dmy') === most && readBy('mdy') === most;
  const isWritten = filled.some(([cell]) => /^\d{1,2}[./-]\d{1,2}[./-]/.test(cell));
  return { order, isSure: isGerman || !hasRival || !isWritten };
}
