import { type MouseEvent, useState } from 'react';
import type { CalendarActions, CalendarEntry, CalendarSource } from '#client/words/calendar.ts';
import { daysBetween } from '#client/words/dates.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { useSelection } from '#client/list/use-selection.ts';
import { clearDates, shiftPosts } from '#views/content/posts/plan-many.ts';

interface Context {
  source: CalendarSource;
  /** The days on screen: what leaves them is not chosen any more. */
  days: readonly string[];
  canEdit: boolean;
}

/**
 * The posts that are worked on together. A click with Ctrl or Command chooses one, X the one that
 * has the focus, and while 'Select' is pressed every click does; dragging one then moves all.
 */
export function useChosenPosts({ source, days, canEdit }: Context) {
  const listed = days.flatMap(source.on);
  const selection = useSelection(listed);
  const [isAsked, setAsked] = useState(false);
  const { selected } = selection;
  const ids = selected.map(({ id }) => id);
  const isSelecting = canEdit && (isAsked || selected.length > 0);

  function clear() {
    selection.clear();
    setAsked(false);
  }
  function choose(target: EventTarget | null, isRange: boolean): boolean {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    const id = element?.dataset['entry'];
    if (id === undefined || !listed.some((entry) => entry.id === id)) return false;
    selection.select(id, isRange);
    return true;
  }
  function onClickCapture(event: MouseEvent) {
    const hasMod = event.ctrlKey || event.metaKey;
    const isMeant = isAsked || hasMod || (event.shiftKey && selected.length > 0);
    if (!canEdit || !isMeant || !choose(event.target, event.shiftKey)) return;
    event.preventDefault();
    // It would open.
    event.stopPropagation();
  }
  useShortcut('x', () => choose(document.activeElement, false), {
    label: 'Select',
    group: 'On this page',
    enabled: canEdit,
  });

  const shown: CalendarSource = {
    ...source,
    on: (date) =>
      source.on(date).map((entry) => (selection.has(entry.id) ? chosen(entry, ids) : entry)),
  };
  return {
    source: selected.length > 0 ? shown : source,
    isSelecting,
    toggle: () => (isSelecting ? clear() : setAsked(true)),
    onClickCapture,
    bulk: {
      selected,
      total: listed.length,
      onSelectAll: selection.selectAll,
      onClear: clear,
    },
  };
}

function chosen(entry: CalendarEntry, ids: readonly string[]): CalendarEntry {
  if (ids.length < 2) return { ...entry, isChosen: true };
  const actions: CalendarActions = {
    ...entry.actions,
    move: (_, date) => shiftPosts(ids, daysBetween(entry.date, date)),
    unplace: () => clearDates(ids),
  };
  return { ...entry, isChosen: true, actions };
}
