import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { queryClient } from './query-client.ts';

const lookEveryMs = 100;
const longestMs = 4_000;

/** Does some work once the page has what it shows: what nobody looks for yet must not compete with it. */
export function whenCalm(work: () => void): () => void {
  const lastLook = performance.now() + longestMs;
  let timer = setTimeout(look, lookEveryMs);
  function look() {
    const isCalm = queryClient.isFetching() === 0 && document.querySelector('main h1') !== null;
    if (isCalm || performance.now() > lastLook) work();
    else timer = setTimeout(look, lookEveryMs);
  }
  return () => clearTimeout(timer);
}

type LaterProps<Props> = {
  /** Declared outside of components, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Somebody waits for it: fetched at once. */
  isAsked?: boolean;
  /** What stands in its place until then, and where it cannot be fetched. */
  children?: ReactNode;
};

/** A component whose code is fetched when the page is calm. */
export function Later<Props extends object>({
  load,
  props,
  isAsked = false,
  children,
}: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    function fetchPart() {
      load().then(
        (part) => {
          if (isWanted) setPart(() => part);
        },
        // Offline; the next visit or press tries again.
        () => undefined,
      );
    }
    const stop = isAsked ? fetchPart() : whenCalm(fetchPart);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isThere, isAsked, load]);
  return Part ? <Part {...props} /> : children;
}
