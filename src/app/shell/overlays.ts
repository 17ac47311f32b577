import { useSyncExternalStore } from 'react';
import { awaitDialog } from '#client/keys-ahead.ts';
import { signal } from '#client/signal.ts';

/** What may lie over the page; one at a time, never a dialog over a dialog. */
type Overlay = 'palette' | 'shortcuts' | 'more' | 'sidebar' | 'sign-out';

const changed = signal();
let open: Overlay | null = null;
let stopWaiting = () => {};

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(changed.listen, () => open);
}

export function showOverlay(overlay: Overlay): void {
  // One that is there already takes no focus again.
  if (open === overlay) return;
  stopWaiting = awaitDialog();
  open = overlay;
  changed.tell();
}

export function hideOverlay(): void {
  stopWaiting();
  open = null;
  changed.tell();
}

/** Whether this one is open. */
export function useIsOpen(overlay: Overlay): boolean {
  return useOverlay() === overlay;
}
