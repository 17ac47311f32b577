import { useSyncExternalStore } from 'react';
import { timeOf } from '#client/words/dates.ts';
import { everyTick } from '#client/words/ticks.ts';

const eachMinute = everyTick(60_000);

/** The time of day now, 'HH:MM'. */
export function timeNow(timeZone: string): string {
  return timeOf(new Date().toISOString(), timeZone);
}

/** What `read` makes of the time; re-renders only when that changes, looked at each minute. */
export function useMinutes<T extends string | number | undefined>(
  timeZone: string,
  read: (time: string) => T,
): T {
  return useSyncExternalStore(eachMinute, () => read(timeNow(timeZone)));
}
