import { afterPaint } from '#client/ui/base/after-paint.ts';
import './pointer-drag.css';

export interface Point {
  x: number;
  y: number;
}

interface PointerDrag {
  /** What the copy is put into, so that it keeps its looks. */
  host?: HTMLElement;
  onLift: (height: number) => void;
  /** Told at each frame while it is held. */
  onFrame: (point: Point) => void;
  /** Null: it was given up. */
  onEnd: (drop: { point: Point; altKey: boolean } | null) => void;
}

const mouseSlackPx = 4;
const touchSlackPx = 10;
const holdMs = 280;
const edgePx = 56;
const scrollPx = 18;
const ownPresses = 'input, textarea, [data-menu], [aria-haspopup="menu"]';

/**
 * Follows a pointer that went down on something: a mouse drags at once, a finger after it was held,
 * so that it can scroll as well. A copy follows the pointer; where it would land others show.
 */
export function dragByPointer(
  down: PointerEvent,
  element: HTMLElement,
  { host = element.parentElement ?? document.body, onLift, onFrame, onEnd }: PointerDrag,
): void {
  if (down.button !== 0 || (down.target as Element).closest(ownPresses)) return;
  const isMouse = down.pointerType === 'mouse';
  const stop = new AbortController();
  const listen = { signal: stop.signal };
  const point = { x: down.clientX, y: down.clientY };
  // Read before anything is written, or the browser would lay out the page twice in that frame.
  const box = element.getBoundingClientRect();
  const hold = isMouse ? undefined : setTimeout(lift, holdMs);
  let copy: HTMLElement | undefined;
  let isHeld = false;
  let frame = 0;

  document.addEventListener('pointermove', follow, listen);
  document.addEventListener('pointerup', drop, listen);
  document.addEventListener('pointercancel', () => end(null), listen);
  document.addEventListener('keydown', giveUp, { ...listen, capture: true });
  // Once it is lifted a finger must not scroll any more; the browser asks at each of its moves.
  document.addEventListener('touchmove', (event) => (isHeld ? event.preventDefault() : undefined), {
    ...listen,
    passive: false,
  });
  // A held finger would open the browser's own menu.
  element.addEventListener('contextmenu', (event) => event.preventDefault(), listen);
  // No text is selected on the way, and no link or picture is dragged.
  document.addEventListener('selectstart', (event) => event.preventDefault(), listen);
  element.addEventListener('dragstart', (event) => event.preventDefault(), listen);
  // Made while the hand still rests, the copy is only shown in the frame that counts.
  if (isMouse) afterPaint(prepare);

  function follow(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    point.x = event.clientX;
    point.y = event.clientY;
    if (isHeld) return;
    const far = Math.hypot(point.x - down.clientX, point.y - down.clientY);
    if (isMouse && far > mouseSlackPx) lift();
    if (!isMouse && far > touchSlackPx) end(null);
  }

  function drop({ clientX, clientY, altKey }: PointerEvent) {
    point.x = clientX;
    point.y = clientY;
    // Since the last frame it may have come elsewhere.
    if (isHeld) onFrame(point);
    end({ point, altKey });
  }

  function giveUp(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // What is held is put down, and nothing around it is closed.
    if (isHeld) event.stopPropagation();
    end(null);
  }

  function prepare(): HTMLElement | undefined {
    if (copy || stop.signal.aborted) return copy;
    copy = copyOf(element, box);
    host.append(copy);
    return copy;
  }

  function lift() {
    const held = prepare();
    if (!held) return;
    isHeld = true;
    held.classList.add('is-aloft');
    place(held);
    // What others show of it must not delay what the hand sees.
    afterPaint(begin);
  }

  function begin() {
    if (stop.signal.aborted) return;
    onLift(box.height);
    draw();
  }

  function place(held: HTMLElement) {
    const left = box.left + point.x - down.clientX;
    const top = box.top + point.y - down.clientY;
    held.style.transform = `translate(${left}px, ${top}px) rotate(-2deg)`;
  }

  function draw() {
    if (!copy) return;
    place(copy);
    onFrame(point);
    frame = requestAnimationFrame(draw);
  }

  function end(landed: { point: Point; altKey: boolean } | null) {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    stop.abort();
    copy?.remove();
    if (!isHeld) return;
    swallowClick();
    onEnd(landed);
  }
}

function copyOf(element: HTMLElement, box: DOMRect): HTMLElement {
  // A clone is an element of the same kind.
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'data-entry']) copy.removeAttribute(name);
  copy.classList.add('drag-copy');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  // Said on the element itself: whatever it is a copy of may have a place and a size of its own.
  Object.assign(copy.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    zIndex: 'var(--z-drag)',
    margin: '0',
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return copy;
}

// The click that ends a drag opens nothing.
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}

/** Scrolls each of these near whose edges something is held. */
export function scrollAtEdges(scrollers: Iterable<HTMLElement>, { x, y }: Point): void {
  for (const scroller of scrollers) {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) continue;
    const across = pull(x, left, right);
    const down = pull(y, top, bottom);
    if (across !== 0 || down !== 0) scroller.scrollBy(across, down);
  }
}

// The nearer to the edge, the faster: what is lifted close to one does not run away.
function pull(at: number, start: number, end: number): number {
  const near = (distance: number) => Math.max(0, 1 - distance / edgePx) * scrollPx;
  return Math.round(near(end - at) - near(at - start));
}

/** What can be scrolled around an element. */
export function scrollersAround(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowX + overflowY)) around.push(one);
  }
  return around;
}
