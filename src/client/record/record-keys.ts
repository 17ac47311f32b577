import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isSaved, isTextField } from '#client/page/shortcuts.tsx';
import { isMac } from '#client/ui/marks/kbd.tsx';
import { undoLast } from '#client/ui/toasts/tell-done.ts';

interface RecordKeys {
  isOpen: boolean;
  /** Something in the panel. */
  within: RefObject<HTMLElement | null>;
  onBefore: () => void;
  onNext: () => void;
}

// They have arrows or letters of their own.
const pressedOtherwise = '[aria-haspopup], [type="radio"], [role="tab"]';

/** The keys of an open record: those of the page rest while it lies over it. */
export function useRecordKeys({ isOpen, within, ...walks }: RecordKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const panel = within.current?.closest('.dialog');
    // What lies over the panel has keys of its own; a focus that is gone was in the panel. A list
    // of choices that is fading still has the focus, and no way to take back of its own.
    const isHere = target === document.body || panel?.contains(target);
    const over = target.closest('[role="dialog"], [role="alertdialog"]');
    if (!isHere && !(isUndo(event) && over === null)) return;
    const deed = isUndo(event) ? undoIn(target) : walkBy(event, target);
    if (!deed) return;
    event.preventDefault();
    if (deed === 'undo') undoLast();
    else walks[deed]();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // On its way down: a dialog keeps arrows to itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOpen]);
}

// A text that is being typed takes back its own letters.
function undoIn(target: Element): 'undo' | undefined {
  return isTextField(target) && !isSaved(target) && !target.matches('.select') ? undefined : 'undo';
}

function walkBy(event: KeyboardEvent, target: Element) {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (isTextField(target) || target.matches(pressedOtherwise)) return undefined;
  if (event.key === 'ArrowUp' || event.key === 'k') return 'onBefore';
  return event.key === 'ArrowDown' || event.key === 'j' ? 'onNext' : undefined;
}

function isUndo(event: KeyboardEvent): boolean {
  const hasMod = isMac ? event.metaKey : event.ctrlKey;
  return hasMod && !event.shiftKey && event.key.toLowerCase() === 'z';
}
