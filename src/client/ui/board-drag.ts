import type { BoardPlace } from './board.tsx';

interface DragEvents {
  onLift: (height: number) => void;
  /** Told only when it would land somewhere else. */
  onOver: (place: BoardPlace) => void;
  /** Null: let go outside, or given up. */
  onDrop: (place: BoardPlace | null) => void;
}

const mouseSlackPx = 4;
const touchSlackPx = 10;
const holdMs = 280;
const edgePx = 56;
const scrollPx = 14;

/**
 * Follows a pointer that went down on a card: a mouse drags at once, a finger after it was held, so
 * that it can scroll as well. A copy of the card follows it; where it would land the board shows.
 */
export function dragCard(
  down: PointerEvent,
  card: HTMLElement,
  board: HTMLElement,
  { onLift, onOver, onDrop }: DragEvents,
): void {
  if (down.button !== 0 || (down.target as Element).closest('input, textarea, [data-menu]')) return;
  const isMouse = down.pointerType === 'mouse';
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const point = { x: down.clientX, y: down.clientY };
  const box = card.getBoundingClientRect();
  const hold = isMouse ? undefined : setTimeout(lift, holdMs);
  let copy: HTMLElement | undefined;
  let place: BoardPlace | null = null;
  let frame = 0;

  document.addEventListener('pointermove', follow, listen);
  document.addEventListener('pointerup', () => end(place), listen);
  document.addEventListener('pointercancel', () => end(null), listen);
  document.addEventListener(
    'keydown',
    (event) => (event.key === 'Escape' ? end(null) : undefined),
    {
      ...listen,
      capture: true,
    },
  );
  // Once it is lifted a finger must not scroll any more; the browser asks at each of its moves.
  document.addEventListener('touchmove', (event) => (copy ? event.preventDefault() : undefined), {
    ...listen,
    passive: false,
  });
  // A held finger would open the browser's own menu.
  card.addEventListener('contextmenu', (event) => event.preventDefault(), listen);
  // Text is not selected, and no link or picture is dragged.
  card.addEventListener('dragstart', (event) => event.preventDefault(), listen);

  function follow(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    point.x = event.clientX;
    point.y = event.clientY;
    if (copy) return;
    const far = Math.hypot(point.x - down.clientX, point.y - down.clientY);
    if (isMouse && far > mouseSlackPx) lift();
    if (!isMouse && far > touchSlackPx) end(null);
  }

  function lift() {
    copy = card.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-card');
    copy.classList.add('board-dragged');
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    copy.style.width = `${box.width}px`;
    board.append(copy);
    place = placeAt(board, point, card);
    onLift(box.height);
    if (place) onOver(place);
    getSelection()?.removeAllRanges();
    draw();
  }

  function draw() {
    if (!copy) return;
    const left = box.left + point.x - down.clientX;
    const top = box.top + point.y - down.clientY;
    copy.style.transform = `translate(${left}px, ${top}px) rotate(-2deg)`;
    scrollAtEdges(board, point);
    const next = placeAt(board, point, card);
    if (next && (next.column !== place?.column || next.before !== place.before)) onOver(next);
    place = next;
    frame = requestAnimationFrame(draw);
  }

  function end(landed: BoardPlace | null) {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    stop.abort();
    if (!copy) return;
    copy.remove();
    // The click that ends a drag opens nothing.
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
    onDrop(landed);
  }
}

function placeAt(
  board: HTMLElement,
  { x, y }: { x: number; y: number },
  card: HTMLElement,
): BoardPlace | null {
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right, top, bottom } = column.getBoundingClientRect();
    if (x < left || x > right || y < top - edgePx || y > bottom + edgePx) continue;
    for (const other of column.querySelectorAll<HTMLElement>('[data-card]')) {
      const box = other.getBoundingClientRect();
      if (other !== card && y < box.top + box.height / 2)
        return { column: column.dataset['column'] ?? '', before: other.dataset['card'] ?? null };
    }
    return { column: column.dataset['column'] ?? '', before: null };
  }
  return null;
}

function scrollAtEdges(board: HTMLElement, { x, y }: { x: number; y: number }): void {
  const around = board.getBoundingClientRect();
  board.scrollLeft += pull(x, around.left, around.right);
  for (const list of board.querySelectorAll<HTMLElement>('.board-cards')) {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    if (x >= left && x <= right) list.scrollTop += pull(y, top, bottom);
  }
}

function pull(at: number, start: number, end: number): number {
  if (at < start + edgePx) return -scrollPx;
  return at > end - edgePx ? scrollPx : 0;
}
