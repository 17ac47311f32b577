import type * as z from 'zod/mini';
import type { Operation, Schema } from '#shared/contract.ts';
import type { commonFields } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { ApiError } from './api.ts';
import { checkBody, checksComing } from '#client/form/checks.ts';
import { collectionHooks } from '#client/sync/reading/collection-hooks.ts';
import { collectionMany } from './collection-many.ts';
import { collectionRows } from './collection-rows.ts';
import { defineOperation, tellRefused } from './operations.ts';
import type { Result } from './sending.ts';
import { type Effect, targetOf } from './overlay.ts';
import type { PendingOperation } from './pending.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { getScope, type ScopeKind, scopeIdOf } from '#client/sync/live/scope.ts';
import type { Row, RowChange } from './truth.ts';

/** The operations of a collection, as `collectionContract` makes them. */
export interface CollectionContract {
  list: Operation;
  create: Operation & { input: { body: Schema } };
  update?: Operation & { input: { body: Schema } };
  remove: Operation;
  restore?: Operation;
  updateMany?: Operation & { input: { body: Schema } };
  removeMany?: Operation;
  restoreMany?: Operation;
}

type RowOf<C extends CollectionContract> = z.output<C['create']['output']> & Row;
type Body<T> = T extends { input: { body: Schema } } ? z.input<T['input']['body']> : never;
/** What a list was before a change is added by the kit; see `merges`. */
type Changes<T> = { [K in keyof Body<T> as K extends `${string}Was` ? never : K]: Body<T>[K] };
type Query<T> = T extends { input: { query: Schema } } ? z.input<T['input']['query']> : never;
type Sent<C extends CollectionContract> = z.output<C['create']['input']['body']>;
type SaidIn<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
/** The fields of a row that whoever creates it need not or cannot say. */
type Filled<C extends CollectionContract> = Omit<
  RowOf<C>,
  SaidIn<Sent<C>> | keyof typeof commonFields
>;
/** A row without them would break what shows it, until the server has answered. */
type Fills<C extends CollectionContract> = [keyof Filled<C>] extends [never]
  ? { setByServer?: undefined }
  : { setByServer: Filled<C> | ((body: Sent<C>) => Filled<C>) };
type NewOf<C extends CollectionContract> = Omit<Body<C['create']>, 'id'> & { id?: string };

/** As many as a selection can have that is deleted at once and brought back. */
const maxRemembered = 20_000;

interface CollectionOptions<C extends CollectionContract> {
  /** As the feed calls it: 'tasks'. */
  name: string;
  contract: C;
  scope: ScopeKind;
  /** The field that names a workspace to whose records a row refers. */
  refersTo?: string;
  /**
   * A list in its rows that several may change at once: a change of it says what it was, by this name
   * and 'Was', and the server puts both together.
   */
  merges?: string;
  /** What else the list asks for, such as the oldest day. */
  query?: () => Record<string, unknown>;
  freshMs?: number;
  /** There is no list of all: rows come with `useMore` of what is on screen. */
  isReadInParts?: boolean;
  /** Its records are money: to whom that is not shown, there are none. */
  isOfMoney?: boolean;
  /**
   * What the server fills in, alone or where nobody has said it, as it is on a row that the server
   * has not seen yet.
   */
  setByServer?: Filled<C> | ((body: Sent<C>) => Filled<C>) | undefined;
  /** The toasts for each failure (spec section 8); `notReady` when nobody is signed in, or nowhere. */
  messages: { load: string; create: string; update: string; remove: string; notReady?: string };
}

/**
 * A list of records that is on screen at once and in step with the server: its rows are what the
 * server holds, with the writes that it has not answered yet laid over.
 */
