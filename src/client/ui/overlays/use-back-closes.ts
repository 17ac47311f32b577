import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { leaveField } from '#client/ui/fields/leave-field.ts';

/** What stands over the page, the lowest first: each closes itself. */
const layers: (() => void)[] = [];
let routerHistory: RouterHistory | undefined;
let afterReturn: (() => void) | undefined;

/**
 * While something stands over the page, the browser's Back closes it, the topmost first, and the page
 * stays. A visit's first page has nothing of ours to go back to, so an entry of the same address is
 * laid on it; Back without anything open goes past both. Where a tab is closed or an address typed,
 * the browser itself asks if something would be lost.
 */
export function useBackCloses(options: {
  isOpen: boolean;
  isDirty?: boolean;
  close: () => void;
}): void {
  const { isOpen, isDirty = false } = options;
  const close = useEffectEvent(options.close);
  useEffect(() => {
    if (!isOpen) return undefined;
    if (placeOf(history.state) === 0) layOnGround();
    const layer = () => close();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || !isDirty) return undefined;
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isOpen, isDirty]);
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** How far into the visit an entry is; the router counts them. */
function placeOf(state: unknown): number {
  return Number(Reflect.get(Object(state), '__TSR_index') ?? 0);
}

function isMarked(state: unknown, mark: 'isGround' | 'isCover'): boolean {
  return Reflect.get(Object(state), mark) === true;
}

/** Past the router, for whom it is still the same page at the same place. */
function layOnGround() {
  if (isMarked(history.state, 'isCover')) return;
  const { pushState, replaceState } = History.prototype;
  const state: unknown = history.state;
  replaceState.call(history, { ...Object(state), isGround: true }, '');
  pushState.call(history, { ...Object(state), isGround: false, isCover: true }, '');
}

/**
 * The router's history. Back is heard here before the router hears of it, in the order of listening:
 * what is on top is asked, not what came first.
 */
export function historyOfLayers(): RouterHistory {
  addEventListener('popstate', onPop);
  routerHistory = createBrowserHistory();
  return routerHistory;
}

function onPop(event: PopStateEvent) {
  const here: unknown = routerHistory?.location.state;
  const [from, to] = [placeOf(here), placeOf(event.state)];
  const isGround = from === 0 && isMarked(event.state, 'isGround');
  if (afterReturn) {
    event.stopImmediatePropagation();
    // Back was pressed once more on the way.
    if (to !== from || isGround) return history.go(isGround ? 1 : from - to);
    // Only here: what closes may write the address, of the entry that it stands on.
    afterReturn();
    afterReturn = undefined;
    return;
  }
  if (layers.length === 0) leaveField();
  if (to >= from && !isGround) return;
  const closeTop = layers.at(-1);
  if (closeTop) {
    event.stopImmediatePropagation();
    afterReturn = closeTop;
    history.go(isGround ? 1 : from - to);
  } else if (isGround) {
    event.stopImmediatePropagation();
    history.back();
  }
}
