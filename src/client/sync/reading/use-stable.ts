import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A handler that stays the same function while what it does follows the latest render: rows that
 * get it are not drawn again because something else in their list has changed.
 */
export function useStable<Args extends unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  }, [handler]);
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
