import { useRef, type PointerEvent } from 'react';

const CLOSE_AFTER_PX = 90;

/** Lets the grab handle pull a bottom sheet down: far enough closes it, less lets it spring back. */
export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const startY = useRef<number | null>(null);

  function move(pulled: number) {
    if (sheet.current) sheet.current.style.translate = pulled > 0 ? `0 ${pulled}px` : '';
  }

  function end(event: PointerEvent) {
    if (startY.current === null) return;
    const pulled = event.clientY - startY.current;
    startY.current = null;
    move(0);
    if (event.type === 'pointerup' && pulled > CLOSE_AFTER_PX) onClose();
  }

  const handle = {
    onPointerDown(event: PointerEvent) {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startY.current !== null) move(event.clientY - startY.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { sheet, handle };
}
