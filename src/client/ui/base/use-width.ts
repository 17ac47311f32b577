import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { keepPx, keptPx } from './kept-px.ts';

/**
 * The width of an element as it is on screen, in px. Before it is drawn it is what the one of this name
 * was in a window as wide the last time, else 0: what is drawn for another width is drawn twice.
 */
export function useWidth(element: RefObject<HTMLElement | null>, name?: string): number {
  const what = name && `width.${name}`;
  // As it was told: to look at each render would lay the page out in the middle of what one does.
  const told = useRef<{ of: HTMLElement; px: number }>(undefined);
  return useSyncExternalStore(
    (changed) => {
      const { current } = element;
      if (!current) return () => {};
      const observer = new ResizeObserver(() => {
        told.current = { of: current, px: current.clientWidth };
        if (what) keepPx(what, told.current.px);
        changed();
      });
      observer.observe(current);
      return () => observer.disconnect();
    },
    () => {
      const { current } = element;
      if (!current) return what ? keptPx(what) : 0;
      return told.current?.of === current ? told.current.px : current.clientWidth;
    },
  );
}
