import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { signal } from './signal.ts';

const changed = signal();
let forms = 0;

/** How many of the forms in a dialog hold something unsaved: what it is told by them. */
export const UnsavedWithin = createContext<(change: (forms: number) => number) => void>(tellNobody);

function tellNobody(): void {}

/** Whether a dialog is around, which asks before what was typed in it goes. */
export function useIsWithinDialog(): boolean {
  return useContext(UnsavedWithin) !== tellNobody;
}

/**
 * Says, as long as the form is on screen, whether something typed in it has not been saved. A dialog
 * around it then asks before it closes.
 */
export function useUnsaved(isUnsaved: boolean): void {
  const tellDialog = useContext(UnsavedWithin);
  useEffect(() => {
    if (!isUnsaved) return;
    count(1);
    tellDialog((forms) => forms + 1);
    return () => {
      count(-1);
      tellDialog((forms) => forms - 1);
    };
  }, [isUnsaved, tellDialog]);
}

/** Whether any form on screen holds what would be lost by leaving. */
export function hasUnsaved(): boolean {
  return forms > 0;
}

/** The same, for showing it. */
export function useHasUnsaved(): boolean {
  return useSyncExternalStore(changed.listen, hasUnsaved);
}

function count(more: number): void {
  forms += more;
  changed.tell();
}
