import type { CalendarEntry } from '#client/words/calendar.ts';
import { daysBetween } from '#client/words/dates.ts';

/** What waiting costs, the dearest first: money, promises to brands, the audience, all else. */
const ranks = ['money', 'deals', 'content'];

const rankOf = ({ layerId }: CalendarEntry) => {
  const at = ranks.indexOf(layerId);
  return at < 0 ? ranks.length : at;
};

/** Late entries by what waiting costs, and the older first among those that cost alike. */
export function byCost(entries: readonly CalendarEntry[]): CalendarEntry[] {
  return entries.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      one.date.localeCompare(other.date) ||
      one.id.localeCompare(other.id),
  );
}

const reasons: Record<string, (days: number) => string> = {
  money: (days) => (days > 30 ? 'More than a month late. Ask for it.' : 'Owed to you.'),
  deals: () => 'Promised to a brand.',
  content: () => 'Your audience expects it.',
};

/** Why it matters, in a few words; what has said so itself comes first. */
export function reasonOf(entry: CalendarEntry, today: string): string {
  return reasons[entry.layerId]?.(daysBetween(entry.date, today)) ?? '';
}
