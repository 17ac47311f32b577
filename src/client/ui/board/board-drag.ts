import type { BoardPlace } from './board.tsx';
import { dragByPointer, type Point, scrollAtEdges } from '#client/ui/drag/pointer-drag.ts';

interface DragEvents {
  onLift: (height: number) => void;
  /** Told only when it would land somewhere else. */
  onOver: (place: BoardPlace) => void;
  /** Null: let go outside, or given up. */
  onDrop: (place: BoardPlace | null) => void;
}

const nearPx = 56;

/** Drags a card by mouse or finger; where it would land the board shows. */
export function dragCard(
  down: PointerEvent,
  card: HTMLElement,
  board: HTMLElement,
  { onLift, onOver, onDrop }: DragEvents,
): void {
  let place: BoardPlace | null = null;
  dragByPointer(down, card, {
    host: board,
    onLift,
    onFrame(point) {
      scrollAtEdges([board, ...board.querySelectorAll<HTMLElement>('.board-cards')], point);
      const next = placeAt(board, point, card);
      if (next && (next.column !== place?.column || next.before !== place.before)) onOver(next);
      place = next;
    },
    onEnd: (drop) => onDrop(drop && place),
  });
}

function placeAt(board: HTMLElement, { x, y }: Point, card: HTMLElement): BoardPlace | null {
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (x < left || x > right || y < top - nearPx || y > bottom + nearPx) continue;
    for (const other of column.querySelectorAll<HTMLElement>('[data-card]')) {
      const box = other.getBoundingClientRect();
      if (other !== card && y < box.top + box.height / 2)
        return { column: column.dataset['column'] ?? '', before: other.dataset['card'] ?? null };
    }
    return { column: column.dataset['column'] ?? '', before: null };
  }
  return null;
}
