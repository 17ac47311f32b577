import { useSyncExternalStore } from 'react';
import { awaitDialog } from '#client/later/keys-ahead.ts';
import { askForHosts } from '#client/record/hosts.ts';
import { onLeft } from '#client/sync/live/session.ts';
import { signal } from '#client/sync/live/signal.ts';

interface Asked<Request> {
  request: Request;
  isOpen: boolean;
  /** Another one each time, as its key: nothing typed before shows up again. */
  turn: number;
}

/** A dialog or sheet that is asked for from anywhere and appears in one place. */
export function askedDialog<Request>() {
  const changed = signal();
  let asked: Asked<Request> | undefined;
  let stopWaiting = () => {};

  function show(next: Asked<Request> | undefined): void {
    asked = next;
    changed.tell();
  }
  // Whoever signs in next must not meet what the last one had open.
  onLeft(() => {
    stopWaiting();
    show(undefined);
  });

  function close(turn: number): void {
    if (asked?.turn !== turn) return;
    stopWaiting();
    // It stays until it has faded out.
    show({ ...asked, isOpen: false });
  }

  function ask(request: Request): void {
    stopWaiting = awaitDialog();
    askForHosts();
    show({ request, isOpen: true, turn: (asked?.turn ?? 0) + 1 });
  }

  /** Another one in what is open already. */
  function turnTo(request: Request): void {
    if (asked) show({ ...asked, request });
  }

  return {
    ask,
    turnTo,
    /** What is asked for, where it appears; undefined before anything was. */
    useAsked() {
      const current = useSyncExternalStore(changed.listen, () => asked);
      return current && { ...current, onClose: () => close(current.turn) };
    },
  };
}
