import type { Tombstone } from '#shared/contracts/pages.ts';
import { maxMany } from '#shared/contracts/limits.ts';
import type { Operation, Schema } from '#shared/contract.ts';
import { ApiError } from './api.ts';
import { checkBody, checksComing } from '#client/form/checks.ts';
import { defineOperation, tellRefused } from './operations.ts';
import { type Effect, targetOf } from './overlay.ts';
import type { PendingOperation } from './pending.ts';
import { getScope, type ScopeKind, scopeIdOf } from '#client/sync/live/scope.ts';
import type { Row, RowChange } from './truth.ts';

/** Rows that get the same values. */
export interface Group<Fields> {
  ids: readonly string[];
  fields: Fields;
}
type Done = { ok: boolean };

/**
 * The writes of `manyContract`: all rows change on screen at once and travel in one request, or in
 * as many as the server's limit asks for; a refusal takes all of a request back and says so once.
 */
export function collectionMany<R extends Row, Fields>(kit: {
  name: string;
  contract: {
    updateMany?: Operation & { input: { body: Schema } };
    removeMany?: Operation;
    restoreMany?: Operation;
  };
  scope: ScopeKind;
  messages: { update: string; remove: string };
  rows: { merge: (scopeId: string, changes: readonly RowChange<R>[]) => void };
  paramsOf: (scopeId: string) => Record<string, string>;
  /** Keeps the last values of rows that are removed, and gives them. */
  remember: (ids: readonly string[]) => void;
  removed: ReadonlyMap<string, R>;
}) {
  const { name, contract, scope, messages, rows, removed } = kit;

  function reply(output: unknown, { scopeId }: PendingOperation): void {
    // Rows or tombstones, as `manyContract` has it.
    const answered = (output as { rows: (R | Tombstone)[] }).rows;
    rows.merge(
      scopeId,
      answered.map((row) => ({
        id: row.id,
        version: row.version,
        row: 'deleted' in row ? null : row,
      })),
    );
  }

  const define = (
    verb: 'updateMany' | 'removeMany' | 'restoreMany',
    accept?: (error: ApiError, operation: PendingOperation) => unknown,
  ) => {
    const operation = contract[verb];
    const failedText = verb === 'updateMany' ? messages.update : messages.remove;
    return (
      operation &&
      defineOperation({ name: `${name}.${verb}`, operation, failedText, reply, accept })
    );
  };
  const sendUpdate = define('updateMany');
  const sendRemove = define('removeMany', allGone);
  const sendRestore = define('restoreMany');

  // Somebody else deleted them first, which is what was asked for.
  function allGone(error: ApiError, { effects }: PendingOperation) {
    if (error.status !== 404) return undefined;
    const ids = effects.map(targetOf).filter((id) => id !== undefined);
    const tombstones = ids.map((id) => ({
      id,
      version: removed.get(id)?.version ?? 0,
      deleted: true,
    }));
    return { rows: tombstones, missing: [] };
  }

  async function send(
    run: ReturnType<typeof define>,
    scopeId: string | null,
    parts: readonly { body: Record<string, unknown>; effects: Effect[] }[],
  ): Promise<Done> {
    if (!run || !scopeId) return { ok: false };
    const params = kit.paramsOf(scopeId);
    const results = await Promise.all(
      // A body by its schema: the callers below make it.
      parts.map(({ body, effects }) => run({ scopeId, input: { params, body } as never, effects })),
    );
    return { ok: results.every(({ ok }) => ok) };
  }

  /** Changes some fields of several rows; each group of rows gets its own values. */
  async function updateMany(groups: readonly Group<Fields>[]): Promise<Done> {
    const operation = contract.updateMany;
    if (!operation) return { ok: false };
    const scopeId = scopeIdOf(scope);
    const coming = checksComing();
    if (coming) await coming;
    const touched = { updatedAt: new Date().toISOString(), updatedByUserId: getScope().userId };
    const parts: Parameters<typeof send>[2][number][] = [];
    for (const changes of inRequests(groups)) {
      const body = checkBody(operation, { changes });
      if (body instanceof ApiError) {
        tellRefused(messages.update, body);
        return { ok: false };
      }
      // Checked: the groups, with the fields as the schema makes them.
      const checked = body['changes'] as Group<Record<string, unknown>>[];
      const effects = checked.flatMap(({ ids, fields }) => {
        const patch = { ...fields, ...touched };
        return ids.map((id): Effect => ({ collection: name, do: 'patch', id, patch }));
      });
      parts.push({ body, effects });
    }
    return send(sendUpdate, scopeId, parts);
  }

  /** Hides rows and deletes them; `restoreMany` brings them back. */
  async function removeMany(ids: readonly string[]): Promise<Done> {
    const scopeId = scopeIdOf(scope);
    const coming = checksComing();
    if (coming) await coming;
    kit.remember(ids);
    return send(
      sendRemove,
      scopeId,
      inRequests([{ ids, fields: {} }]).map((part) => {
        const some = part.flatMap((group) => group.ids);
        return {
          body: { ids: some },
          effects: some.map((id): Effect => ({ collection: name, do: 'drop', id })),
        };
      }),
    );
  }

  /** Shows removed rows again. */
  async function restoreMany(ids: readonly string[]): Promise<Done> {
    const scopeId = scopeIdOf(scope);
    const coming = checksComing();
    if (coming) await coming;
    return send(
      sendRestore,
      scopeId,
      inRequests([{ ids, fields: {} }]).map((part) => {
        const some = part.flatMap((group) => group.ids);
        const rowsOfPart = some.map((id) => removed.get(id)).filter((row) => row !== undefined);
        return {
          body: { ids: some },
          effects: rowsOfPart.map((row): Effect => ({ collection: name, do: 'put', row })),
        };
      }),
    );
  }

  return { updateMany, removeMany, restoreMany };
}

/** The same groups, cut so that no request names more rows than the server takes. */
function inRequests<Fields>(groups: readonly Group<Fields>[]): Group<Fields>[][] {
  const requests: Group<Fields>[][] = [];
  let room = 0;
  for (const { ids, fields } of groups) {
    for (let from = 0; from < ids.length;) {
      if (room === 0) {
        requests.push([]);
        room = maxMany;
      }
      const some = ids.slice(from, from + room);
      requests.at(-1)?.push({ ids: some, fields });
      from += some.length;
      room -= some.length;
    }
  }
  return requests;
}
