import { useSyncExternalStore } from 'react';
import { everyTick } from '#client/words/ticks.ts';

const minuteMs = 60_000;
const everyMinute = everyTick(minuteMs);
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The present minute, in milliseconds; whoever uses it renders again with the next one. */
export function useNow(): number {
  return useSyncExternalStore(everyMinute, thisMinute);
}

const hourMs = 3_600_000;
/** From here on an invitation says that it is about to end (spec section 9). */
export const warnWithinMs = 24 * hourMs;

/** How long until an instant at least, in words: '19 hours', '3 days'. */
export function timeLeft(until: string, now: number): string {
  // The present minute has begun up to a minute ago: what lasts seven days has no eighth.
  const hours = Math.max(0, (Date.parse(until) - now - minuteMs) / hourMs);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return Math.floor(hours) === 1 ? '1 hour' : `${Math.floor(hours)} hours`;
  // An invitation sent a moment ago has seven days, not six.
  return `${Math.floor((hours + 1) / 24)} days`;
}
