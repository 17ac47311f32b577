/** How long after a press another one counts as its double. */
const doublePressMs = 500;
const modifiers: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift', 'Alt']);

/**
 * Whoever presses Enter twice, or holds it, to send a dialog must not press the button behind it that
 * the focus went back to. Call it when a dialog has closed.
 */
export function ignoreSecondEnter(): void {
  const closedAt = performance.now();

  function ignore(event: KeyboardEvent): void {
    if (modifiers.has(event.key)) return;
    // Whoever has pressed another key meanwhile has seen that the dialog is gone.
    if (event.key !== 'Enter') return stop();
    const isHeld = event.repeat;
    if (!isHeld && event.timeStamp - closedAt > doublePressMs) return stop();
    if (!isPressable(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function stop(): void {
    window.removeEventListener('keydown', ignore, true);
  }

  window.addEventListener('keydown', ignore, true);
}

// Enter in a field is somebody who types on.
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], [role="button"]') !== null;
}
