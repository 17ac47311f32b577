import { useSyncExternalStore } from 'react';
import { isOnline, onOnlineChange } from '#client/sync/live/online.ts';
import { onPendingChange, waitingIds } from '#client/sync/pending.ts';

const nobody: ReadonlySet<string> = new Set();

/**
 * The records of all collections with changes that wait because the server cannot be reached, for 'Not
 * synced' beside them. What is merely on its way says nothing.
 */
export function useUnsyncedIds(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, read, read);
}

/** The same of one record, which is drawn anew only when it changes. */
export function useIsUnsynced(id: string): boolean {
  const has = () => read().has(id);
  return useSyncExternalStore(subscribe, has, has);
}

const read = () => (isOnline() ? nobody : waitingIds());

function subscribe(listener: () => void): () => void {
  const stops = [onPendingChange(listener), onOnlineChange(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
