import type { Cursor } from '#shared/contracts/pages.ts';
import { feedContract, writeCursors } from '#shared/contracts/feed-contract.ts';
import type { Change } from '#shared/contracts/feed-events.ts';
import { urlOf } from '#client/sync/api.ts';
import { mergeFeed } from './changes.ts';
import { onListRead, setFollowed } from './freshness.ts';
import { heardFromServer, isOnline, onOnlineChange } from './online.ts';
import {
  advancePositions,
  allPositions,
  noteHeard,
  positionOf,
  removePosition,
  setPosition,
  setPositionBack,
} from '#client/sync/live/positions.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { signal } from './signal.ts';
import { leadAmongTabs, onTabMessage, tellTabs } from './tabs.ts';
import type { Truth } from '#client/sync/truth.ts';

const frameMs = 16;
const firstWaitMs = 500;
const longestWaitMs = 30_000;
const silenceMs = 60_000;
const lookEveryMs = 5_000;
/** After this many failures in a row the lists are read again when they are old, as without feed. */
const failuresUntilAlone = 3;

interface Feed {
  /** Where the streams of this connection began: everything after comes through it. */
  from: Map<string, Cursor>;
  reopen: () => void;
}
let feed: Feed | undefined;
const changesMissed = signal();
/**
 * Called when the feed cannot tell of everything that came: a stream ended, or went on from too far.
 * Lists with a cursor are read anew by themselves.
 */
export const onChangesMissed = changesMissed.listen;
let waiting: Change[] = [];
let frame: ReturnType<typeof setTimeout> | undefined;
let stopLeading: (() => void) | undefined;
let isStarted = false;

/**
 * Follows all changes, in one tab for the whole browser: with a connection in each, the sixth tab
 * of a browser could load nothing any more. `onRefused` finds out whether the session has ended.
 */
export function startFeed(options: { userId: string; onRefused: () => void }): void {
  stopFeed();
  isStarted = true;
  setFollowed(true);
  stopLeading = leadAmongTabs(`feed-${options.userId}`, () => lead(options.onRefused));
  // Another tab may lead already: it brings what came after the stored lists.
  tellTabs('follow', { cursors: allPositions() });
}

export function stopFeed(): void {
  isStarted = false;
  stopLeading?.();
  stopLeading = undefined;
  clearTimeout(frame);
  frame = undefined;
  waiting = [];
  setFollowed(false);
}

/** Holds the connection open until it is told to stop. */
function lead(onRefused: () => void): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastHeard = Date.now();

  function open(): void {
    close();
    lastHeard = Date.now();
    const asked = allPositions();
    const query = asked.length > 0 ? { since: writeCursors(asked) } : {};
    source = new EventSource(urlOf(feedContract.follow, { query }));
    const hear = <Data>(name: string, listener: (data: Data) => void) =>
      source?.addEventListener(name, (event: MessageEvent<string>) => {
        lastHeard = Date.now();
        noteHeard();
        // Our own server writes these events, in the shapes of shared/contracts/feed-events.ts.
        listener(JSON.parse(event.data) as Data);
      });
    hear<{ cursors: Cursor[] }>('hello', ({ cursors }) => {
      failures = 0;
      heardFromServer();
      setFollowed(true);
      began(cursors, new Set(asked.map((cursor) => cursor.stream)));
      tellTabs('hello', { from: cursors });
    });
    hear<{ changes: Change[] }>('changes', ({ changes }) => {
      arrived(changes);
      tellTabs('changes', { changes });
    });
    hear<Cursor>('reload', (cursor) => {
      reload(cursor);
      tellTabs('reload', cursor);
    });
    hear('ping', () => tellTabs('heard', {}));
    hear('reconnect', () => later(firstWaitMs));
    source.addEventListener('error', () => {
      const isRefused = source?.readyState === EventSource.CLOSED;
      failures += 1;
      if (failures === failuresUntilAlone) {
        readOldLists();
        tellTabs('alone', {});
      }
      // An EventSource does not say with which status it was refused.
      if (isRefused && isOnline()) onRefused();
      later(Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs));
    });
  }

  // The browser would connect again by itself, but from the cursors of the first time.
  function close(): void {
    clearTimeout(retry);
    retry = undefined;
    source?.close();
    source = undefined;
  }

  function later(waitMs: number): void {
    close();
    retry = setTimeout(open, waitMs * (0.5 + Math.random()));
  }

  const watchdog = setInterval(() => {
    if (source && Date.now() - lastHeard > silenceMs) open();
  }, lookEveryMs);
  const stopListening = onOnlineChange(() => {
    if (isOnline() && !source) open();
  });
  feed = { from: new Map(), reopen: () => later(frameMs) };
  open();
  return () => {
    clearInterval(watchdog);
    stopListening();
    close();
    feed = undefined;
  };
}

