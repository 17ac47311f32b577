import type { QueryMeta } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { queryClient } from '#client/sync/query-client.ts';
import { fetchAgain } from './fetch-again.ts';
import { afterPaint } from '#client/ui/base/after-paint.ts';

const lookEveryMs = 100;
const longestMs = 4_000;
const tryAgainMs = 2_000;

/** Does some work once the page is on screen whole: what nobody looks for yet must not compete with it. */
export function whenCalm(work: () => void): () => void {
  const lastLook = performance.now() + longestMs;
  let isWanted = true;
  let timer = setTimeout(look, lookEveryMs);
  function look() {
    const isCalm =
      queryClient.isFetching({ predicate: isWaitedFor }) === 0 &&
      document.querySelector('main h1') !== null;
    if (!isCalm && performance.now() <= lastLook) timer = setTimeout(look, lookEveryMs);
    // What has come last is not on screen yet.
    else
      afterPaint(() => {
        if (isWanted) work();
      });
  }
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

// What is read ahead is what nobody waits for either.
const isWaitedFor = ({ meta }: { meta: QueryMeta | undefined }) => meta?.isAhead !== true;

// What has been fetched once is there at once for all that come after.
const fetched = new WeakMap<object, unknown>();

/** Fetches a part before its place is rendered: it is there at once then. */
export async function fetchPart<Props>(load: () => Promise<ComponentType<Props>>): Promise<void> {
  fetched.set(load, await load());
}

/** As a ref: gives the focus on to the part that takes the place of what had it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

type LaterProps<Props> = {
  /** Declared outside of components, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Somebody waits for it: fetched at once. */
  isAsked?: boolean;
  /** Waits with its place until a press on what stands there has ended. */
  isHeld?: boolean;
  /** Not even fetched while the page is calm: there are many of it, and few are ever used. */
  isRare?: boolean;
  /** What stands in its place until then, and where it cannot be fetched. */
  children?: ReactNode;
};

/** A component whose code is fetched when the page is calm. */
export function Later<Props extends object>({
  load,
  props,
  isAsked = false,
  isHeld = false,
  isRare = false,
  children,
}: LaterProps<Props>) {
  const [Part, setPart] = useState(
    // It was kept under its own loader, and a rare one takes its place only when it is used.
    () => (isRare ? undefined : (fetched.get(load) as ComponentType<Props> | undefined)),
  );
  const isThere = Part !== undefined;
  useEffect(() => {
    if (isThere || (isRare && !isAsked)) return;
    let isWanted = true;
    function fetchPart(fetch = load) {
      if (!isWanted) return;
      fetch().then(
        (part) => {
          fetched.set(load, part);
          if (!isWanted) return;
          if (isAsked) setPart(() => part);
          else startTransition(() => setPart(() => part));
        },
        // Offline; what somebody waits for is tried again, the rest when it is next on screen.
        () => {
          if (isWanted && isAsked) setTimeout(() => fetchPart(() => fetchAgain(load)), tryAgainMs);
        },
      );
    }
    const stop = isAsked ? fetchPart() : whenCalm(() => fetchPart());
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [isThere, isAsked, isRare, load]);
  return Part && !isHeld ? <Part {...props} /> : children;
}
