/** A dialog that has not come by then may never come: the page has its keys again. */
const longestMs = 5_000;
const modifiers: ReadonlySet<string> = new Set(['Control', 'Meta', 'Shift', 'Alt', 'AltGraph']);
/** Keys that write nothing have names: 'ArrowDown'. */
const named = /^[A-Z][A-Za-z\d]+$/;

let typed: string[] = [];
/** Enter or Tab: what is typed after it is meant for another field than the first. */
let isPastFirst = false;
let stopping: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the keys from the page until the dialog that was asked for has the focus: its code may still
 * be on its way, and the letters of a title are shortcuts there. Returns what stops the waiting.
 */
export function awaitDialog(): () => void {
  stop();
  const mine = setTimeout(stop, longestMs);
  stopping = mine;
  window.addEventListener('keydown', hold, true);
  return () => {
    if (stopping === mine) stop();
  };
}

/** Types what was kept into what has the focus now, if that is a text field. */
export function giveKeys(element: Element | null): void {
  const text = typed.join('');
  stop();
  if (text === '' || !element?.matches(':read-write')) return;
  // Nothing else types as a person does: the field's own undo knows of it.
  element.ownerDocument.execCommand('insertText', false, text);
}

function stop(): void {
  clearTimeout(stopping);
  stopping = undefined;
  typed = [];
  isPastFirst = false;
  window.removeEventListener('keydown', hold, true);
}

function hold(event: KeyboardEvent): void {
  const { key } = event;
  if (modifiers.has(key)) return;
  event.stopImmediatePropagation();
  // What the browser itself does stays, as to load the page again.
  if (isChord(event) || /^F\d/.test(key)) return;
  event.preventDefault();
  if (key === 'Escape') stop();
  else if (!isPastFirst) keep(key, event.repeat);
}

function keep(key: string, isRepeated: boolean): void {
  if (key === 'Backspace') typed.pop();
  // The key that asked may be held a moment longer than it was meant.
  else if (isRepeated) return;
  else if (key === 'Enter' || key === 'Tab') isPastFirst = typed.length > 0;
  else if (!named.test(key)) typed.push(key);
}

// AltGr is told as Ctrl with Alt, and writes '@' all the same.
function isChord(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  return (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
}
