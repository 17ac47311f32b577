import { type RefObject, useRef } from 'react';
import { useFocusStays } from './use-focus-stays.ts';

/**
 * Keeps the focus in a short list, whose rows say `data-row-id={id}`, when the row that had it leaves:
 * it goes to the last button of the row behind. Gives what the list takes as its `ref`.
 */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>(
  ids: readonly string[],
): RefObject<List | null> {
  const list = useRef<List>(null);
  useFocusStays({
    ...{ list, ids, name: 'row-id' },
    onMove: (id, how) =>
      [...(list.current?.querySelectorAll<HTMLElement>(`[data-row-id="${id}"] button`) ?? [])]
        .at(-1)
        ?.focus(how),
  });
  return list;
}
