import { useEffect, useSyncExternalStore } from 'react';
import { signal } from './signal.ts';

const changed = signal();
let forms = 0;

/** Says, as long as the form is on screen, whether something typed in it has not been saved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    count(1);
    return () => count(-1);
  }, [isUnsaved]);
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
