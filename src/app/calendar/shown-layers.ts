import { useSyncExternalStore } from 'react';
import { getScope, useScope } from '#client/scope.ts';
import { signal } from '#client/signal.ts';

/** What a user hides in the calendar on this device. */
export interface HiddenLayers {
  layers: readonly string[];
  done: boolean;
}

export const nothingHidden: HiddenLayers = { layers: [], done: false };
const changed = signal();
const known = new Map<string, HiddenLayers>();

// Per user, because several people may use one browser.
const keyOf = (userId: string) => `dayslate.calendar.${userId}`;

/** What is hidden for whoever is signed in. */
export function useHiddenLayers(): HiddenLayers {
  const userId = useScope().userId ?? '';
  return useSyncExternalStore(changed.listen, () => read(userId));
}

/** Shows a layer, or hides it. */
export function showLayer(id: string, isShown: boolean): void {
  const before = read(getScope().userId ?? '');
  const others = before.layers.filter((one) => one !== id);
  write({ ...before, layers: isShown ? others : [...others, id] });
}

/** Hides what is done, or shows it. */
export function hideDone(done: boolean): void {
  write({ ...read(getScope().userId ?? ''), done });
}

function write(hidden: HiddenLayers): void {
  const userId = getScope().userId ?? '';
  known.set(userId, hidden);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(hidden));
  } catch {
    // Private windows may refuse storage; the choice then holds until the page is left.
  }
  changed.tell();
}

function read(userId: string): HiddenLayers {
  const held = known.get(userId) ?? stored(userId);
  known.set(userId, held);
  return held;
}

function stored(userId: string): HiddenLayers {
  try {
    // Only this file writes the entry; an older shape lacks parts, which then start anew.
    const parts = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<HiddenLayers>;
    return { ...nothingHidden, ...parts };
  } catch {
    return nothingHidden;
  }
}
