import { AppError } from '#shared/errors.ts';
import type { Fields } from '#shared/entity.ts';
import type { ActivityVerb } from './activity.ts';
import type { UserContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { type ManyRow, parameterOf, type RecordRow, type recordStatements } from './records.ts';

type Values = Record<string, unknown>;
/** The record as stored; its text is null once deleted. */
type Written = Omit<ManyRow, 'json'> & { json: string | null };
/** Runs a statement that writes records, and says what is wrong with them beside their fields. */
export type Write = <R extends RecordRow = RecordRow>(
  context: UserContext,
  text: string,
  values: readonly unknown[],
) => Promise<R[]>;
interface ManyAnswer {
  rows: never[];
  missing: string[];
}

/**
 * The handlers of `manyContract`. All of one request is one transaction; each record is announced
 * by itself, in the order asked for. What is not there is left out and said: a device that was
 * offline must not lose fifty changes because one of the fifty was deleted meanwhile.
 */
export function manyRecords<Context extends UserContext>(kit: {
  statements: ReturnType<typeof recordStatements>;
  write: Write;
  fields: Fields;
  ownerOf: (context: Context) => string;
  tell: (
    context: Context,
    verb: ActivityVerb,
    id: string,
    row: Omit<Written, 'id'>,
  ) => Promise<void>;
  missing: () => AppError;
}) {
  const { statements, write, fields: schemas, ownerOf, tell, missing } = kit;

  function answer(ids: readonly string[], rows: ReadonlyMap<string, string>): JsonText<ManyAnswer> {
    if (rows.size === 0) throw missing();
    const there = ids.flatMap((id) => rows.get(id) ?? []);
    const gone = ids.filter((id) => !rows.has(id));
    return new JsonText(`{"rows":[${there.join(',')}],"missing":${JSON.stringify(gone)}}`);
  }

  async function lock(context: Context, ids: readonly string[]): Promise<void> {
    if (ids.length > 1)
      await context.transaction.query(statements.lockMany, [ownerOf(context), ids]);
  }

  async function written(
    context: Context,
    verb: ActivityVerb,
    ids: readonly string[],
    rows: readonly ManyRow[],
  ) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = byId.get(id);
      if (row) await tell(context, verb, id, row);
    }
    return answer(ids, new Map(rows.map((row) => [row.id, row.json])));
  }

  return {
    async updateMany(
      context: Context,
      { body }: { body: { changes: { ids: string[]; fields: Values }[] } },
    ): Promise<JsonText<ManyAnswer>> {
      const owner = ownerOf(context);
      await lock(
        context,
        body.changes.flatMap(({ ids }) => ids),
      );
      const rows: ManyRow[] = [];
      for (const { ids, fields } of body.changes) {
        const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
        if (names.length === 0) throw new AppError('invalid', 'There is nothing to change');
        const values = names.map((name) => parameterOf(schemas[name], fields[name]));
        rows.push(
          ...(await write<ManyRow>(context, statements.updateMany(names), [
            owner,
            ids,
            context.userId,
            ...values,
          ])),
        );
      }
      return written(
        context,
        'changed',
        body.changes.flatMap(({ ids }) => ids),
        rows,
      );
    },

    /** What is deleted already is no error, as with one. */
    async removeMany(
      context: Context,
      { body: { ids } }: { body: { ids: string[] } },
    ): Promise<JsonText<ManyAnswer>> {
      const { query } = context.transaction;
      const owner = ownerOf(context);
      await lock(context, ids);
      const removed = await query<Omit<ManyRow, 'json'>>(statements.removeMany, [
        owner,
        ids,
        context.userId,
      ]);
      const known = await query<{ id: string; version: number }>(statements.versions, [owner, ids]);
      const now = new Map(removed.map((row) => [row.id, row]));
      for (const id of ids) {
        const row = now.get(id);
        if (row) await tell(context, 'deleted', id, { ...row, json: null });
      }
      const tombstones = known.map(
        ({ id, version }) =>
          [id, JSON.stringify({ id, version, deleted: true })] satisfies [string, string],
      );
      return answer(ids, new Map(tombstones));
    },

    async restoreMany(
      context: Context,
      { body: { ids } }: { body: { ids: string[] } },
    ): Promise<JsonText<ManyAnswer>> {
      const owner = ownerOf(context);
      await lock(context, ids);
      const rows = await write<ManyRow>(context, statements.restoreMany, [
        owner,
        ids,
        context.userId,
      ]);
      return written(context, 'restored', ids, rows);
    },
  };
}
