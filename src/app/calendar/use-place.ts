import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { afterPaint } from '#client/ui/after-paint.ts';
import type { CalendarSearch } from './calendar-search.ts';

const route = getRouteApi('/guarded/calendar');

/** What of the calendar is on screen, and the way to something else: at once, then in the address. */
export function usePlace(): [CalendarSearch, (search: CalendarSearch) => void] {
  const address = route.useSearch();
  const [ahead, setAhead] = useState<CalendarSearch>();
  const navigate = useNavigate();
  const { history } = useRouter();
  const isThere = ahead && ahead.view === address.view && ahead.date === address.date;
  if (isThere) setAhead(undefined);

  function go(search: CalendarSearch) {
    // The router takes its time; whoever leafs through months does not wait for the address.
    setAhead(search);
    afterPaint(() => {
      // They may have left the page since.
      if (history.location.pathname !== '/calendar') return;
      void navigate({ to: '/calendar', search, replace: true, resetScroll: false });
    });
  }
  return [ahead ?? address, go];
}
