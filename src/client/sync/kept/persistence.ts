import type { Query } from '@tanstack/react-query';
import type { Change } from '#shared/contracts/feed-events.ts';
import { adoptStored } from './adoption.ts';
import { inPauses } from './in-pauses.ts';
import { forgetUnkept, isUnsent, journal } from './journal.ts';
import { isOnline } from '#client/sync/live/online.ts';
import { clearPending, pendingCount } from '#client/sync/pending.ts';
import {
  allPositions,
  clearPositions,
  lastHeardAt,
  onHeard,
  onMerged,
  onStreamLeft,
  positionOf,
  setPositionBack,
  takeUpHeardAt,
} from '#client/sync/live/positions.ts';
import { day, minute, queryClient, staleAfterMs } from '#client/sync/query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import {
  changeStore,
  closeStore,
  deleteOtherStores,
  deleteStore,
  eraseAllBut,
  openStore,
  readStore,
  storeUserId,
  userKey,
} from './store.ts';
import { isStoredPosition, standingOf, type StoredPosition, streamOf } from './stored-positions.ts';
import { forgetPacked, packed, unpacked } from './stored-rows.ts';
import { isList, isRow, isSound, isStoredQuery, type StoredQuery } from './stored-shapes.ts';

/** Counted up when stored queries are no longer what the code expects; operations outlive it. */
const schemaVersion = 6;
const writeEveryMs = 1_000;
/** Without news the time of being in step is written this often. */
const sayInStepEveryMs = 10 * minute;
const queryPrefix = 'query:';
const positionPrefix = 'position:';
/** What stays in localStorage when somebody signs out: how this screen looks, not what was in it. */
const keptKeys: readonly string[] = ['dayslate.theme', 'dayslate.sidebar', 'dayslate.record'];

const dirty = new Map<string, Query>();
const erased = new Set<string>();
// Streams that have moved since their position was written.
const moved = new Set<string>();
let saidInStepAt = 0;
// By list, where its stream stood when it was last written: a copy on disk from before does not count.
const writtenAt = new Map<string, { stream: string; seq: number }>();
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;
let hasRestored = false;
let readingAnew: Promise<void> | undefined;

/**
 * Opens the database of a user and puts what it holds on screen: queries of the last 24 hours, then
 * the operations that were not answered. Call it before the first render.
 */
export async function restore(userId: string): Promise<void> {
  openStore(userId);
  forgetUnkept(userId);
  watch();
  void deleteOtherStores();
  const entries = await readStore();
  const streams = new Map<string, StoredPosition>();
  for (const [key, value] of entries) {
    if (!key.startsWith(positionPrefix) || !isStoredPosition(value)) continue;
    streams.set(value.cursor.stream, value);
    takeUpHeardAt(value.heardAt);
  }
  for (const [key, value] of entries) {
    if (key.startsWith(queryPrefix)) restoreQuery(key, value, streams);
  }
  for (const stream of streams.keys()) if (!positionOf(stream)) erased.add(positionPrefix + stream);
  adoptStored(entries);
  void journal.probe();
}

// What cannot be read is dropped, and read from the server like what was never here.
function restoreQuery(
  key: string,
  stored: unknown,
  streams: ReadonlyMap<string, StoredPosition>,
): void {
  if (!isStoredQuery(stored)) return void erased.add(key);
  const hash = key.slice(queryPrefix.length);
  const { position, updatedAt } = stored;
  const standing = standingOf(hash, stored, position ? streams.get(position.stream) : undefined);
  if (position && !standing) return void erased.add(key);
  const age = Date.now() - (standing?.inStepAt ?? updatedAt);
  // By a clock that ran ahead the wrong days were read, and nothing tells how old it is.
  const isOld = age > day || age < -minute || Date.now() - updatedAt < -minute;
  if (isOld || stored.schemaVersion !== schemaVersion) return void erased.add(key);
  // Already read from the server: this is older.
  if (queryClient.getQueryData(stored.queryKey) !== undefined) return;
  if (!isSound(stored.data)) return void erased.add(key);
  const data = unpacked(hash, stored.data, {
    isSound: isList(stored.data) ? isRow : () => true,
    onTorn: () => dropTorn(hash, stored.queryKey),
  });
  // What the feed cannot bring up to date is shown, and read again.
  const readAt = standing ? updatedAt : Math.min(updatedAt, Date.now() - staleAfterMs);
  queryClient.setQueryData([...stored.queryKey], data, { updatedAt: readAt });
  hasRestored = true;
  dirty.delete(hash);
  if (!position || !standing) return;
  writtenAt.set(hash, { stream: position.stream, seq: position.seq });
  // The feed has to go on from where the list of a stream stands that is furthest behind.
  setPositionBack(standing.position);
}

/** Whether a page that breaks may do so over what was stored here, and would not if that were read anew. */
export function mayReadAnew(): boolean {
  return hasRestored && !readingAnew && isOnline();
}

/** Drops all that was stored but what was never sent, once: it comes from the server again. */
export function readAnew(): Promise<void> {
  readingAnew ??= eraseAllBut(isUnsent).then(() => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  });
  return readingAnew;
}

// Found when somebody looks at its rows, who is told in a moment: that may be while a page is drawn.
function dropTorn(hash: string, queryKey: readonly unknown[]): void {
  dirty.delete(hash);
  writtenAt.delete(hash);
  forgetPacked(hash);
  erased.add(queryPrefix + hash);
  writeSoon();
  queueMicrotask(() => {
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
    void queryClient.resetQueries({ queryKey, exact: true });
  });
}

