import type { KeyboardEvent } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/** What the keys do with the item that has the focus. */
export interface RoutineKeys {
  move: (steps: number) => void;
  complete: () => void;
  edit: () => void;
  remove: () => void;
  /** To another place of its list. */
  place: (steps: number) => void;
  /** To the day before or after, when logging. */
  turn: (days: number) => void;
}

const group = 'On a routine item';
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of the routine: letters anywhere on its page, the others inside the lists. */
export function useRoutineKeys(keys: RoutineKeys, canEdit: boolean) {
  const { move, complete, edit, turn } = keys;
  useShortcut('j', () => move(1), { label: 'Next item', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous item', group, repeats: true });
  useShortcut('x', complete, { label: 'Done', group, enabled: canEdit });
  useShortcut('e', edit, { label: 'Edit', group, enabled: canEdit });
  useShortcut('[', () => turn(-1), { label: 'Day before', group, enabled: canEdit });
  useShortcut(']', () => turn(1), { label: 'Day after', group, enabled: canEdit });
  return (event: KeyboardEvent<HTMLElement>) => pressed(event, keys, canEdit);
}

function pressed(event: KeyboardEvent<HTMLElement>, keys: RoutineKeys, canEdit: boolean): void {
  const { key, target, currentTarget } = event;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // Menus opened from here are elsewhere on the page and have keys of their own.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (!target.closest('[data-item]')) return;
  const step = steps[key];
  if (event.altKey) {
    if (!step || !canEdit) return;
    keys.place(step);
  } else if (step) keys.move(step);
  else if (key === ' ' && canEdit && target.matches('.routine-title')) keys.complete();
  else if (key === 'Delete' && canEdit) keys.remove();
  else return;
  event.preventDefault();
}
