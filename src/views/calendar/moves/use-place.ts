import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { CalendarSearch } from '#views/calendar/calendar-search.ts';
import { useAhead } from '#views/calendar/use-ahead.ts';

const route = getRouteApi('/guarded/calendar');

/** What of the calendar is on screen, and the way to something else: at once, then in the address. */
export function usePlace(): [CalendarSearch, (search: CalendarSearch) => void] {
  const navigate = useNavigate();
  return useAhead<CalendarSearch>(route.useSearch(), '/calendar', (search) => {
    void navigate({ to: '/calendar', search, replace: true, resetScroll: false });
  });
}
