import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  // Where it is drawn without a window, nothing is said to be narrow, or anything else.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether there is too little room for all columns of a table. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 1023.98px)');
}

/** Whether the sidebar leaves too little room for what a table shows only where there is much. */
export function useIsTight(): boolean {
  return useMedia('(max-width: 1359.98px)');
}

export const phoneWidth = '(max-width: 767.98px)';

/** Whether the window is as narrow as a phone: tab bar, bottom sheets, full-bleed slate. */
export function useIsPhone(): boolean {
  return useMedia(phoneWidth);
}
