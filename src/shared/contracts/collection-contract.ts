import * as z from 'zod/mini';
import { kilobyte, maxBodyBytes, operation } from '#shared/contract.ts';
import {
  changes,
  creation,
  eachOnce,
  entity,
  isEachOnce,
  uuid,
  type Fields,
} from '#shared/entity.ts';
import { maxMany } from './limits.ts';
import type { Module } from '#shared/modules.ts';
import { page, pageQuery, tombstone } from './pages.ts';
import type { Permission } from '#shared/permissions.ts';

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
  const record = entity(fields);
  const access = accessOf(scope);
  const path = pathOf(options);
  const params = paramsOf(scope);
  const one = paramsOfOne(scope);
  const bodyBytes = 64 * kilobyte;
  return {
    list: operation({
      summary: `List ${name}s`,
      method: 'GET',
      path,
      access: access('view'),
      module,
      input: { params, query: z.strictObject(pageQuery) },
      output: page(record),
      bodyBytes: 0,
    }),
    create: operation({
      summary: `Create a ${name}`,
      method: 'POST',
      path,
      access: access('create'),
      input: { params, body: creation(fields) },
      output: record,
      bodyBytes,
    }),
    update: operation({
      summary: `Change some fields of a ${name}`,
      method: 'PATCH',
      path: `${path}/:id`,
      access: access('edit'),
      input: { params: one, body: changes(fields) },
      output: record,
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
      output: record,
      bodyBytes: 0,
    }),
  };
}

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
  const path = pathOf(options);
  const params = paramsOf(scope);
  const output = <T extends z.ZodMiniType>(one: T) =>
    z.strictObject({ rows: z.array(one), missing: z.array(uuid) });
  return {
    updateMany: operation({
      summary: `Change some fields of several ${name}s at once`,
      method: 'PATCH',
      path,
      access: access('edit'),
      input: { params, body: z.strictObject({ changes: groupsOf(fields) }) },
      output: output(row),
      bodyBytes: maxBodyBytes,
    }),
    removeMany: operation({
      summary: `Delete several ${name}s at once; they can be restored for 30 days`,
      method: 'POST',
      path: `${path}/remove`,
      access: access('delete'),
      input: { params, body: z.strictObject({ ids: manyIds() }) },
      output: output(tombstone),
      bodyBytes: 64 * kilobyte,
    }),
    restoreMany: operation({
      summary: `Bring several deleted ${name}s back at once`,
      method: 'POST',
      path: `${path}/restore`,
      access: access('delete'),
      input: { params, body: z.strictObject({ ids: manyIds() }) },
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

function pathOf({ scope, path }: { scope: Scope; path: string }): string {
  return scope === 'workspace' ? `/workspaces/:workspaceId${path}` : path;
}

const workspaceOf = (scope: Scope) => (scope === 'workspace' ? { workspaceId: uuid } : {});

function paramsOf(scope: Scope) {
  return z.strictObject(workspaceOf(scope));
}

function paramsOfOne(scope: Scope) {
  return z.strictObject({ ...workspaceOf(scope), id: uuid });
}

function manyIds() {
  return z
    .array(uuid)
    .check(
      z.minLength(1, 'Name at least one id'),
      z.maxLength(maxMany, `Name at most ${maxMany} ids at a time`),
      eachOnce('Name each id once'),
    );
}

// Rows that get the same values, and the values.
function groupsOf<Body extends z.ZodMiniType>(fields: Body) {
  return z.array(z.strictObject({ ids: manyIds(), fields })).check(
    z.minLength(1, 'There is nothing to change'),
    z.refine(
      (changes) => changes.flatMap(({ ids }) => ids).length <= maxMany,
      `Name at most ${maxMany} ids at a time`,
    ),
    z.refine((changes) => isEachOnce(changes.flatMap(({ ids }) => ids)), 'Name each id once'),
  );
}
