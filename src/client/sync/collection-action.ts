import type * as z from 'zod/mini';
import type { Operation, Schema } from '#shared/contract.ts';
import { ApiError } from './api.ts';
import { checkBody, checksComing } from '#client/form/checks.ts';
import { defineOperation, tellRefused } from './operations.ts';
import type { Effect } from './overlay.ts';
import { getScope, scopeIdOf } from '#client/sync/live/scope.ts';
import type { Result } from './sending.ts';
import type { Row, RowChange } from './truth.ts';

/** An operation on one record of a workspace that answers with it. */
type RowOperation = Operation & { input: { body: Schema } };

/**
 * What can be done with a row of a workspace's collection besides the five that all have: shown at
 * once by what it changes of the row, and of others if it says so, and sent in its turn.
 */
export function defineAction<T extends RowOperation>(
  collection: {
    name: string;
    merge: (changes: readonly RowChange<never>[], scopeId?: string) => void;
  },
  options: { verb: string; operation: T; failedText: string },
) {
  type Body = z.input<T['input']['body']>;
  const { name, merge } = collection;
  const { verb, operation, failedText } = options;
  const send = defineOperation({
    name: `${name}.${verb}`,
    operation,
    failedText,
    onRefusal: 'undo',
    reply(output, pending) {
      // Such an operation answers with the record as it is stored.
      const row = output as never;
      const { id, version } = output as Row;
      merge([{ id, version, row }], pending.scopeId);
    },
  });

  return async function act(
    id: string,
    body: Body,
    patch: Readonly<Record<string, unknown>>,
    others: readonly Effect[] = [],
  ): Promise<Result<unknown>> {
    const scopeId = scopeIdOf('workspace');
    const coming = checksComing();
    if (coming) await coming;
    const checked = checkBody(operation, body);
    if (!scopeId || checked instanceof ApiError) {
      const error = checked instanceof ApiError ? checked : new Error('Workspace required');
      tellRefused(failedText, error);
      return { ok: false, error };
    }
    const seen = {
      ...patch,
      updatedAt: new Date().toISOString(),
      updatedByUserId: getScope().userId,
    };
    const effects: Effect[] = [{ collection: name, do: 'patch', id, patch: seen }, ...others];
    // The parameters of such an operation are the workspace and the record.
    const input = { params: { workspaceId: scopeId, id }, body: checked } as never;
    return send({ scopeId, input, effects });
  };
}
