import { useSyncExternalStore } from 'react';
import { remember, rememberedParts } from '#client/sync/kept/remembered.ts';
import { signal } from '#client/sync/live/signal.ts';

/** How the sidebar looks on this device. */
interface SidebarState {
  /** Null until somebody has dragged its edge: then a fifth of the page, within bounds. */
  widthPercent: number | null;
  isHidden: boolean;
  closedSections: readonly string[];
}

const key = 'dayslate.sidebar';
/** A fifth of the page, but no wider than what stands in it wants. */
export const usualWidth = 'clamp(208px, 20%, 256px)';
const earlierDefault = 20;
const changed = signal();
let state: SidebarState = read();

export function useSidebarState(): SidebarState {
  return useSyncExternalStore(changed.listen, () => state);
}

export function changeSidebar(change: Partial<SidebarState>): void {
  state = { ...state, ...change };
  remember(key, JSON.stringify(state));
  changed.tell();
}

export function toggleSidebar(): void {
  changeSidebar({ isHidden: !state.isHidden });
}

export function toggleSection(label: string): void {
  const { closedSections } = state;
  changeSidebar({
    closedSections: closedSections.includes(label)
      ? closedSections.filter((one) => one !== label)
      : [...closedSections, label],
  });
}

function read(): SidebarState {
  const stored = rememberedParts<SidebarState>(key);
  // It used to be written although nobody had chosen it.
  if (stored.widthPercent === earlierDefault) delete stored.widthPercent;
  return { widthPercent: null, isHidden: false, closedSections: [], ...stored };
}
