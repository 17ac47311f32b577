import * as z from 'zod/mini';
import type { Failure, PendingOperation } from '#client/sync/pending.ts';
import type { Truth } from '#client/sync/truth.ts';

// What lies in the browser's database was written by this app, but perhaps by another version of it,
// cut off, or by hands: each entry is looked at before it is believed.

const cursor = z.looseObject({ stream: z.string(), epoch: z.string(), seq: z.number() });
const values = z.record(z.string(), z.unknown());
const onCollection = { collection: z.string() };
const effect = z.union([
  z.looseObject({
    ...onCollection,
    do: z.literal('put'),
    row: z.looseObject({ id: z.string(), version: z.number() }),
  }),
  z.looseObject({ ...onCollection, do: z.literal('patch'), id: z.string(), patch: values }),
  z.looseObject({ ...onCollection, do: z.literal('patch'), where: values, patch: values }),
  z.looseObject({ ...onCollection, do: z.literal('drop'), id: z.string() }),
]);
const operation = z.looseObject({
  operationId: z.string(),
  name: z.string(),
  userId: z.string(),
  scopeId: z.string(),
  after: z.optional(z.string()),
  order: z.number(),
  input: z.looseObject({
    params: z.optional(values),
    query: z.optional(values),
    body: z.optional(values),
  }),
  effects: z.array(effect),
  file: z.optional(z.file()),
});
const storedOperation = z.looseObject({ operation, owner: z.string() });
const failure = z.looseObject({ operation, text: z.string(), message: z.string() });
const storedQuery = z.looseObject({
  schemaVersion: z.number(),
  queryKey: z.array(z.unknown()),
  updatedAt: z.number(),
  position: z.nullable(cursor),
});

/** An operation as the journal keeps it, with the tab that sends it. */
export interface StoredOperation {
  operation: PendingOperation;
  owner: string;
}

/** What was read, as the browser's database keeps it. */
export interface StoredQuery {
  schemaVersion: number;
  queryKey: readonly unknown[];
  data: unknown;
  updatedAt: number;
  /** Where the feed of its stream stood when this was written: the list holds everything up to there. */
  position: Truth['cursor'] | null;
}

export function isStoredOperation(value: unknown): value is StoredOperation {
  return z.safeParse(storedOperation, value).success;
}

export function isFailure(value: unknown): value is Failure {
  return z.safeParse(failure, value).success;
}

export function isStoredQuery(value: unknown): value is StoredQuery {
  return z.safeParse(storedQuery, value).success;
}

/** Whether this is a list that can be worked on, if its rows are rows, or no list at all. */
export function isSound(data: unknown): boolean {
  if (!isList(data)) return data !== undefined;
  return (
    'cursor' in data &&
    z.safeParse(cursor, data.cursor).success &&
    'gone' in data &&
    data.gone instanceof Map &&
    'rows' in data &&
    Array.isArray(data.rows)
  );
}

/** Whether this is the list of a collection, or was one before it was torn. */
export function isList(data: unknown): data is object {
  return typeof data === 'object' && data !== null && ('cursor' in data || 'gone' in data);
}

/** Whether this is a row of a list. By hand: there may be 10,000. */
export function isRow(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'id' in row &&
    typeof row.id === 'string' &&
    'version' in row &&
    typeof row.version === 'number'
  );
}
