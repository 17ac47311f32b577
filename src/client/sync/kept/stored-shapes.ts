import type { Failure, PendingOperation } from '#client/sync/pending.ts';
import type { Truth } from '#client/sync/truth.ts';

// What lies in the browser's database was written by this app, but perhaps by another version of it,
// cut off, or by hands: each entry is looked at before it is believed.

/** Whether this has fields, whichever. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether this is a number that can be reckoned with. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isObjectOrNone = (value: unknown) => value === undefined || isObject(value);

/** Whether this says how far a stream was read. */
export function isCursor(value: unknown): boolean {
  return (
    isObject(value) && isText(value['stream']) && isText(value['epoch']) && isNumber(value['seq'])
  );
}

function isEffect(value: unknown): boolean {
  if (!isObject(value) || !isText(value['collection'])) return false;
  if (value['do'] === 'put') return isRow(value['row']);
  if (value['do'] === 'drop') return isText(value['id']);
  const isOnRows = isText(value['id']) || isObject(value['where']);
  return value['do'] === 'patch' && isOnRows && isObject(value['patch']);
}

function isOperation(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['input']) || !Array.isArray(value['effects']))
    return false;
  const { params, query, body } = value['input'];
  return (
    [value['operationId'], value['name'], value['userId'], value['scopeId']].every(isText) &&
    isTextOrNone(value['after']) &&
    isNumber(value['order']) &&
    [params, query, body].every(isObjectOrNone) &&
    value['effects'].every(isEffect) &&
    (value['file'] === undefined || value['file'] instanceof File)
  );
}

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
  return isObject(value) && isOperation(value['operation']) && isText(value['owner']);
}

export function isFailure(value: unknown): value is Failure {
  return (
    isObject(value) &&
    isOperation(value['operation']) &&
    isText(value['text']) &&
    isText(value['message'])
  );
}

export function isStoredQuery(value: unknown): value is StoredQuery {
  return (
    isObject(value) &&
    isNumber(value['schemaVersion']) &&
    Array.isArray(value['queryKey']) &&
    isNumber(value['updatedAt']) &&
    (value['position'] === null || isCursor(value['position']))
  );
}

/** Whether this is a list that can be worked on, if its rows are rows, or no list at all. */
export function isSound(data: unknown): boolean {
  if (!isList(data)) return data !== undefined;
  return (
    'cursor' in data &&
    isCursor(data.cursor) &&
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

/** Whether this is a row of a list. */
export function isRow(row: unknown): boolean {
  return isObject(row) && isText(row['id']) && isNumber(row['version']);
}
