import { isOnline } from '#client/sync/live/online.ts';
import { hashKey, notifyManager } from '@tanstack/react-query';
import type { Cursor } from '#shared/contracts/pages.ts';
import type { Operation } from '#shared/contract.ts';
import { nilId } from '#shared/ids.ts';
import { call } from './api.ts';
import { isFollowed, tellListRead } from '#client/sync/live/freshness.ts';
import { keepSame } from './keep-same.ts';
import { type Effect, matches, overlay } from './overlay.ts';
import { effectsOn, onPendingChange } from './pending.ts';
import type { Part } from './kept/row-texts.ts';
import { isEmpty, partOf } from './kept/stored-rows.ts';
import { queryClient, staleAfterMs } from './query-client.ts';
import { partOfSelect } from '#client/sync/reading/part-select.ts';
import { type ReadPage, readPages } from '#client/sync/reading/read-pages.ts';
import { registerCollection } from './registry.ts';
import { seesMoneyHere } from '#client/record/sees-money.ts';
import {
  onScopeChange,
  onScopeForgotten,
  type ScopeKind,
  scopeIdOf,
} from '#client/sync/live/scope.ts';
import { signal } from '#client/sync/live/signal.ts';
import {
  hasSameRows,
  type Loaded,
  mergeChanges,
  type Row,
  type RowChange,
  storedRow,
  takeList,
  type Truth,
} from './truth.ts';

/** Picks from the rows; results are remembered by the function, so declare it outside components. */
export type Select<R, T> = (rows: readonly R[]) => T;

interface View<R extends Row> {
  truth: Truth<R> | undefined;
  effects: readonly Effect[];
  rows: (part?: Part) => readonly R[];
}

/** How the queries of rows are called that a list leaves out. */
export const moreNameOf = (name: string) => `${name} more`;

