import { useSyncExternalStore, type RefObject } from 'react';

/** The width of an element as it is on screen, in px; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  return useSyncExternalStore(
    (changed) => {
      if (!element.current) return () => {};
      const observer = new ResizeObserver(changed);
      observer.observe(element.current);
      return () => observer.disconnect();
    },
    () => element.current?.clientWidth ?? 0,
  );
}
