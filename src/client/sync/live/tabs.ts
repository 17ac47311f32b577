import { newId } from '#shared/ids.ts';
import type { Cursor } from '#shared/contracts/pages.ts';
import type { Change } from '#shared/contracts/feed-events.ts';
import type { Failure, PendingOperation } from '#client/sync/pending.ts';
import { storeUserId } from '#client/sync/kept/store.ts';

/** What the tabs of one browser tell each other, by name. */
interface Messages {
  /** A tab has a new operation, and sends it. */
  operation: { operation: PendingOperation; owner: string };
  /** An operation was answered; `failure` if it was refused. */
  settled: { operationId: string; output: unknown; failure: Failure | null };
  /** The tab `owner` now sends the operations of one that is gone. */
  adopted: { operationIds: string[]; owner: string };
  /** A failure was dismissed or is tried again. */
  cleared: { operationId: string };
  /** The leader's feed: what it follows and from where on. */
  hello: { from: Cursor[] };
  changes: { changes: Change[] };
  /** The leader's feed lives, though it has nothing new. */
  heard: object;
  reload: Cursor;
  /** The leader's feed cannot be had at present. */
  alone: object;
  /** A tab needs what came after these cursors. */
  follow: { cursors: Cursor[] };
  signedOut: { keepUnsent: boolean };
  /** Somebody signed in, in all tabs: they share the cookie. */
  entered: { userId: string };
}
type Name = keyof Messages;
type Listener<N extends Name> = (message: Messages[N]) => void;

/** This tab, until it is closed or loaded anew. */
export const tabId = newId();

const listeners = new Map<Name, Set<(message: never) => void>>();
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('dayslate');
channel?.addEventListener('message', ({ data }: MessageEvent) => {
  // Only our own tabs write to this channel, in the shape of `tellTabs`.
  const { userId, name, message } = data as { userId: string; name: Name; message: never };
  if (userId !== storeUserId() && name !== 'entered') return;
  for (const listener of listeners.get(name) ?? []) listener(message);
});

/** Tells the other tabs of the same user. */
export function tellTabs<N extends Name>(name: N, message: Messages[N]): void {
  const userId = storeUserId();
  if (userId) channel?.postMessage({ userId, name, message });
}

/** Listens to the other tabs of the same user. */
export function onTabMessage<N extends Name>(name: N, listener: Listener<N>): void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener));
}

const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
const lockOf = (tab: string) => `dayslate-tab-${tab}`;
// A lock ends with its tab, however the tab ends: that is how the others learn of it.
void locks?.request(lockOf(tabId), () => new Promise(() => undefined));

/** Whether this browser can tell when another tab ends: not on pages served without TLS. */
export const knowsEnds = locks !== undefined;

/** Runs `work` once a tab is gone, in one tab at a time. Without locks every other tab counts as gone. */
export async function afterTab(tab: string, work: () => Promise<void>): Promise<void> {
  if (!locks || tab === tabId) return work();
  await locks.request(lockOf(tab), work);
}

/** Runs `lead` in one tab of all that ask, and in another when that one ends; gives how to stop. */
export function leadAmongTabs(name: string, lead: () => () => void): () => void {
  const stopping = new AbortController();
  if (!locks) {
    stopping.signal.addEventListener('abort', lead());
    return () => stopping.abort();
  }
  locks
    .request(`dayslate-${name}`, { signal: stopping.signal }, () => {
      const stop = lead();
      return new Promise<void>((resolve) => {
        stopping.signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      });
    })
    // Stopped while waiting for its turn.
    .catch(() => undefined);
  return () => stopping.abort();
}
