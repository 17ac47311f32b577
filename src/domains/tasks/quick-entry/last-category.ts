import { useSyncExternalStore } from 'react';
import { getScope } from '#client/sync/live/scope.ts';
import { signal } from '#client/sync/live/signal.ts';

const changed = signal();

// Per user, because several people may use one browser.
const keyOf = () => `dayslate.category.${getScope().userId ?? ''}`;

/** The category used last on this device. */
export function lastCategoryId(): string | undefined {
  try {
    return localStorage.getItem(keyOf()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same, kept up to date wherever a task is added. */
export function useLastCategoryId(): string | undefined {
  return useSyncExternalStore(changed.listen, lastCategoryId);
}

export function rememberCategory(id: string): void {
  try {
    localStorage.setItem(keyOf(), id);
  } catch {
    // Private windows may refuse storage; the first category is a fair start.
  }
  changed.tell();
}
