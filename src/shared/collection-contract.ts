import * as z from 'zod/mini';
import { kilobyte, operation } from './contract.ts';
import { changes, creation, entity, uuid, type Fields } from './entity.ts';
import type { Permission } from './permissions.ts';

/** How far a reader of a stream of changes has come. Another epoch means: read everything anew. */
export const cursor = z.strictObject({ stream: uuid, epoch: uuid, seq: z.int() });
export type Cursor = z.infer<typeof cursor>;

/** What is left of a deleted record. */
export const tombstone = z.strictObject({ id: uuid, version: z.int(), deleted: z.literal(true) });
export type Tombstone = z.infer<typeof tombstone>;

/** One page of a list, by key: `next` is the `after` of the following page. */
export function page<R extends z.ZodMiniType>(row: R) {
  return z.strictObject({ rows: z.array(row), cursor, next: z.nullable(uuid) });
}

export const maxPageRows = 1000;
export const pageQuery = {
  after: z.optional(uuid),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageRows)),
    maxPageRows,
  ),
};

/** `own` records belong to the person who calls, `workspace` records to the workspace of the path. */
export type Scope = 'own' | 'workspace';

/** The five operations that every collection of records has. */
export function collectionContract<F extends Fields, const S extends Scope>(options: {
  name: string;
  path: string;
  scope: S;
  fields: F;
}) {
  const { name, fields, scope } = options;
  const row = entity(fields);
  // The compiler does not follow a condition on a generic; the two branches are its two types.
  const access = <P extends Permission>(permission: P) =>
    (scope === 'own' ? 'signed-in' : permission) as S extends 'own' ? 'signed-in' : P;
  const workspace = scope === 'workspace' ? { workspaceId: uuid } : {};
  const path = scope === 'workspace' ? `/workspaces/:workspaceId${options.path}` : options.path;
  const params = z.strictObject(workspace);
  const one = z.strictObject({ ...workspace, id: uuid });
  const bodyBytes = 64 * kilobyte;
  return {
    list: operation({
      summary: `List ${name}s`,
      method: 'GET',
      path,
      access: access('view'),
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
