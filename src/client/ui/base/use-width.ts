import { useSyncExternalStore, type RefObject } from 'react';
import { remember, remembered } from '#client/sync/kept/remembered.ts';

/**
 * The width of an element as it is on screen, in px. Before it is drawn it is what the one of this name
 * was in a window as wide the last time, else 0: what is drawn for another width is drawn twice.
 */
export function useWidth(element: RefObject<HTMLElement | null>, name?: string): number {
  const key = name && `dayslate.width.${name}`;
  return useSyncExternalStore(
    (changed) => {
      const { current } = element;
      if (!current) return () => {};
      const observer = new ResizeObserver(() => {
        if (key) remember(key, `${window.innerWidth} ${current.clientWidth}`);
        changed();
      });
      observer.observe(current);
      return () => observer.disconnect();
    },
    () => element.current?.clientWidth ?? (key ? lastWidth(key) : 0),
  );
}

function lastWidth(key: string): number {
  const [inner, width] = (remembered(key) ?? '').split(' ').map(Number);
  return inner === window.innerWidth ? (width ?? 0) : 0;
}
