import { isDate } from '#shared/clock.ts';

export type CalendarView = 'month' | 'week' | 'list';

/** What of the calendar is on screen, as the address keeps it. Without a date it is today. */
export interface CalendarSearch {
  /** Without it a month; on phones a week. */
  view?: CalendarView | undefined;
  date?: string | undefined;
}

/** Reads the address; what makes no sense is left out. */
export function calendarSearch(search: Record<string, unknown>): CalendarSearch {
  const { view, date } = search;
  return {
    view: viewOf(view),
    date: typeof date === 'string' && isDate(date) ? date : undefined,
  };
}

/** The view that an address names, if it is one. */
export function viewOf(view: unknown): CalendarView | undefined {
  return view === 'month' || view === 'week' || view === 'list' ? view : undefined;
}