/** Writes what has changed since the last time, and how far its streams have come: all or nothing. */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const lists = [...dirty];
  const erase = [...erased];
  const queries = lists.map(([hash, { queryKey, state }]): [string, StoredQuery] => {
    const { data, dataUpdatedAt: updatedAt } = state;
    const position = positionOf(streamOf(data) ?? '') ?? null;
    if (position) {
      moved.add(position.stream);
      writtenAt.set(hash, position);
    }
    const stored = { schemaVersion, queryKey, data: packed(hash, data), updatedAt, position };
    return [queryPrefix + hash, stored];
  });
  const positions = [...moved].flatMap(positionEntry);
  dirty.clear();
  erased.clear();
  moved.clear();
  if (positions.length > 0) saidInStepAt = Date.now();
  if (await changeStore([...queries, ...positions], erase)) return;
  // For the next time, unless something else has become of them since.
  for (const [hash, query] of lists) if (!erased.has(queryPrefix + hash)) dirty.set(hash, query);
  for (const key of erase) if (!dirty.has(key.slice(queryPrefix.length))) erased.add(key);
}

// Of a stream without lists, one that was lost say, nothing is kept.
function positionEntry(stream: string): [string, StoredPosition][] {
  const cursor = positionOf(stream);
  const quiet = [...writtenAt].filter(([, at]) => at.stream === stream);
  if (!cursor || quiet.length === 0) return [];
  const quietSince = Object.fromEntries(quiet.map(([hash, { seq }]) => [hash, seq]));
  return [[positionPrefix + stream, { cursor, heardAt: lastHeardAt(), quietSince }]];
}

/**
 * Forgets everything of the user in this browser. `keepUnsent` leaves operations that were never
 * sent for the same person to come back to: a session that ran out must not cost them their work.
 */
export async function wipe({ keepUnsent = false } = {}): Promise<void> {
  const userId = storeUserId();
  const keepJournal = keepUnsent && (await hasUnsent());
  clearTimeout(timer);
  timer = undefined;
  setScope({ userId: null, workspaceId: null });
  if (keepJournal) await eraseAllBut(isUnsent);
  else await deleteStore();
  closeStore();
  queryClient.clear();
  clearPending();
  if (!keepUnsent) forgetUnkept();
  clearPositions();
  dirty.clear();
  erased.clear();
  moved.clear();
  writtenAt.clear();
  forgetPacked();
  forgetLocalStorage(userId);
  await forgetApiCaches();
}

async function hasUnsent(): Promise<boolean> {
  return pendingCount() > 0 || (await readStore()).some(([key]) => isUnsent(key));
}

function forgetLocalStorage(userId: string | null): void {
  if (typeof localStorage === 'undefined') return;
  const present = localStorage.getItem(userKey);
  // A tab that slept while somebody else signed in: what is theirs stays.
  const isElsewhere = userId !== null && present !== null && present !== userId;
  for (const key of Object.keys(localStorage)) {
    if (keptKeys.includes(key) || (isElsewhere && !key.endsWith(userId))) continue;
    localStorage.removeItem(key);
  }
}

// The service worker keeps the app's own files only; should content ever get in, it leaves here.
async function forgetApiCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.startsWith('/api/')) await cache.delete(request);
    }
  }
}

function watch(): void {
  if (watching) return;
  watching = true;
  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const { queryHash: hash } = query;
    if (query.meta?.persist === false) return;
    if (event.type === 'removed' || query.state.isInvalidated) {
      // A list known to have a gap must not come back from the disk as whole.
      dirty.delete(hash);
      writtenAt.delete(hash);
      forgetPacked(hash);
      erased.add(queryPrefix + hash);
    } else if (event.type === 'updated' && event.action.type === 'success') {
      erased.delete(queryPrefix + hash);
      dirty.set(hash, query);
    } else {
      return;
    }
    writeSoon();
  });
  onMerged(noteMerged);
  onStreamLeft((stream) => {
    for (const [hash, at] of writtenAt) if (at.stream === stream) writtenAt.delete(hash);
    erased.add(positionPrefix + stream);
    writeSoon();
  });
  onHeard(() => {
    if (Date.now() - saidInStepAt < sayInStepEveryMs) return;
    noteInStep();
    writeSoon();
  });
  if (typeof document === 'undefined') return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leaveWritten();
  });
  window.addEventListener('pagehide', leaveWritten);
}

function leaveWritten(): void {
  noteInStep();
  void flush();
}

function noteInStep(): void {
  for (const { stream } of allPositions()) moved.add(stream);
}

// A list that changes came for is written, also where it had them: another tab's copy may lack them.
function noteMerged(changes: readonly Change[]): void {
  for (const { stream, domain } of changes) {
    moved.add(stream);
    const query = queryClient.getQueryCache().find({ queryKey: [domain, stream], exact: true });
    const { data, isInvalidated = true } = query?.state ?? {};
    if (query && !isInvalidated && query.meta?.persist !== false && streamOf(data) === stream)
      dirty.set(query.queryHash, query);
  }
  writeSoon();
}

function writeSoon(): void {
  timer ??= setTimeout(() => inPauses(writing(), writeEveryMs), writeEveryMs);
}

// The texts of 10,000 rows take a frame: made one list at a time, they are there when all are written.
function* writing() {
  for (const [hash, { state }] of dirty) yield () => void packed(hash, state.data);
  yield () => void flush();
}
