import { useEffect } from 'react';
import { useShortcut } from '#client/shortcuts.tsx';

let inHand: string | undefined;

/** The card that the pointer or the focus came to last, whichever was later. */
export function cardInHand(): string | undefined {
  return inHand;
}

/** Follows which card is in hand; C puts it into collections, X selects it. */
export function useCardInHand(
  { onSort, onSelect }: { onSort: (id: string) => void; onSelect: (id: string) => void },
  isEnabled: boolean,
): void {
  useEffect(() => {
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      inHand = undefined;
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  useShortcut('c', () => (inHand ? onSort(inHand) : undefined), {
    label: 'Put into collections',
    group: 'On this page',
    enabled: isEnabled,
  });
  useShortcut('x', () => (inHand ? onSelect(inHand) : undefined), {
    label: 'Select',
    group: 'On this page',
    enabled: isEnabled,
  });
}

function follow({ target }: Event): void {
  const card = target instanceof Element && target.closest<HTMLElement>('[data-inspiration]');
  inHand = (card || undefined)?.dataset['inspiration'];
}
