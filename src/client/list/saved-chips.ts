import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';
import type { ListPreset } from './list-words.ts';

/** Filters that were kept as chips. */
interface Chips {
  /** `page` is the path of a list, `query` what is asked for in the words of its address. */
  chips: readonly { id: string; page: string; name: string; query: string }[];
  save: (page: string, name: string, query: string) => void;
  remove: (id: string) => void;
}

let known: Chips = { chips: [], save: () => undefined, remove: () => undefined };
const changed = signal();

/** Says which there are; where they are kept is the affair of their domain. */
export function setChips(next: Chips): void {
  known = next;
  changed.tell();
}

/** The chips that somebody has kept of the list on screen, and the ways to keep and to drop one. */
export function useSavedChips() {
  const { chips, save, remove } = useSyncExternalStore(changed.listen, () => known);
  const page = useLocation({ select: ({ pathname }) => pathname });
  return {
    chips: chips.filter((chip) => chip.page === page).map(presetOf),
    remove,
    save: (name: string, words: ListPreset['words']) =>
      save(page, name, new URLSearchParams(words).toString()),
  };
}

function presetOf({ id, name, query }: Chips['chips'][number]): ListPreset {
  return { value: id, label: name, words: Object.fromEntries(new URLSearchParams(query)) };
}
