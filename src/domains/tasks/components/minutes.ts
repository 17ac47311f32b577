import { useSyncExternalStore } from 'react';
import { timeOf } from '#client/dates.ts';

const minuteMs = 60_000;
// A timer may fire a little early, and the minute would be missed.
const lateMs = 15;

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

function eachMinute(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        look();
        wait();
      },
      minuteMs - (Date.now() % minuteMs) + lateMs,
    );
  }
  wait();
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
