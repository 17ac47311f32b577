import type { RefObject } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';

/** J and K go through the rows of a table: to what is marked `data-row` in each. */
export function useTableKeys(table: RefObject<HTMLTableElement | null>): void {
  function move(steps: number) {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    rows[at === -1 ? 0 : at + steps]?.focus();
  }
  const group = 'On this page';
  useShortcut('j', () => move(1), { label: 'Next row', group, repeats: true });
  useShortcut('k', () => move(-1), { label: 'Previous row', group, repeats: true });
}
