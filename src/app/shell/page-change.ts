import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '#client/ui/fields/focus-heading.ts';
import { useOwnPageName } from '#client/words/page-name.ts';

const product = 'Dayslate';
const headingWithinMs = 3_000;

/** The name of the page on screen. */
export function usePageTitle(): string | undefined {
  const own = useOwnPageName();
  const ofRoute = useMatches({
    select: (matches) =>
      matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
        ? 'Page not found'
        : matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  });
  return own ?? ofRoute;
}

/** Names the document after the page, and moves the focus to the heading of the next one. */
export function usePageChange(): void {
  const title = usePageTitle();
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);

  const router = useRouter();
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const stop = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      stopWaiting?.();
      if (pathChanged && fromLocation) stopWaiting = leadToHeading();
    });
    return () => {
      stopWaiting?.();
      stop();
    };
  }, [router]);
}

/** Focuses the page's heading, once it is there; gives how to stop waiting for it. */
export function leadToHeading(): (() => void) | undefined {
  const ledHere = document.activeElement;
  if (focusNow(ledHere)) return undefined;
  const observer = new MutationObserver(() => {
    if (focusNow(ledHere)) stop();
  });
  const timer = setTimeout(stop, headingWithinMs);
  observer.observe(document.body, { childList: true, subtree: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

function focusNow(ledHere: Element | null): boolean {
  if (!document.querySelector('main h1')) return false;
  const { activeElement } = document;
  const dialog = activeElement?.closest('[role$="dialog"]');
  // The palette that led here is still fading out, and would take the focus with it.
  if (dialog?.hasAttribute('data-closed')) return false;
  // Whoever has begun to type, or to do something else, stays where they are: a menu closes when the
  // focus leaves it.
  if (dialog || activeElement?.matches('input, textarea')) return true;
  if (hasMovedOn(ledHere)) return true;
  return focusHeading();
}

/** Whether the focus has gone elsewhere since; that of a menu or the palette goes as they close. */
function hasMovedOn(ledHere: Element | null): boolean {
  const { activeElement, body } = document;
  if (activeElement === ledHere || activeElement === body) return false;
  return !ledHere?.closest('[role$="dialog"], [role="menu"], [role="listbox"]');
}
