import { useEffect } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

const group = 'On this page';
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
    group,
    enabled: isEnabled,
  });
  useShortcut('x', () => (inHand ? onSelect(inHand) : undefined), {
    label: 'Select',
    group,
    enabled: isEnabled,
  });
}

/** J and K go from card to card. */
export function useCardKeys(): void {
  useShortcut('j', () => move(1), { label: 'Next', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous', group, repeats: true });
}

function move(by: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-inspiration]')];
  const at = cards.findIndex((card) => card.dataset['inspiration'] === inHand);
  const next = at === -1 ? 0 : Math.min(Math.max(at + by, 0), cards.length - 1);
  cards[next]?.querySelector('button')?.focus();
}

function follow({ target }: Event): void {
  const card = target instanceof Element && target.closest<HTMLElement>('[data-inspiration]');
  inHand = (card || undefined)?.dataset['inspiration'];
}
