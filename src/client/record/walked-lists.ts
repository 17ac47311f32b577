import { useLayoutEffect, useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';

/** Records in the order in which the page shows them. */
export interface WalkedList {
  rows: readonly { id: string }[];
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
  const placeIn = ({ rows }: WalkedList) => rows.findIndex((row) => row.id === id);
  const list = lists.findLast((one) => placeIn(one) >= 0);
  if (!list) return undefined;
  const { rows, place } = list;
  const at = placeIn(list);
  return {
    words: `${at + 1} of ${rows.length} ${place}`,
    before: rows[at - 1]?.id,
    next: rows[at + 1]?.id,
  };
}
