import { type RefObject, useState } from 'react';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { useSelection } from './use-selection.ts';

/** The rows of a table that are selected: by their squares, or with X where the focus is. */
export function useRowSelection<R extends { id: string }>(
  table: RefObject<HTMLTableElement | null>,
  listed: readonly R[],
  isEnabled: boolean,
) {
  const selection = useSelection(listed);
  // On phones there is no pointer to bring the squares out.
  const [isAsked, setAsked] = useState(false);
  const isSelecting = isAsked || selection.selected.length > 0;

  function selectFocused() {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-row-id]');
    const id = table.current?.contains(row ?? null) && row?.dataset['rowId'];
    if (id) selection.select(id, false);
  }
  function clear() {
    selection.clear();
    setAsked(false);
  }
  useShortcut('x', selectFocused, { label: 'Select', group: 'On this page', enabled: isEnabled });
  return {
    ...selection,
    clear,
    isSelecting,
    toggle: () => (isSelecting ? clear() : setAsked(true)),
    /** What a bar is told of it. */
    bulk: {
      selected: selection.selected,
      total: listed.length,
      onSelectAll: selection.selectAll,
      onClear: clear,
    },
  };
}

/** What rows and heads of a table need of it. */
export type RowSelection = Pick<
  ReturnType<typeof useRowSelection>,
  'has' | 'select' | 'isSelecting' | 'toggle'
>;
