import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 150;
const MIN_SHOWN_MS = 300;

/** Whether to show a skeleton: not for waits under 150 ms, and once shown for at least 300 ms, so nothing flashes. */
export function useLoadingShown(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return;
    const waitMs = isLoading
      ? DELAY_MS
      : Math.max(0, shownAt.current + MIN_SHOWN_MS - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isLoading);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
