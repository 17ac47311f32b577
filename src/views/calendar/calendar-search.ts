import { isDate } from '#client/words/dates.ts';

export type CalendarView = 'month' | 'week' | 'list';

/** What of the calendar is on screen, as the address keeps it. Without a date it is today. */
export interface CalendarSearch {
  view?: 'week' | 'list' | undefined;
  date?: string | undefined;
}

/** Reads the address; what makes no sense is left out. */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  const { view, date } = search;
  // Undefined, not absent: the router would keep what the address says.
  return {
    view: view === 'week' || view === 'list' ? view : undefined,
    date: typeof date === 'string' && isDate(date) ? date : undefined,
  };
}
