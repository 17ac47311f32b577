import { useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';

/** How the sidebar looks on this device. */
interface SidebarState {
  widthPercent: number;
  isHidden: boolean;
  closedSections: readonly string[];
}

const key = 'dayslate.sidebar';
export const defaultWidthPercent = 20;
const changed = signal();
let state: SidebarState = read();

export function useSidebarState(): SidebarState {
  return useSyncExternalStore(changed.listen, () => state);
}

export function changeSidebar(change: Partial<SidebarState>): void {
  state = { ...state, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(state));
  } catch {
    // Private windows may refuse storage; the sidebar then holds until the page is left.
  }
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
  const start = { widthPercent: defaultWidthPercent, isHidden: false, closedSections: [] };
  try {
    // Only this file writes the entry; an older shape lacks parts, which then start anew.
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<SidebarState>;
    return { ...start, ...stored };
  } catch {
    return start;
  }
}
