import { useSyncExternalStore } from 'react';
import { awaitDialog } from '#client/later/keys-ahead.ts';
import { signal } from '#client/sync/live/signal.ts';

/** What may lie over the page; one at a time, never a dialog over a dialog. */
type Overlay = 'palette' | 'shortcuts' | 'more' | 'sidebar' | 'sign-out';

const changed = signal();
let open: Overlay | null = null;
let stopWaiting = () => {};
let words = '';

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

/** Opens the palette with what was searched for on a page. */
export function searchEverywhere(what: string): void {
  words = what;
  showOverlay('palette');
}

/** What the palette begins with. */
export function paletteWords(): string {
  return words;
}

export function hideOverlay(): void {
  stopWaiting();
  words = '';
  open = null;
  changed.tell();
}

/** Whether this one is open. */
export function useIsOpen(overlay: Overlay): boolean {
  return useOverlay() === overlay;
}
