import { useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';

let isSeen = true;
const changed = signal();

/** Whether whoever is signed in sees money in the workspace on screen; what cannot be seen is not there. */
export function seesMoneyHere(): boolean {
  return isSeen;
}

/** Says it anew; what the workspace says comes from its domain. */
export function setSeesMoney(next: boolean): void {
  if (next === isSeen) return;
  isSeen = next;
  changed.tell();
}

export function useSeesMoney(): boolean {
  return useSyncExternalStore(changed.listen, seesMoneyHere, seesMoneyHere);
}
