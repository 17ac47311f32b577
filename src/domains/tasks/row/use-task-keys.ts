import type { KeyboardEvent } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/** What the keys do with the task that has the focus. */
export interface TaskKeys {
  move: (steps: number) => void;
  complete: () => void;
  /** Where rows can be selected X does that; Space completes everywhere. */
  select?: () => void;
  edit: () => void;
  postpone: () => void;
  remove: () => void;
  categorise: (place: number) => void;
  /** Lists in an order of their own: the task goes some places up or down. */
  place?: (steps: number) => void;
}

const group = 'On a task';
const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of a list of tasks: letters anywhere on its page, the others inside it. */
export function useTaskKeys(keys: TaskKeys) {
  const { move, complete, select, edit, postpone, categorise } = keys;
  useShortcut('j', () => move(1), { label: 'Next task', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous task', group, repeats: true });
  useShortcut('x', select ?? complete, { label: select ? 'Select' : 'Done', group });
  useShortcut('e', edit, { label: 'Edit', group });
  useShortcut('t', postpone, { label: 'To tomorrow', group });
  useCategoryKeys(categorise);
  return (event: KeyboardEvent<HTMLElement>) => pressed(event, keys);
}

// Written out, because hooks cannot be called in a loop.
function useCategoryKeys(categorise: (place: number) => void): void {
  const options = { label: 'Category', group };
  useShortcut('1', () => categorise(1), options);
  useShortcut('2', () => categorise(2), options);
  useShortcut('3', () => categorise(3), options);
  useShortcut('4', () => categorise(4), options);
  useShortcut('5', () => categorise(5), options);
  useShortcut('6', () => categorise(6), options);
  useShortcut('7', () => categorise(7), options);
  useShortcut('8', () => categorise(8), options);
}

function pressed(event: KeyboardEvent<HTMLElement>, keys: TaskKeys): void {
  const { key, target, currentTarget } = event;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // Menus opened from here are elsewhere on the page and have keys of their own.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (event.altKey) {
    if (!steps[key] || !keys.place) return;
    keys.place(steps[key]);
    event.preventDefault();
    return;
  }
  const isOnTitle = target.matches('.task-title');
  if (steps[key]) keys.move(steps[key]);
  else if (key === ' ' && isOnTitle) keys.complete();
  else if (key === 'Delete') keys.remove();
  else return;
  event.preventDefault();
}