export function defineCollection<C extends CollectionContract>(
  options: CollectionOptions<C> & Fills<C>,
) {
  type R = RowOf<C>;
  const { name, contract, scope, messages } = options;
  const rows = collectionRows<R>(options);
  const { retry, ...hooks } = collectionHooks<R>({ ...rows, name, scope });
  function notReady(): { ok: false; error: Error } {
    const message =
      messages.notReady ??
      (scope === 'own' ? 'User required' : 'User not authenticated or workspace not selected');
    const error = new ApiError({ code: 'invalid', status: 400, message });
    if (messages.notReady) tellRefused(messages.notReady, error);
    return { ok: false, error };
  }
  // The last value of removed rows, so that undoing shows them at once.
  const removed = new Map<string, R>();

  function reply(output: unknown, operation: PendingOperation): void {
    // The replies of a collection are a row or a tombstone (shared/contracts/collection-contract.ts).
    const answer = output as R | { id: string; version: number; deleted: true };
    const row = 'deleted' in answer ? null : answer;
    rows.merge(operation.scopeId, [{ id: answer.id, version: answer.version, row }]);
  }

  const write = (verb: 'create' | 'update' | 'remove' | 'restore', operation: Operation) =>
    defineOperation({
      name: `${name}.${verb}`,
      operation,
      failedText: verb === 'restore' ? messages.remove : messages[verb],
      onRefusal: (
        { create: 'keep-as-create', update: 'keep', remove: 'undo', restore: 'undo' } as const
      )[verb],
      reply,
      accept: verb === 'remove' ? (error, pending) => alreadyGone(error, pending) : undefined,
    });
  const sendCreate = write('create', contract.create);
  const sendUpdate = contract.update && write('update', contract.update);
  const sendRemove = write('remove', contract.remove);
  const sendRestore = contract.restore && write('restore', contract.restore);

  // Somebody else deleted it first, which is what was asked for.
  function alreadyGone(error: ApiError, operation: PendingOperation) {
    const id = operation.effects.map(targetOf).find((target) => target !== undefined);
    if (error.status !== 404 || !id) return undefined;
    const held = rows.read(allRows).find((row) => row.id === id);
    return { id, version: held?.version ?? 0, deleted: true };
  }

  function paramsOf(scopeId: string, id?: string) {
    return { ...(scope === 'workspace' ? { workspaceId: scopeId } : {}), ...(id ? { id } : {}) };
  }

  function referredIn(body: Record<string, unknown>): string | undefined {
    const named = body[options.refersTo ?? ''];
    return typeof named === 'string' ? named : undefined;
  }

  /** Shows a new row and sends it; what the fields leave out gets its default. */
  async function create(fields: NewOf<C>): Promise<Result<R>> {
    const { userId } = getScope();
    const scopeId = scopeIdOf(scope);
    if (!userId || !scopeId) return notReady();
    const coming = checksComing();
    if (coming) await coming;
    const checked = checkBody(contract.create, { ...fields, id: fields.id ?? newId() });
    if (checked instanceof ApiError) return refuse(messages.create, checked);
    const body = said(checked);
    const now = new Date().toISOString();
    const by = { createdByUserId: userId, updatedByUserId: userId };
    const made = { ...by, createdAt: now, updatedAt: now, version: 0 };
    // The body has the id and all other fields of the row, by its schema.
    const { setByServer } = options;
    const filled = typeof setByServer === 'function' ? setByServer(body as never) : setByServer;
    const row = { ...filled, ...body, ...made } as unknown as R;
    const input = { params: paramsOf(scopeId), body };
    const effects: Effect[] = [{ collection: name, do: 'put', row }];
    return answer(sendCreate({ scopeId, input, effects, after: referredIn(body) }));
  }

  /** Changes some fields of a row; `query` is what the contract's update asks for besides. */
  async function update(
    id: string,
    fields: Changes<C['update']>,
    query?: Query<C['update']>,
  ): Promise<Result<R>> {
    const scopeId = scopeIdOf(scope);
    if (!scopeId || !sendUpdate || !contract.update) return notReady();
    const coming = checksComing();
    if (coming) await coming;
    const checked = checkBody(contract.update, fields);
    if (checked instanceof ApiError) return refuse(messages.update, checked);
    const body = said(checked);
    const patch = {
      ...body,
      updatedAt: new Date().toISOString(),
      updatedByUserId: getScope().userId,
    };
    const effects: Effect[] = [{ collection: name, do: 'patch', id, patch }];
    const input = {
      params: paramsOf(scopeId, id),
      ...(query ? { query } : {}),
      body: { ...body, ...listBefore(id, body) },
    };
    return answer(sendUpdate({ scopeId, input, effects, after: referredIn(body) }));
  }

  function listBefore(id: string, body: Record<string, unknown>): object {
    const { merges } = options;
    const row = merges && merges in body && rows.read(allRows).find((one) => one.id === id);
    return row ? { [`${merges}Was`]: Reflect.get(row, merges) } : {};
  }

  /** Hides a row and deletes it; `restore` brings it back. */
  async function remove(id: string, query?: Query<C['remove']>): Promise<Result<{ id: string }>> {
    const scopeId = scopeIdOf(scope);
    if (!scopeId) return notReady();
    const coming = checksComing();
    if (coming) await coming;
    remember([id]);
    const effects: Effect[] = [{ collection: name, do: 'drop', id }];
    // A removal answers with the tombstone of the row.
    const input = { params: paramsOf(scopeId, id), ...(query ? { query } : {}) };
    return sendRemove({ scopeId, input, effects }) as Promise<Result<{ id: string }>>;
  }

  /** Shows a removed row again; it is sent after the removal, whether that has arrived or not. */
  async function restore(id: string): Promise<Result<R>> {
    const scopeId = scopeIdOf(scope);
    if (!scopeId || !sendRestore) return notReady();
    const coming = checksComing();
    if (coming) await coming;
    const row = removed.get(id);
    const effects: Effect[] = row ? [{ collection: name, do: 'put', row }] : [];
    return answer(sendRestore({ scopeId, input: { params: paramsOf(scopeId, id) }, effects }));
  }

  function remember(ids: readonly string[]): void {
    const wanted = new Set(ids);
    for (const row of rows.read(allRows)) if (wanted.has(row.id)) removed.set(row.id, row);
    for (const oldest of removed.keys()) {
      if (removed.size <= maxRemembered) return;
      removed.delete(oldest);
    }
  }

  /** Takes rows of a reply or of the feed into server truth; the newest version wins. */
  function merge(changes: readonly RowChange<R>[], scopeId = scopeIdOf(scope)): void {
    if (scopeId) rows.merge(scopeId, changes);
  }

  const many = collectionMany<R, Changes<C['update']>>({
    ...options,
    rows,
    paramsOf,
    remember,
    removed,
  });

  const { read, subscribe } = rows;
  return {
    ...hooks,
    load: rows.load,
    ...many,
    retry,
    read,
    subscribe,
    create,
    update,
    remove,
    restore,
    merge,
  };
}

// A field that is undefined was left out.
function said(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

// Create, update and restore all answer with the row.
function answer<R>(result: Promise<Result<unknown>>): Promise<Result<R>> {
  return result as Promise<Result<R>>;
}

function refuse(text: string, error: ApiError): { ok: false; error: Error } {
  tellRefused(text, error);
  return { ok: false, error };
}
