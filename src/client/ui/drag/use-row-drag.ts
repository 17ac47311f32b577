import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenCalm } from '#client/later/later.tsx';

/** A row that is being dragged, or at which the dragged one would land. */
export type RowDragState = 'dragged' | 'before' | 'after' | undefined;

export interface RowDragOptions {
  /** Rows move within the lists of one name only. */
  list: string;
  id: string;
  /** Another row was let go at this one. */
  onDropHere: (draggedId: string, side: 'before' | 'after') => void;
}

/**
 * Lets a row be dragged by the part marked `data-grip`, once the code for it is there. Every move
 * by hand needs another way beside it: keys, and a menu.
 */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  { list, id, onDropHere, isOn }: RowDragOptions & { isOn: boolean },
): RowDragState {
  const [state, setState] = useState<RowDragState>();
  const dropped = useEffectEvent(onDropHere);
  // Whoever turns it on is about to drag.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isOn) {
      isAsked.current = true;
      return;
    }
    let detach: (() => void) | undefined;
    let isWanted = true;
    async function attach() {
      const { attachRowDrag } = await import('./row-drag.ts');
      if (!isWanted || !row.current) return;
      const onDrop: RowDragOptions['onDropHere'] = (dragged, side) => dropped(dragged, side);
      detach = attachRowDrag(row.current, { list, id, onState: setState, onDropHere: onDrop });
    }
    const begin = () => void attach().catch(() => undefined);
    const stop = isAsked.current ? begin() : whenCalm(begin);
    return () => {
      isWanted = false;
      stop?.();
      detach?.();
    };
  }, [row, list, id, isOn]);
  return state;
}