/** A connection begins at the cursors it asked for, and at present for the other streams. */
function began(cursors: Cursor[], asked: ReadonlySet<string>): void {
  if (feed) feed.from = new Map(cursors.map((cursor) => [cursor.stream, cursor]));
  missEnded(cursors);
  for (const cursor of cursors) {
    const known = positionOf(cursor.stream);
    if (!known) setPosition(cursor);
    // A list was read while the connection was made, and lacks what came before that began.
    else if (!asked.has(cursor.stream) && known.seq < cursor.seq) feed?.reopen();
  }
}

function missEnded(followed: readonly Cursor[]): void {
  const streams = new Set(followed.map((cursor) => cursor.stream));
  const ended = allPositions().filter(({ stream }) => !streams.has(stream));
  for (const { stream } of ended) removePosition(stream);
  if (ended.length > 0) changesMissed.tell();
}

/** Gathers what arrives within a frame, so that the page changes once. */
function arrived(changes: readonly Change[]): void {
  waiting.push(...changes);
  frame ??= setTimeout(mergeWaiting, frameMs);
}

function mergeWaiting(): void {
  frame = undefined;
  const changes = waiting;
  waiting = [];
  mergeFeed(changes);
  // Only now: a tab that ends in between has to get these again.
  advancePositions(changes);
}

/** What came before cannot be told one by one any more: the lists in use are read anew. */
function reload(cursor: Cursor): void {
  setPosition(cursor);
  feed?.from.set(cursor.stream, cursor);
  const predicate = ({ state }: { state: { data: unknown } }) =>
    isListOf(state.data, cursor.stream);
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.invalidateQueries({ predicate });
  changesMissed.tell();
}

function isListOf(data: unknown, stream: string): boolean {
  if (typeof data !== 'object' || data === null || !('cursor' in data)) return false;
  // Nothing but the lists of collections has a cursor.
  return (data as Truth).cursor.stream === stream;
}

// Without feed nothing tells whether a list is old: the rules of spec section 9 hold instead.
function readOldLists(): void {
  setFollowed(false);
  void queryClient.refetchQueries({ type: 'active', stale: true });
}

/** A list that was read from before the connection lacks what came between. */
onListRead((cursor) => {
  const from = feed?.from.get(cursor.stream);
  if (!from) {
    // Of two lists that were read together the older one says where to begin.
    setPositionBack(cursor);
    if (!feed) tellTabs('follow', { cursors: [cursor] });
    return;
  }
  if (!positionOf(cursor.stream)) setPosition(cursor);
  if (from.epoch !== cursor.epoch || cursor.seq >= from.seq) return;
  setPosition(cursor);
  feed?.reopen();
});

onTabMessage('hello', ({ from }) => {
  setFollowed(true);
  noteHeard();
  missEnded(from);
  const behind: Cursor[] = [];
  for (const cursor of from) {
    const known = positionOf(cursor.stream);
    if (!known) setPosition(cursor);
    else if (known.epoch === cursor.epoch && known.seq < cursor.seq) behind.push(known);
  }
  // The connection of a tab that leads since a moment ago began further on than this one stands.
  if (behind.length > 0) tellTabs('follow', { cursors: behind });
});
onTabMessage('changes', ({ changes }) => {
  if (!isStarted) return;
  noteHeard();
  arrived(changes);
});
onTabMessage('heard', noteHeard);
onTabMessage('alone', readOldLists);
onTabMessage('reload', reload);
onTabMessage('follow', ({ cursors }) => {
  if (!feed) return;
  let isBehind = false;
  for (const cursor of cursors) {
    const known = positionOf(cursor.stream);
    // Of a workspace that this connection is older than.
    const isNew = !feed.from.has(cursor.stream);
    if (!isNew && (known?.epoch !== cursor.epoch || known.seq <= cursor.seq)) continue;
    setPosition(cursor);
    isBehind = true;
  }
  if (isBehind) feed.reopen();
  else tellTabs('hello', { from: [...feed.from.values()] });
});
