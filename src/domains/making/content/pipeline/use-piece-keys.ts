import type { KeyboardEvent } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/** What the keys do with the piece that has the focus, or with all that is selected. */
export interface PieceKeys {
  move: (steps: number) => void;
  select: () => void;
  open: () => void;
  push: (steps: number) => void;
  remove: () => void;
  canEdit: boolean;
}

const group = 'On a piece';
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of the table of content: letters anywhere on its page, the others inside it. */
export function usePieceKeys(keys: PieceKeys) {
  const { move, push, canEdit } = keys;
  const enabled = canEdit;
  useShortcut('j', () => move(1), { label: 'Next piece', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous piece', group, repeats: true });
  useShortcut('e', keys.open, { label: 'Open', group });
  useShortcut('x', keys.select, { label: 'Select', group, enabled });
  useShortcut(']', () => push(1), { label: 'To the next stage', group, enabled });
  useShortcut('[', () => push(-1), { label: 'To the stage before', group, enabled });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // Menus opened from here are elsewhere on the page and have keys of their own.
    if (hasModifier || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const step = steps[key];
    const isOnTrigger = target.ariaHasPopup === 'menu';
    if (step && !isOnTrigger) move(step);
    else if (key === 'Delete' && canEdit) keys.remove();
    else return;
    event.preventDefault();
  };
}
