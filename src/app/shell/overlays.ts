import { useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

/** What may lie over the page; one at a time, never a dialog over a dialog. */
type Overlay = 'palette' | 'shortcuts' | 'more' | 'sidebar' | 'sign-out';

const changed = signal();
let open: Overlay | null = null;

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(changed.listen, () => open);
}

export function showOverlay(overlay: Overlay): void {
  open = overlay;
  changed.tell();
}

export function hideOverlay(): void {
  open = null;
  changed.tell();
}

/** Whether this one is open. */
export function useIsOpen(overlay: Overlay): boolean {
  return useOverlay() === overlay;
}
