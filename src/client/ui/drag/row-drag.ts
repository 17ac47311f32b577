import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { RowDragOptions, RowDragState } from './use-row-drag.ts';

/** Makes a row one that can be dragged by its grip, and that others of its list can be dropped at. */
export function attachRowDrag(
  row: HTMLElement,
  { list, id, onState, onDropHere }: RowDragOptions & { onState: (state: RowDragState) => void },
): () => void {
  const sideOf = ({ self }: ElementDropTargetEventBasePayload) =>
    extractClosestEdge(self.data) === 'top' ? 'before' : 'after';
  return combine(
    draggable({
      element: row,
      dragHandle: row.querySelector('[data-grip]') ?? row,
      getInitialData: () => ({ list, id }),
      onDragStart: () => onState('dragged'),
      onDrop: () => onState(undefined),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list && source.data['id'] !== id,
      getData: ({ input, element }) =>
        attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: (event) => onState(sideOf(event)),
      onDragLeave: () => onState(undefined),
      onDrop: (event) => {
        onState(undefined);
        onDropHere(String(event.source.data['id']), sideOf(event));
      },
    }),
  );
}
