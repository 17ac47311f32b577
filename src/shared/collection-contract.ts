import * as z from 'zod/mini';
import { kilobyte, maxBodyBytes, operation } from './contract.ts';
import { changes, creation, eachOnce, entity, isEachOnce, uuid, type Fields } from './entity.ts';
import type { Module } from './modules.ts';
import type { Permission } from './permissions.ts';

/** How far a reader of a stream of changes has come. Another epoch means: read everything anew. */
export const cursor = z.strictObject({ stream: uuid, epoch: uuid, seq: z.int() });
export type Cursor = z.infer<typeof cursor>;

/** What is left of a deleted record. */
export const tombstone = z.strictObject({ id: uuid, version: z.int(), deleted: z.literal(true) });
export type Tombstone = z.infer<typeof tombstone>;

/**
 * One page of a list, by key: `next` is the `after` of the following page, and `starts`, where asked
 * for, those of the pages after that, so that they can be read at the same time.
 */
export function page<R extends z.ZodMiniType>(row: R) {
  const starts = z.optional(z.array(uuid));
  return z.strictObject({ rows: z.array(row), cursor, next: z.nullable(uuid), starts });
}

export const maxPageRows = 1000;
export const pageQuery = {
  after: z.optional(uuid),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageRows)),
    maxPageRows,
  ),
  /** Where the pages of a long list begin; a full page of the most rows tells it. */
  starts: z.optional(z.literal('true')),
};

/** `own` records belong to the person who calls, `workspace` records to the workspace of the path. */
export type Scope = 'own' | 'workspace';

/** The five operations that every collection of records has. */
export function collectionContract<F extends Fields, const S extends Scope>(options: {
  name: string;
  path: string;
  scope: S;
  /** The part of the product that its records are of: they go with it. */
  module?: Module;
  fields: F;
}) {
  const { name, fields, scope, module } = options;
  const row = entity(fields);
  const access = accessOf(scope);
  const { workspace, path } = placeOf(options);
  const params = z.strictObject(workspace);
  const one = z.strictObject({ ...workspace, id: uuid });
  const bodyBytes = 64 * kilobyte;
  return {
    list: operation({
      summary: `List ${name}s`,
      method: 'GET',
      path,
      access: access('view'),
      module,
      input: { params, query: z.strictObject(pageQuery) },
      output: page(row),
      bodyBytes: 0,
    }),
    create: operation({
      summary: `Create a ${name}`,
      method: 'POST',
      path,
      access: access('create'),
      input: { params, body: creation(fields) },
      output: row,
      bodyBytes,
    }),
    update: operation({
      summary: `Change some fields of a ${name}`,
      method: 'PATCH',
      path: `${path}/:id`,
      access: access('edit'),
      input: { params: one, body: changes(fields) },
      output: row,
      bodyBytes,
    }),
    remove: operation({
      summary: `Delete a ${name}; it can be restored for 30 days`,
      method: 'DELETE',
      path: `${path}/:id`,
      access: access('delete'),
      input: { params: one },
      output: tombstone,
      bodyBytes: 0,
    }),
    restore: operation({
      summary: `Bring a deleted ${name} back`,
      method: 'POST',
      path: `${path}/:id/restore`,
      access: access('delete'),
      input: { params: one },
      output: row,
      bodyBytes: 0,
    }),
  };
}

/** The most records that one operation may change, delete or restore. */
export const maxMany = 1000;

const manyIds = z
  .array(uuid)
  .check(
    z.minLength(1, 'Name at least one id'),
    z.maxLength(maxMany, `Name at most ${maxMany} ids at a time`),
    eachOnce('Name each id once'),
  );

/**
 * Three more operations for collections whose lists select several rows: each is one request, one
 * transaction and one undo, for at most `maxMany` records. Ids that are not there, or not the
 * caller's, are left out and named in `missing`; if none is there the answer is 404.
 */
export function manyContract<
  R extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  const S extends Scope,
>(options: {
  name: string;
  path: string;
  scope: S;
  /** The stored record, and what may be changed of it. */
  row: R;
  changes: Body;
}) {
  const { name, scope, row, changes: fields } = options;
  const access = accessOf(scope);
  const { workspace, path } = placeOf(options);
  const params = z.strictObject(workspace);
  const output = <T extends z.ZodMiniType>(one: T) =>
    z.strictObject({ rows: z.array(one), missing: z.array(uuid) });
  const groups = z.array(z.strictObject({ ids: manyIds, fields })).check(
    z.minLength(1, 'There is nothing to change'),
    z.refine(
      (changes) => changes.flatMap(({ ids }) => ids).length <= maxMany,
      `Name at most ${maxMany} ids at a time`,
    ),
    z.refine((changes) => isEachOnce(changes.flatMap(({ ids }) => ids)), 'Name each id once'),
  );
  return {
    updateMany: operation({
      summary: `Change some fields of several ${name}s at once`,
      method: 'PATCH',
      path,
      access: access('edit'),
      input: { params, body: z.strictObject({ changes: groups }) },
      output: output(row),
      bodyBytes: maxBodyBytes,
    }),
    removeMany: operation({
      summary: `Delete several ${name}s at once; they can be restored for 30 days`,
      method: 'POST',
      path: `${path}/remove`,
      access: access('delete'),
      input: { params, body: z.strictObject({ ids: manyIds }) },
      output: output(tombstone),
      bodyBytes: 64 * kilobyte,
    }),
    restoreMany: operation({
      summary: `Bring several deleted ${name}s back at once`,
      method: 'POST',
      path: `${path}/restore`,
      access: access('delete'),
      input: { params, body: z.strictObject({ ids: manyIds }) },
      output: output(row),
      bodyBytes: 64 * kilobyte,
    }),
  };
}

// The compiler does not follow a condition on a generic; the two branches are its two types.
function accessOf<S extends Scope>(scope: S) {
  return <P extends Permission>(permission: P) =>
    (scope === 'own' ? 'signed-in' : permission) as S extends 'own' ? 'signed-in' : P;
}

function placeOf({ scope, path }: { scope: Scope; path: string }) {
  const isShared = scope === 'workspace';
  return {
    workspace: isShared ? { workspaceId: uuid } : {},
    path: isShared ? `/workspaces/:workspaceId${path}` : path,
  };
}
