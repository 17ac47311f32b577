import { useSyncExternalStore } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { signal } from '#client/sync/live/signal.ts';

const changed = signal();

/** The category used last on this device. */
export function lastCategoryId(): string | undefined {
  return remembered(ofUser('category')) ?? undefined;
}

/** The same, kept up to date wherever a task is added. */
export function useLastCategoryId(): string | undefined {
  return useSyncExternalStore(changed.listen, lastCategoryId);
}

export function rememberCategory(id: string): void {
  remember(ofUser('category'), id);
  changed.tell();
}
