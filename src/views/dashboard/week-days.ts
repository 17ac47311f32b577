import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { clampDays } from './week.ts';

const route = getRouteApi('/guarded/dashboard');
const name = 'week-days';

/** How many days the Weekly View shows: as the address says, else as chosen last on this device. */
export function useWeekDays(): [days: number, choose: (days: number) => void] {
  const { days } = route.useSearch();
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState(() => clampDays(remembered(ofUser(name))));
  function choose(next: number) {
    setChosen(next);
    remember(ofUser(name), String(next));
    // The address would say otherwise at the next visit.
    if (days !== undefined) void navigate({ search: {}, replace: true });
  }
  return [days ?? chosen, choose];
}
