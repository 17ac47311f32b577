import { useRef, type PointerEvent } from 'react';
import './swipe.css';

const startsAfterPx = 12;
const actsAfterPx = 84;
const longestPx = 132;

/** Lets a finger push a row aside: far enough to the right or left does something, less springs back. */
export function useSwipe({
  onRight,
  onLeft,
}: {
  onRight: () => void;
  onLeft: (() => void) | undefined;
}) {
  const from = useRef<{ x: number; y: number; isSwiping: boolean } | null>(null);

  function show(row: HTMLElement, pushed: number) {
    row.style.translate = pushed ? `${pushed}px` : '';
    row.parentElement?.toggleAttribute('data-swiping', pushed !== 0);
    row.parentElement?.toggleAttribute('data-will', Math.abs(pushed) >= actsAfterPx);
  }

  function pushedBy(event: PointerEvent, x: number): number {
    const pushed = Math.max(-longestPx, Math.min(longestPx, event.clientX - x));
    return pushed < 0 && !onLeft ? 0 : pushed;
  }

  function end(event: PointerEvent<HTMLElement>) {
    const began = from.current;
    from.current = null;
    if (!began?.isSwiping) return;
    show(event.currentTarget, 0);
    const pushed = pushedBy(event, began.x);
    if (event.type !== 'pointerup' || Math.abs(pushed) < actsAfterPx) return;
    if (pushed > 0) onRight();
    else onLeft?.();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      from.current = { x: event.clientX, y: event.clientY, isSwiping: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const began = from.current;
      if (!began) return;
      const [across, along] = [event.clientX - began.x, event.clientY - began.y];
      if (!began.isSwiping) {
        if (Math.abs(across) < startsAfterPx || Math.abs(across) < 2 * Math.abs(along)) return;
        began.isSwiping = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(event.currentTarget, pushedBy(event, began.x));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
