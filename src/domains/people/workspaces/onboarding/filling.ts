import { useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';

const changed = signal();
let isFilling = false;

/** Whether the first workspace is being made and filled: until then it is not shown, half empty. */
export function useIsFilling(): boolean {
  return useSyncExternalStore(changed.listen, () => isFilling);
}

/** Keeps the first workspace from the screen until this work is through. */
export async function whileFilling<T>(work: () => Promise<T>): Promise<T> {
  set(true);
  try {
    return await work();
  } finally {
    set(false);
  }
}

function set(next: boolean): void {
  isFilling = next;
  changed.tell();
}
