import { type RefObject, useState } from 'react';
import { useWalkedLists } from '#client/record/walked-lists.ts';

const framesToWait = 10;

/**
 * Where the keys are in a list of rows; a long list holds only those in sight on the page. With the
 * name 'task' a row is marked `data-task={id}`, and what has its focus has the id `task-{id}`.
 */
export function useRowFocus<R extends { id: string }>(
  list: RefObject<HTMLElement | null>,
  listed: readonly R[],
  name: string,
) {
  const [activeId, setActiveId] = useState<string>();
  useWalkedLists([{ rows: listed, place: `${name}s` }]);
  /** The one row that Tab reaches. */
  const active = activeId === undefined ? undefined : listed.find((row) => row.id === activeId);
  const reachable = active ?? listed[0];

  /** The row that has the focus, or undefined when the focus is elsewhere. */
  function focused(): R | undefined {
    if (!list.current?.contains(document.activeElement)) return undefined;
    // What has it may show another row by now.
    const element = document.activeElement?.closest<HTMLElement>(`[data-${name}]`);
    const id = element?.dataset[name] ?? activeId;
    return listed.find((row) => row.id === id);
  }
  /** Where the keys begin: at the last row they were on, or at the first in sight. */
  function start(): R | undefined {
    if (!reachable || document.getElementById(`${name}-${reachable.id}`)) return reachable;
    const inSight = [...(list.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])].find(
      (element) => element.getBoundingClientRect().top >= 0,
    );
    return listed.find(({ id }) => id === inSight?.dataset[name]);
  }
  function moveTo(id: string, how: FocusOptions = {}) {
    setActiveId(id);
    focusRow(`${name}-${id}`, how);
  }
  function move(steps: number) {
    const row = focused();
    const next = row ? listed[listed.indexOf(row) + steps] : start();
    if (next) moveTo(next.id);
  }
  // Whoever works by keyboard goes on with the next row, not at the top of the page.
  function leave(row: R) {
    const at = listed.indexOf(row);
    const next = listed[at + 1] ?? listed[at - 1];
    if (focused() === row && next) focusRow(`${name}-${next.id}`);
  }
  function withFocused(act: (row: R) => void) {
    const row = focused();
    if (row) act(row);
  }
  return { activeId, setActiveId, reachable, focused, move, moveTo, leave, withFocused };
}

/** Puts the focus on a row, which a long list may still have to bring onto the page. */
function focusRow(id: string, how: FocusOptions = {}, frames = framesToWait): void {
  if (frames === 0) return;
  const row = document.getElementById(id);
  if (row) row.focus(how);
  else requestAnimationFrame(() => focusRow(id, how, frames - 1));
}
