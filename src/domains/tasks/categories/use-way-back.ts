import { useEffect, useRef } from 'react';

/** What is being done with which category; `at` is its place in the list. */
export type Doing = { id: string; what: 'editing' | 'removing'; at: number } | undefined;

/**
 * Once a line is a line again, the focus is on the button that opened it: without this the keyboard
 * would start over at the top of the dialog. After a deletion the next category is in that place.
 */
export function useWayBack(doing: Doing) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<Doing>(undefined);
  useEffect(() => {
    const done = before.current;
    before.current = doing;
    if (done && !doing && list.current) buttonAt(list.current, done)?.focus();
  }, [doing]);
  return list;
}

/** The last category cannot be deleted, which leaves the button for editing it. */
function buttonAt(list: HTMLElement, { at, what }: NonNullable<Doing>) {
  const line = list.children[Math.min(at, list.children.length - 1)];
  const buttons = line?.querySelectorAll<HTMLElement>('button:not(:disabled)');
  return buttons?.[what === 'editing' ? 0 : buttons.length - 1];
}
