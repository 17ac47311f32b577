import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { dragByPointer, type Point, scrollAtEdges, scrollersAround } from './pointer-drag.ts';

/** What is on its way by mouse or finger, and how far below its upper edge it is held. */
export interface Dragged {
  entry: CalendarEntry;
  heldAt: number;
}

interface Target {
  accepts: (entry: CalendarEntry) => boolean;
  onEnter: () => void;
  onOver: (dragged: Dragged, clientY: number) => void;
  onLeave: () => void;
  onDrop: (dragged: Dragged, at: { clientY: number; altKey: boolean }) => void;
}

const targets = new WeakMap<Element, Target>();

/** Lets an entry be dragged by mouse or, held first, by finger: spread `handlers` on its element. */
export function useDraggable(entry: CalendarEntry) {
  const [isDragged, setDragged] = useState(false);

  function press({ currentTarget: element, nativeEvent: down }: PointerEvent<HTMLElement>) {
    if (!entry.actions.move) return;
    const heldAt = down.clientY - element.getBoundingClientRect().top;
    const carried = carry(entry, heldAt);
    dragByPointer(down, element, {
      onLift: () => setDragged(true),
      onFrame: (point) => carried.over(point),
      onEnd(drop) {
        setDragged(false);
        carried.end(drop);
      },
    });
  }
  return { isDragged, handlers: { onPointerDown: press } };
}

/** An entry on its way over the places that take entries: what is around them scrolls at its edges. */
export function carry(entry: CalendarEntry, heldAt: number) {
  const dragged = { entry, heldAt };
  let over: Target | undefined;
  let scrollers: HTMLElement[] = [];
  return {
    over(point: Point | undefined): void {
      const found = point && targetAt(point, entry);
      if (found?.target !== over) {
        over?.onLeave();
        found?.target.onEnter();
        over = found?.target;
        if (found) scrollers = scrollersAround(found.element);
      }
      if (!point) return;
      scrollAtEdges(scrollers, point);
      over?.onOver(dragged, point.y);
    },
    end(drop: { point: Point; altKey: boolean } | null): void {
      over?.onLeave();
      if (drop) over?.onDrop(dragged, { clientY: drop.point.y, altKey: drop.altKey });
      over = undefined;
    },
  };
}

const carriedRows = new Map<string, (id: string) => CalendarEntry | undefined>();

/** Lets the rows of a list be carried to places that take entries, as what `entryOf` makes of them. */
export function useCarriedRows(
  list: string,
  entryOf: (id: string) => CalendarEntry | undefined,
): void {
  const find = useEffectEvent(entryOf);
  useEffect(() => {
    carriedRows.set(list, (id) => find(id));
    return () => void carriedRows.delete(list);
  }, [list]);
}

/** A row of a list as an entry, where something on the page takes such. */
export function carriedRow(list: string, id: string): CalendarEntry | undefined {
  return carriedRows.get(list)?.(id);
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
  const lastY = useRef<number>(undefined);
  const tellOver = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  const mayDrop = useEffectEvent(accepts);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    targets.set(element, {
      accepts: (entry) => mayDrop(entry),
      onEnter: () => setOver(true),
      onOver(dragged, clientY) {
        // What is held still is not drawn again.
        if (clientY === lastY.current) return;
        lastY.current = clientY;
        tellOver(dragged, clientY);
      },
      onLeave() {
        lastY.current = undefined;
        setOver(false);
        tellOver(undefined, 0);
      },
      onDrop: (dragged, at) => drop(dragged, at),
    });
    return () => void targets.delete(element);
  }, [ref]);
  return isOver;
}

/** The innermost place under a point that takes an entry. */
function targetAt({ x, y }: Point, entry: CalendarEntry) {
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
    const target = targets.get(element);
    if (target?.accepts(entry)) return { element, target };
  }
  return undefined;
}

const always = () => true;

function ignore() {
  // Most targets only need to know what was dropped.
}
