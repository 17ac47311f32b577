import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { CalendarEntry } from '#client/calendar.ts';

/** What is on its way by mouse or finger, and how far below its upper edge it is held. */
export interface Dragged {
  entry: CalendarEntry;
  heldAt: number;
}

const key = Symbol('calendar entry');

/**
 * Lets an entry be dragged: spread `handlers` on its element. It becomes draggable when the pointer
 * first comes to it, because a month has a hundred of them and few are ever touched.
 */
export function useDraggable(entry: CalendarEntry) {
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(entry);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = entry;
  }, [entry]);
  useEffect(() => () => stop.current?.(), []);

  function prepare({ currentTarget }: PointerEvent<HTMLElement>) {
    if (!entry.actions.move) return;
    stop.current ??= draggable({
      element: currentTarget,
      getInitialData: ({ input, element }) => ({
        [key]: {
          entry: latest.current,
          heldAt: input.clientY - element.getBoundingClientRect().top,
        },
      }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }
  return { isDragged, handlers: { onPointerEnter: prepare, onPointerDown: prepare } };
}

interface Drop {
  /** Told again and again while something is above, with undefined once it has left. */
  onOver?: (dragged: Dragged | undefined, clientY: number) => void;
  /** Held down, Alt means: another one like it. */
  onDrop: (dragged: Dragged, at: { clientY: number; altKey: boolean }) => void;
  accepts?: (entry: CalendarEntry) => boolean;
}

/** Lets entries be dropped on an element; says whether one is above it. */
export function useDropTarget(
  ref: RefObject<HTMLElement | null>,
  { onOver = ignore, onDrop, accepts = always }: Drop,
): boolean {
  const [isOver, setOver] = useState(false);
  const tellOver = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const mayDrop = useEffectEvent(accepts);
  useEffect(() => {
    if (!ref.current) return;
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => {
        const dragged = draggedOf(source.data);
        return dragged !== undefined && mayDrop(dragged.entry);
      },
      onDragEnter: () => setOver(true),
      onDrag: ({ source, location }) =>
        tellOver(draggedOf(source.data), location.current.input.clientY),
      onDragLeave: () => {
        setOver(false);
        tellOver(undefined, 0);
      },
      onDrop: ({ source, location }) => {
        setOver(false);
        tellOver(undefined, 0);
        const dragged = draggedOf(source.data);
        if (dragged) drop(dragged, location.current.input);
      },
    });
  }, [ref]);
  return isOver;
}

function draggedOf(data: Record<string | symbol, unknown>): Dragged | undefined {
  // Only `useDraggable` writes under this key.
  return data[key] as Dragged | undefined;
}

const always = () => true;

function ignore() {
  // Most targets only need to know what was dropped.
}
