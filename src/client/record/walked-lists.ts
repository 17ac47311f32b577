import { useLayoutEffect, useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';

/** Records in the order in which the page shows them. */
export interface WalkedList {
  ids: readonly string[];
  /** What is said after '2 of 5': 'in Edit', 'content brands'. */
  place: string;
}

const changed = signal();
let shown: readonly (readonly WalkedList[])[] = [];

/** Lets an open record step to its neighbours in these lists, as long as they are on the page. */
export function useWalkedLists(lists: readonly WalkedList[]): void {
  useLayoutEffect(() => {
    shown = [...shown, lists];
    changed.tell();
    return () => {
      shown = shown.filter((one) => one !== lists);
      changed.tell();
    };
  }, [lists]);
}

/** Where a record stands on the page behind it, and beside what; ids are of one record alone. */
export function usePlaceOf(id: string) {
  const lists = useSyncExternalStore(changed.listen, () => shown).flat();
  const list = lists.findLast(({ ids }) => ids.includes(id));
  if (!list) return undefined;
  const at = list.ids.indexOf(id);
  return {
    words: `${at + 1} of ${list.ids.length} ${list.place}`,
    before: list.ids[at - 1],
    next: list.ids[at + 1],
  };
}
