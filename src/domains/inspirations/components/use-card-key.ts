import { useShortcut } from '#client/shortcuts.tsx';

/** C puts the card that has the focus, or lies under the pointer, into collections. */
export function useCardKey(onSort: (id: string) => void, isEnabled: boolean): void {
  useShortcut(
    'c',
    () => {
      const card =
        document.querySelector<HTMLElement>('.inspiration:has(:focus-visible)') ??
        document.querySelector<HTMLElement>('.inspiration:hover');
      const id = card?.dataset['inspiration'];
      if (id) onSort(id);
    },
    { label: 'Put into collections', group: 'On this page', enabled: isEnabled },
  );
}
