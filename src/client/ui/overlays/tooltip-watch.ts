/** What a tooltip says, and beside which element. */
export interface Tip {
  element: Element;
  text: string;
  keys: string | undefined;
  side: 'top' | 'bottom' | 'left' | 'right';
}

const delayMs = 500;
/** After one tooltip its neighbours open at once. */
const warmMs = 300;

/** Tells which marked element the pointer rests on or the keyboard has come to, or that none is. */
export function watchTips(show: (tip: Tip | null) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let isShown = false;

  function come(element: Element | null): void {
    if (element === current) return;
    go();
    current = element;
    if (!element) return;
    const wait = performance.now() - hiddenAt < warmMs ? 0 : delayMs;
    timer = setTimeout(() => {
      isShown = true;
      show(tipOf(element));
    }, wait);
  }

  function go(): void {
    clearTimeout(timer);
    current = null;
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    show(null);
  }

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { signal, capture: true, passive: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') come(markedOf(target));
  });
  on('focusin', ({ target }) => {
    const element = markedOf(target);
    if (element?.matches(':focus-visible')) come(element);
  });
  on('focusout', go);
  on('pointerdown', go);
  on('keydown', go);
  on('scroll', go);
  signal.addEventListener('abort', go);
  return () => stopping.abort();
}

function markedOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function tipOf(element: Element): Tip {
  const side = element.getAttribute('data-tip-side');
  return {
    element,
    text: element.getAttribute('data-tip') ?? '',
    keys: element.getAttribute('data-tip-keys') ?? undefined,
    side: side === 'bottom' || side === 'left' || side === 'right' ? side : 'top',
  };
}
