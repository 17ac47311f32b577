import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';
import { namesRecord } from './record-address.ts';

const asked = signal();
let areAsked = false;

/** Fetches at once the places where dialogs and panels appear; else they come when the page is calm. */
export function askForHosts(): void {
  if (areAsked) return;
  areAsked = true;
  asked.tell();
}

/** Whether something waits to appear: a dialog that was asked for, or the record in the address. */
export function useAreHostsAsked(): boolean {
  const isNamed = useRouterState({ select: ({ location: { href } }) => namesRecord(href) });
  return useSyncExternalStore(asked.listen, () => areAsked) || isNamed;
}
