import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { type RowDragState, useRowDrag } from './use-row-drag.ts';
import './ordered-row.css';

interface OrderedRow {
  /** Rows move within the lists of one name only. */
  list: string;
  id: string;
  /** All rows of the list, in their order. */
  rows: readonly { id: string }[];
  /** Puts a row elsewhere; without it they stay where they are. */
  move: ((id: string, to: number) => void) | undefined;
}

/** Moves a row of an ordered list: by its grip, by Alt with an arrow, and by two lines of its menu. */
export function useOrderedRow(
  row: RefObject<HTMLElement | null>,
  { list, id, rows, move }: OrderedRow,
): { drag: RowDragState; onKeyDownCapture: (event: KeyboardEvent) => void; items: MenuItem[] } {
  const place = rows.findIndex((one) => one.id === id);
  const drag = useRowDrag(row, {
    list,
    id,
    isOn: move !== undefined,
    onDropHere(draggedId, side) {
      const from = rows.findIndex((one) => one.id === draggedId);
      const before = side === 'before' ? place : place + 1;
      move?.(draggedId, from < before ? before - 1 : before);
    },
  });
  const step = (by: -1 | 1, words: Pick<MenuItem, 'label' | 'icon' | 'kbd'>): MenuItem => ({
    ...words,
    disabled: place + by < 0 || place + by >= rows.length,
    onSelect: () => move?.(id, place + by),
  });
  return {
    drag,
    // Before the trigger of the row's menu, which would open it.
    onKeyDownCapture(event) {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || !by || !move) return;
      event.preventDefault();
      event.stopPropagation();
      move(id, place + by);
    },
    items: [
      step(-1, { label: 'Move up', icon: <ArrowUp />, kbd: 'alt+↑' }),
      step(1, { label: 'Move down', icon: <ArrowDown />, kbd: 'alt+↓' }),
    ],
  };
}
