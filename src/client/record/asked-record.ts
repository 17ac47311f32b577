import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { addressedId, hereNow, namesRecord, writeAddress } from './record-address.ts';

interface Kind<Request> {
  /** What the address calls it: 'piece'. */
  kind: string;
  /** Whose panel is asked for; undefined for what has no address, such as a form for a new one. */
  idOf: (request: Request) => string | undefined;
  requestFor: (id: string) => Request;
}

/** A panel that is asked for from anywhere, appears in one place, and is held by the address. */
export function askedRecord<Request>({ kind, idOf, requestFor }: Kind<Request>) {
  const dialog = askedDialog<Request>();

  function write(request: Request): void {
    const id = idOf(request);
    writeAddress(id === undefined ? null : { kind, id });
  }

  return {
    ask(request: Request): void {
      write(request);
      dialog.ask(request);
    },
    /** What is asked for, where it appears. */
    useAsked() {
      const asked = dialog.useAsked();
      const isOpen = asked?.isOpen;
      const id = asked && idOf(asked.request);
      const router = useRouter();
      const href = useRouterState({ select: ({ location: { href: now } }) => now });
      useEffect(() => {
        const named = addressedId(kind);
        if (named && !(isOpen && named === id)) dialog.ask(requestFor(named));
        // Only a page that is come to asks by its address.
        // oxlint-disable-next-line react-hooks/exhaustive-deps
      }, [href]);
      // The page may have been on its way when it was asked for, or has changed its own words.
      useEffect(() => {
        if (isOpen && id) writeAddress({ kind, id });
      }, [isOpen, id, href]);
      if (!asked) return undefined;
      return {
        ...asked,
        onClose: () => {
          writeAddress(null);
          asked.onClose();
          // A page that came with it would write it back with its next filter.
          if (namesRecord(href)) router.history.replace(hereNow(), history.state);
        },
        /** Shows another one in the same panel. */
        onWalk: (to: string) => dialog.turnTo(requestFor(to)),
      };
    },
  };
}
