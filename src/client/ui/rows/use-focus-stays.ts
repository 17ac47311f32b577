import { focusHeading } from '#client/ui/fields/focus-heading.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface FocusStays {
  list: RefObject<HTMLElement | null>;
  /** The rows in the order in which they stand. */
  ids: readonly string[];
  /** What rows are marked by: `data-book={id}`, `data-row-id={id}`. */
  name: string;
  /** Puts the focus on a row. */
  onMove: (id: string, how: FocusOptions) => void;
}

interface Held {
  id: string;
  element: HTMLElement;
  row: Element;
  /** The focus is in a dialog, in a menu or in another window, and comes back. */
  isAway: boolean;
}

/**
 * In a list whose elements may come to show another row, or go with the line they were in, the focus
 * stays with the row on which it was, wherever that stands now; if that is gone, with the one behind it, and
 * after the last of all on the heading of the page.
 */
export function useFocusStays({ list, ids, name, onMove }: FocusStays): void {
  const held = useRef<Held>(undefined);
  const order = useRef<readonly string[]>([]);
  const rowOf = (element: Element) => element.closest<HTMLElement>(`[data-${name}]`);

  function follow({ id, element }: Held): void {
    const to = ids.includes(id) ? id : behind(id, order.current, ids);
    held.current = undefined;
    // A key that is still being pressed is not also pressed on what gets the focus.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== element && activeElement !== document.body) return;
      // Whoever has scrolled on is not brought back by what somebody else has changed.
      if (to !== undefined) onMove(to, { preventScroll: true });
      // The heading behind a dialog is out of reach.
      else if (!document.querySelector('[role$="dialog"]:not([data-closed])')) focusHeading();
    });
  }

  const idOf = (row: Element | null | undefined) => row?.getAttribute(`data-${name}`) ?? undefined;
  const come = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !list.current?.contains(target)) return;
    const row = rowOf(target);
    const id = idOf(row);
    if (!row || id === undefined) return;
    const before = held.current;
    const isBack = before?.isAway && before.element === target && before.id !== id;
    if (isBack) follow(before);
    else held.current = { id, row, element: target, isAway: false };
  });
  const go = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    const before = held.current;
    if (!before) return;
    if (before.isAway && relatedTarget === null && !ids.includes(before.id)) return follow(before);
    const isInList = (node: EventTarget | null) =>
      node instanceof Node && list.current?.contains(node) === true;
    if (isInList(relatedTarget) || !(isInList(target) || target === before.element)) return;
    before.isAway =
      relatedTarget instanceof Element &&
      relatedTarget.closest('[role$="dialog"], [role="menu"]') !== null;
    if (before.isAway) return;
    before.isAway = relatedTarget === null && !document.hasFocus();
    // What is taken off the page loses the focus as well: that is looked at when all is drawn.
    queueMicrotask(() => {
      if (held.current === before && !before.isAway && before.element.isConnected)
        held.current = undefined;
    });
  });

  useEffect(() => {
    const onCome = (event: FocusEvent) => come(event);
    const onGo = (event: FocusEvent) => go(event);
    // Of the page: a list may come later than this, and a dialog lets the focus go to nothing when the
    // row that had opened it is gone.
    document.addEventListener('focusin', onCome);
    document.addEventListener('focusout', onGo);
    return () => {
      document.removeEventListener('focusin', onCome);
      document.removeEventListener('focusout', onGo);
    };
  }, []);

  useLayoutEffect(() => {
    const before = held.current;
    const { activeElement } = document;
    if (before && !before.isAway) {
      const isElsewhere = activeElement !== before.element && activeElement !== document.body;
      const shows = before.row.isConnected ? idOf(rowOf(before.row)) : undefined;
      if (!isElsewhere && shows !== before.id) follow(before);
    }
    order.current = ids;
  });
}

function behind(id: string, before: readonly string[], now: readonly string[]): string | undefined {
  const there = new Set(now);
  const at = before.indexOf(id);
  const after = before.slice(at + 1).find((one) => there.has(one));
  return after ?? before.slice(0, at).findLast((one) => there.has(one));
}
