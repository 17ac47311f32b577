import type { KeyboardEvent, RefObject } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/**
 * J and K go through the rows of a table, and arrows once one of them has the focus: to what is marked
 * `data-row` in each.
 */
export function useTableKeys(table: RefObject<HTMLTableElement | null>) {
  function move(steps: number) {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    rows[at === -1 ? 0 : at + steps]?.focus();
  }
  const group = 'On this page';
  useShortcut('j', () => move(1), { label: 'Next row', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous row', group, repeats: true });
  return {
    move,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const steps = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (!steps || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLElement) || !target.hasAttribute('data-row')) return;
      event.preventDefault();
      move(steps);
    },
  };
}
