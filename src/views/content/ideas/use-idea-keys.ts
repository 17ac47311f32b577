import type { KeyboardEvent } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/** What the keys do with the idea that has the focus, or with all that is selected. */
export interface IdeaKeys {
  move: (steps: number) => void;
  select: () => void;
  open: () => void;
  shortlist: () => void;
  addToPipeline: () => void;
  remove: () => void;
  canEdit: boolean;
}

const group = 'On an idea';
const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
};

/** The keys of a list of ideas: letters anywhere on its page, the others inside it. */
export function useIdeaKeys(keys: IdeaKeys) {
  const { move, canEdit } = keys;
  useShortcut('j', () => move(1), { label: 'Next idea', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous idea', group, repeats: true });
  useShortcut('x', keys.select, { label: 'Select', group, enabled: canEdit });
  useShortcut('e', keys.open, { label: 'Open', group });
  useShortcut('s', keys.shortlist, { label: 'Shortlist', group, enabled: canEdit });
  useShortcut('p', keys.addToPipeline, { label: 'Add to pipeline', group, enabled: canEdit });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // Menus opened from here are elsewhere on the page and have keys of their own.
    if (hasModifier || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const step = steps[key];
    if (step) move(step);
    else if (key === 'Delete' && canEdit) keys.remove();
    else return;
    event.preventDefault();
  };
}
