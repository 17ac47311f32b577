import { type RefObject, useState } from 'react';
import type { Task } from '#domains/tasks/schema.ts';

const framesToWait = 10;

/** Where the keys are in a list of tasks; a long list holds only those in sight on the page. */
export function useRowFocus(list: RefObject<HTMLElement | null>, listed: readonly Task[]) {
  const [activeId, setActiveId] = useState<string>();
  /** The one row that Tab reaches. */
  const reachable = listed.find((task) => task.id === activeId) ?? listed[0];

  /** The task that has the focus, or undefined when the focus is elsewhere. */
  function focused(): Task | undefined {
    const isHere = list.current?.contains(document.activeElement);
    return isHere ? listed.find((task) => task.id === activeId) : undefined;
  }
  /** Where the keys begin: at the last task they were on, or at the first in sight. */
  function start(): Task | undefined {
    if (!reachable || document.getElementById(`task-${reachable.id}`)) return reachable;
    const inSight = [...(list.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].find(
      (row) => row.getBoundingClientRect().top >= 0,
    );
    return listed.find(({ id }) => id === inSight?.dataset['task']);
  }
  function move(steps: number) {
    const task = focused();
    const next = task ? listed[listed.indexOf(task) + steps] : start();
    if (next) setActiveId(next.id);
    focusRow(next?.id);
  }
  // Whoever works by keyboard goes on with the next task, not at the top of the page.
  function leave(task: Task) {
    const at = listed.indexOf(task);
    if (focused() === task) focusRow((listed[at + 1] ?? listed[at - 1])?.id);
  }
  function withFocused(act: (task: Task) => void) {
    const task = focused();
    if (task) act(task);
  }
  return { activeId, setActiveId, reachable, focused, move, leave, withFocused };
}

/** Puts the focus on a task, which a long list may still have to bring onto the page. */
function focusRow(id: string | undefined, frames = framesToWait): void {
  if (!id || frames === 0) return;
  const title = document.getElementById(`task-${id}`);
  if (title) title.focus();
  else requestAnimationFrame(() => focusRow(id, frames - 1));
}
