import { useEffect, useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';

const changed = signal();
let name: string | undefined;

/** Names the page after the record that it shows, for the document's title and the breadcrumb. */
export function usePageName(own: string | undefined): void {
  useEffect(() => {
    if (own === undefined) return;
    name = own;
    changed.tell();
    return () => {
      name = undefined;
      changed.tell();
    };
  }, [own]);
}

/** The name that the page on screen gave itself. */
export function useOwnPageName(): string | undefined {
  return useSyncExternalStore(changed.listen, () => name);
}
