import { useSyncExternalStore, type RefObject } from 'react';
import { keepPx, keptPx } from './kept-px.ts';

/**
 * The width of an element as it is on screen, in px. Before it is drawn it is what the one of this name
 * was in a window as wide the last time, else 0: what is drawn for another width is drawn twice.
 */
export function useWidth(element: RefObject<HTMLElement | null>, name?: string): number {
  const what = name && `width.${name}`;
  return useSyncExternalStore(
    (changed) => {
      const { current } = element;
      if (!current) return () => {};
      const observer = new ResizeObserver(() => {
        if (what) keepPx(what, current.clientWidth);
        changed();
      });
      observer.observe(current);
      return () => observer.disconnect();
    },
    () => element.current?.clientWidth ?? (what ? keptPx(what) : 0),
  );
}