/** The rows of one collection: truth in the query cache, what is on screen made from it once. */
export function collectionRows<R extends Row>(options: {
  name: string;
  contract: { list: Operation };
  scope: ScopeKind;
  query?: (() => Record<string, unknown>) | undefined;
  /** How long a list is taken for fresh while no feed keeps it so (spec section 9). */
  freshMs?: number | undefined;
  /**
   * There is no list of all: rows come with `useMore` of what is on screen, the comments of one
   * campaign say, and stay in step from then on. They are not kept in the browser's database.
   */
  isReadInParts?: boolean | undefined;
  /** Its records are money: to whom that is not shown, there are none. */
  isOfMoney?: boolean | undefined;
  messages: { load: string };
}) {
  const { name, contract, scope, freshMs = staleAfterMs, isReadInParts = false } = options;
  const { isOfMoney = false } = options;
  const noRows: readonly R[] = [];
  const empty: View<R> = { truth: undefined, effects: [], rows: () => noRows };
  const views = new Map<string, View<R>>();
  const results = new WeakMap<Select<R, unknown>, { view: View<R>; result: unknown }>();
  // What arrived while a list was being read, or before it could be, by scope.
  const arrived = new Map<string, Map<string, RowChange<R>>>();
  const early = new Map<string, Truth<R>>();
  const changed = signal();
  let shown: View<R> | undefined;

  const keyOf = (scopeId: string) => [name, scopeId] as const;
  const moreName = moreNameOf(name);
  const queries = queryClient.getQueryCache();
  // Asked by all that is on screen after each change of anything: the name of its query is made once.
  const hashes = new Map<string, string>();
  function truthOf(scopeId: string): Truth<R> | undefined {
    const hash = hashes.get(scopeId) ?? hashKey(keyOf(scopeId));
    hashes.set(scopeId, hash);
    return queries.get<Truth<R>>(hash)?.state.data;
  }

  queryClient.setQueryDefaults([name], {
    queryFn: ({ queryKey, signal: aborted }) => readList(String(queryKey[1]), aborted),
    structuralSharing: (before, after) =>
      // Both were written by this file: a list just read, or truth with changes merged.
      take(before as Truth<R> | undefined, after as Loaded<R> | Truth<R>),
    staleTime: () => (isFollowed() ? Number.POSITIVE_INFINITY : freshMs),
    meta: { failedText: options.messages.load, persist: !isReadInParts },
  });

  queryClient.setQueryDefaults([moreName], {
    queryFn: async ({ queryKey: [, scopeId, query], signal: aborted }) => {
      // As `useMore` made it.
      const asked = query as Record<string, unknown>;
      const { rows, cursor } = await readAll(String(scopeId), asked, aborted);
      if (isReadInParts && cursor) tellListRead(cursor);
      merge(String(scopeId), rows.map(storedRow));
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failedText: options.messages.load, persist: false },
  });

  async function readList(scopeId: string, aborted: AbortSignal): Promise<Loaded<R>> {
    // What arrived before this request is in its answer.
    if (truthOf(scopeId)) arrived.delete(scopeId);
    const loaded = new Map<string, R>();
    let first: Cursor | null | undefined;
    const isKept = isOfMoney && !seesMoneyHere();
    const list = isReadInParts || isKept ? [] : [options.query?.() ?? {}];
    for (const query of [...list, ...moreOf(scopeId)]) {
      const part = await readAll(scopeId, query, aborted);
      first ??= part.cursor;
      for (const row of part.rows) loaded.set(row.id, row);
    }
    // A stream that nothing was written to yet has no cursor, nor has a list of which nothing was read.
    const cursor = first ?? { stream: scopeId, epoch: nilId, seq: 0 };
    if (first !== undefined) tellListRead(cursor);
    return { loaded: [...loaded.values()], cursor };
  }

  function readAll(scopeId: string, query: Record<string, unknown>, aborted: AbortSignal) {
    const params = scope === 'workspace' ? { workspaceId: scopeId } : {};
    // Parts are short, and not every list of parts has pages.
    const starts = isReadInParts ? undefined : 'true';
    return readPages<R>(async (after) => {
      const asked = { ...query, after, starts: after ? undefined : starts };
      // Every list answers with a page of its rows.
      return (await call(
        contract.list,
        { params, query: asked },
        { signal: aborted },
      )) as ReadPage<R>;
    });
  }

  // What was read besides the list belongs to it from then on: it is read anew together with it.
  function moreOf(scopeId: string): Record<string, unknown>[] {
    return queries
      .findAll({
        queryKey: [moreName, scopeId],
        predicate: ({ state }) => state.data !== undefined,
      })
      .map(({ queryKey }) => queryKey[2] as Record<string, unknown>); // As `useMore` made it.
  }

  function take(before: Truth<R> | undefined, after: Loaded<R> | Truth<R>): Truth<R> {
    if (!('loaded' in after)) return after;
    const scopeId = after.cursor.stream;
    const during = arrived.get(scopeId);
    arrived.delete(scopeId);
    early.delete(scopeId);
    return takeList(before, after, during?.values() ?? []);
  }

  function merge(scopeId: string, changes: readonly RowChange<R>[]): void {
    const state = queryClient.getQueryState<Truth<R>>(keyOf(scopeId));
    if (!state?.data || state.fetchStatus !== 'idle') keepForList(scopeId, changes);
    if (state?.data) {
      const merged = mergeChanges(state.data, changes);
      if (merged !== state.data) write(scopeId, merged);
    } else {
      const start = { rows: [], gone: new Map(), cursor: { stream: scopeId, epoch: '', seq: 0 } };
      early.set(scopeId, mergeChanges(early.get(scopeId) ?? start, changes));
    }
    check();
  }

  function write(scopeId: string, truth: Truth<R>): void {
    const state = queryClient.getQueryState<Truth<R>>(keyOf(scopeId));
    queryClient.setQueryData(keyOf(scopeId), truth, { updatedAt: state?.dataUpdatedAt });
    // Writing makes a query valid again; a list with a gap stays one until it is read anew.
    if (state?.isInvalidated)
      void queryClient.invalidateQueries({ queryKey: keyOf(scopeId), refetchType: 'none' });
  }

  function keepForList(scopeId: string, changes: readonly RowChange<R>[]): void {
    const kept = arrived.get(scopeId) ?? new Map<string, RowChange<R>>();
    arrived.set(scopeId, kept);
    for (const change of changes) {
      if ((kept.get(change.id)?.version ?? -1) <= change.version) kept.set(change.id, change);
    }
  }

  function assume(scopeId: string, effect: Effect): void {
    const truth = truthOf(scopeId);
    if (!truth || effect.do !== 'patch' || !('where' in effect)) return;
    const { where, patch } = effect;
    const rows = truth.rows.map((row) => (matches(row, where) ? { ...row, ...patch } : row));
    write(scopeId, { ...truth, rows });
  }

  function view(scopeId: string | null): View<R> {
    if (!scopeId) return empty;
    const truth = truthOf(scopeId) ?? early.get(scopeId);
    const effects = effectsOn(name, scopeId);
    const known = views.get(scopeId);
    if (known?.effects === effects && hasSameRows(known.truth, truth)) return known;
    let rows: readonly R[] | undefined;
    const made = {
      ...{ truth, effects },
      rows: (part?: Part) => {
        const some = part && truth && effects.length === 0 ? partOf(truth, part) : undefined;
        return some ?? (rows ??= overlay(truth?.rows ?? noRows, effects));
      },
    };
    views.set(scopeId, made);
    return made;
  }

  function read<T>(select: Select<R, T>): T {
    const current = view(scopeIdOf(scope));
    const known = results.get(select);
    // `results` holds under each function what that function gave.
    if (known?.view === current) return known.result as T;
    const result = keepSame(
      known?.result as T | undefined,
      select(current.rows(partOfSelect(select))),
    );
    results.set(select, { view: current, result });
    return result;
  }

  /** Whether there is none. */
  function isNone(): boolean {
    const { truth, effects, rows } = view(scopeIdOf(scope));
    return truth && effects.length === 0 ? isEmpty(truth) : rows().length === 0;
  }

  function isChanged(): boolean {
    const before = shown;
    shown = view(scopeIdOf(scope));
    return shown !== before;
  }

  function check(): void {
    if (isChanged()) changed.tell();
  }

  queries.subscribe((event) => {
    if (event.query.queryKey[0] !== name) return;
    if (event.type === 'removed') check();
    if (event.type !== 'updated') return;
    const { action } = event;
    const isRead = action.type === 'success' && !action.manual;
    if (!isRead) check();
    // Together with what the query tells of itself, and with other lists that arrive.
    else if (isChanged()) notifyManager.schedule(changed.tell);
  });
  onPendingChange(check);
  onScopeChange(() => {
    // Whoever left may come back, but nothing was followed meanwhile.
    if (scopeIdOf('own') === null) {
      arrived.clear();
      early.clear();
    }
    check();
  });
  onScopeForgotten((scopeId) => {
    arrived.delete(scopeId);
    early.delete(scopeId);
  });
  registerCollection(name, {
    module: contract.list.module,
    // The registry knows rows by name only; a change of this name carries a row of this collection.
    merge: (scopeId, changes) => merge(scopeId, changes as RowChange<R>[]),
    assume,
    load,
    readAhead,
  });

  /** Reads the list if nothing on screen has asked for it; what could not be read is not there. */
  async function load(): Promise<void> {
    const scopeId = scopeIdOf(scope);
    if (!scopeId || !isOnline()) return;
    await queryClient.ensureQueryData({ queryKey: keyOf(scopeId) }).catch(() => undefined);
  }

  async function readAhead(): Promise<void> {
    const scopeId = scopeIdOf(scope);
    // What something on screen has asked for is its own matter.
    if (isReadInParts || !scopeId || queryClient.getQueryState(keyOf(scopeId))) return;
    await queryClient.prefetchQuery({
      queryKey: keyOf(scopeId),
      meta: { persist: true, isAhead: true },
    });
  }

  return { keyOf, load, merge, read, isNone, subscribe: changed.listen };
}
