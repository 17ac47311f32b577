import { carriedRow, carry } from './entry-drag.ts';
import { dragByPointer, type Point, scrollAtEdges, scrollersAround } from './pointer-drag.ts';
import type { RowDragOptions, RowDragState } from './use-row-drag.ts';

type Attached = RowDragOptions & { onState: (state: RowDragState) => void };
interface Landing {
  at: Attached;
  side: 'before' | 'after';
}

const attached = new Map<Element, Attached>();

/** Makes a row one that can be dragged by its grip, and that others of its list can be dropped at. */
export function attachRowDrag(row: HTMLElement, options: Attached): () => void {
  const grip = row.querySelector<HTMLElement>('[data-grip]') ?? row;
  const begin = (down: PointerEvent) => drag(down, row, options);
  attached.set(row, options);
  row.dataset['drags'] = '';
  grip.addEventListener('pointerdown', begin);
  return () => {
    attached.delete(row);
    delete row.dataset['drags'];
    grip.removeEventListener('pointerdown', begin);
  };
}

function drag(down: PointerEvent, row: HTMLElement, options: Attached): void {
  const scrollers = scrollersAround(row);
  const entry = carriedRow(options.list, options.id);
  const carried = entry && carry(entry, down.clientY - row.getBoundingClientRect().top);
  let landing: Landing | undefined;

  function land(next: Landing | undefined) {
    if (next?.at === landing?.at && next?.side === landing?.side) return;
    if (next?.at !== landing?.at) landing?.at.onState(undefined);
    next?.at.onState(next.side);
    landing = next;
  }

  dragByPointer(down, row, {
    onLift: () => options.onState('dragged'),
    onFrame(point) {
      scrollAtEdges(scrollers, point);
      const at = landingAt(point, options);
      land(at);
      // Among its own it is only put elsewhere.
      carried?.over(at || isWithin(row.parentElement, point) ? undefined : point);
    },
    onEnd(drop) {
      const last = landing;
      land(undefined);
      options.onState(undefined);
      carried?.end(drop);
      if (drop && last) last.at.onDropHere(options.id, last.side);
    },
  });
}

function landingAt({ x, y }: Point, { list, id }: Attached): Landing | undefined {
  for (const [row, at] of attached) {
    if (at.list !== list || at.id === id) continue;
    if (!isWithin(row, { x, y })) continue;
    const { top, bottom } = row.getBoundingClientRect();
    return { at, side: y < (top + bottom) / 2 ? 'before' : 'after' };
  }
  return undefined;
}

function isWithin(element: Element | null, { x, y }: Point): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
