import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { getScope } from '#client/sync/live/scope.ts';
import { clampDays } from './week.ts';

const route = getRouteApi('/guarded/dashboard');
// Per user, because several people may use one browser.
const keyOf = () => `dayslate.week-days.${getScope().userId ?? ''}`;

/** How many days the Weekly View shows: as the address says, else as chosen last on this device. */
export function useWeekDays(): [days: number, choose: (days: number) => void] {
  const { days } = route.useSearch();
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState(readDays);
  function choose(next: number) {
    setChosen(next);
    storeDays(next);
    // The address would say otherwise at the next visit.
    if (days !== undefined) void navigate({ search: {}, replace: true });
  }
  return [days ?? chosen, choose];
}

function readDays(): number {
  try {
    return clampDays(localStorage.getItem(keyOf()));
  } catch {
    return clampDays(undefined);
  }
}

function storeDays(days: number): void {
  try {
    localStorage.setItem(keyOf(), String(days));
  } catch {
    // Private windows may refuse storage; the choice then holds until the page is left.
  }
}
