import { useState, type RefObject } from 'react';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { useWidth } from '#client/ui/base/use-width.ts';
import { getScope } from '#client/sync/live/scope.ts';

interface Folds {
  board: RefObject<HTMLElement | null>;
  /** Under which it is remembered, for each person: 'brand-campaigns'. */
  name: string;
  /** All of them, from the first to the last. */
  columns: readonly { id: string; cards: readonly unknown[] }[];
  /** Those that are closed until somebody opens them. */
  closedAtFirst: readonly string[];
  isOn: boolean;
}

const openPx = 200;
const closedPx = 44;
const gapPx = 14;

/** Which columns of a board are closed: as this person left them, and the outer ones where they do not fit. */
export function useBoardFolds({ board, name, columns, closedAtFirst, isOn }: Folds) {
  // Per user, because several people may use one browser.
  const key = `dayslate.board.${name}.${getScope().userId ?? ''}`;
  const [chosen, setChosen] = useState(() => stored(key));
  const width = useWidth(board, name);
  const ids = columns.map(({ id }) => id);
  const filled = new Set(columns.flatMap(({ id, cards }) => (cards.length > 0 ? [id] : [])));
  // Where all there is would be closed, it is open.
  const isAllAside = filled.size > 0 && [...filled].every((id) => closedAtFirst.includes(id));
  const isAside = (id: string) => closedAtFirst.includes(id) && !(isAllAside && filled.has(id));
  const closed = new Set(isOn ? ids.filter((id) => chosen[id] ?? isAside(id)) : []);
  if (isOn && width > 0)
    // What is empty closes before what holds something.
    for (const id of fromOutside(ids).toSorted(
      (one, other) => Number(filled.has(one)) - Number(filled.has(other)),
    )) {
      const open = ids.length - closed.size;
      if (open <= 1 || fits(open, closed.size, width)) break;
      // What somebody has opened stays open, if it has to be by scrolling.
      if (chosen[id] !== false) closed.add(id);
    }
  function toggle(id: string) {
    const next = { ...chosen, [id]: !closed.has(id) };
    setChosen(next);
    remember(key, JSON.stringify(next));
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

function stored(key: string): { readonly [id: string]: boolean } {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '{}');
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
