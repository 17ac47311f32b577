import { useLayoutEffect, useState, type RefObject } from 'react';
import { getScope } from '#client/scope.ts';

interface Folds {
  board: RefObject<HTMLElement | null>;
  /** Under which it is remembered, for each person: 'brand-campaigns'. */
  name: string;
  /** All columns, from the first to the last. */
  ids: readonly string[];
  /** Those that are closed until somebody opens them. */
  closedAtFirst: readonly string[];
  isOn: boolean;
}

const openPx = 200;
const closedPx = 44;
const gapPx = 14;

/** Which columns of a board are closed: as this person left them, and the outer ones where they do not fit. */
export function useBoardFolds({ board, name, ids, closedAtFirst, isOn }: Folds) {
  // Per user, because several people may use one browser.
  const key = `dayslate.board.${name}.${getScope().userId ?? ''}`;
  const [chosen, setChosen] = useState(() => stored(key));
  const width = useWidth(board);
  const isClosed = (id: string) => chosen[id] ?? closedAtFirst.includes(id);
  const closed = new Set(isOn ? ids.filter(isClosed) : []);
  if (isOn && width > 0)
    for (const id of fromOutside(ids)) {
      const open = ids.length - closed.size;
      if (open <= 1 || fits(open, closed.size, width)) break;
      // What somebody has opened stays open, if it has to be by scrolling.
      if (chosen[id] !== false) closed.add(id);
    }
  function toggle(id: string) {
    const next = { ...chosen, [id]: !closed.has(id) };
    setChosen(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Private windows may refuse storage; the board then holds as long as the page.
    }
  }
  return { closed, toggle };
}

function fits(open: number, closed: number, width: number): boolean {
  return open * openPx + closed * closedPx + (open + closed - 1) * gapPx <= width;
}

/** The last, the first, the last but one, …: the middle of the work stays. */
function fromOutside(ids: readonly string[]): string[] {
  const rest = [...ids];
  const order: string[] = [];
  while (rest.length > 0) {
    const id = order.length % 2 === 0 ? rest.pop() : rest.shift();
    if (id !== undefined) order.push(id);
  }
  return order;
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    setWidth(observed.clientWidth);
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

function stored(key: string): { readonly [id: string]: boolean } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    );
  } catch {
    return {};
  }
}
