import { useSyncExternalStore } from 'react';
import { onLeft } from './session.ts';
import { signal } from './signal.ts';

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

  function show(next: Asked<Request> | undefined): void {
    asked = next;
    changed.tell();
  }
  // Whoever signs in next must not meet what the last one had open.
  onLeft(() => show(undefined));

  function close(turn: number): void {
    // It stays until it has faded out.
    if (asked?.turn === turn) show({ ...asked, isOpen: false });
  }

  return {
    ask: (request: Request) => show({ request, isOpen: true, turn: (asked?.turn ?? 0) + 1 }),
    /** What is asked for, where it appears; undefined before anything was. */
    useAsked() {
      const current = useSyncExternalStore(changed.listen, () => asked);
      return current && { ...current, onClose: () => close(current.turn) };
    },
  };
}
