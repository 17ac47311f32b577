import * as z from 'zod/mini';
import type { Operation } from '#shared/contract.ts';
import type { Fields } from '#shared/entity.ts';
import { AppError } from '#shared/errors.ts';
import { isRecordOfMoney, ofMoney, scalesMoney } from '#shared/money.ts';

/*
 * A workspace may keep its money to owner and admins. The schemas say what is money, and everything
 * that leaves the server for the others passes through here: answers, the feed, exports. Handlers
 * know nothing of it, so that what somebody's move brings about is done whoever they are.
 */

type Schema = z.core.$ZodType;
type Row = Readonly<Record<string, unknown>>;
/** A record as those see it whom money is kept from; null where it is not there for them. */
type Cut = (row: Row) => Row | null;

const cuts = new Map<string, Cut>();
const blanksOf = new Map<string, Row>();
const wholes = new Set<string>();

/** Notes what of a collection's records is money; every collection of `crud` does. */
export function keepsMoney(collection: string, fields: Fields): void {
  if (isRecordOfMoney(fields)) {
    wholes.add(collection);
    cuts.set(collection, () => null);
    return;
  }
  const marked = Object.entries(fields).filter(([, field]) => isMoney(field));
  if (marked.length === 0) return;
  const blanks = Object.fromEntries(marked.map(([name, field]) => [name, emptyOf(field)]));
  blanksOf.set(collection, blanks);
  cuts.set(collection, (row) => ({ ...row, ...blanks }));
}

/** The same for rows that tell of money without a field of their own for it. */
export function cutsRows(collection: string, cut: Cut): void {
  cuts.set(collection, cut);
}

/** Whether records of this collection are not there at all without money. */
export function isOfMoney(collection: string): boolean {
  return wholes.has(collection);
}

/** Whether a field of a collection's records is money. */
export function isMoneyField(collection: string, field: string): boolean {
  return wholes.has(collection) || field in (blanksOf.get(collection) ?? {});
}

/** Whether anything of a collection's records is kept from somebody. */
export function hasMoney(collection: string): boolean {
  return cuts.has(collection);
}

/** A record as those see it whom money is kept from; null where it is not there for them. */
export function rowWithoutMoney(collection: string, row: Row): Row | null {
  const cut = cuts.get(collection);
  return cut ? cut(row) : row;
}

/** Whether a schema is marked as money, whatever is wrapped around it. */
export function isMoney(schema: Schema): boolean {
  return hasMark(schema, ofMoney);
}

/** Whether an operation writes money by a field of this schema: an amount, or what amounts are read by. */
export function writesMoney(schema: Schema, { method }: Pick<Operation, 'method'>): boolean {
  return isMoney(schema) || (method === 'PATCH' && hasMark(schema, scalesMoney));
}

function hasMark(schema: Schema, mark: typeof ofMoney): boolean {
  const { checks } = unwrapped(schema)._zod.def;
  return checks?.some((check) => check === mark) ?? false;
}

const keptText = 'Only the owner and admins of this workspace see and change its money';

/**
 * Refuses an operation that writes money of a workspace, or is about nothing else, to somebody whom
 * it is kept from, or changes what its amounts are read by. A default says nothing: whoever creates a
 * record may leave it as it is.
 */
export function refuseMoney(tag: string, operation: Operation, body: unknown): void {
  if (isOfMoney(tag)) throw new AppError('not_found', 'This is not found');
  const isGuarded = (schema: Schema) => writesMoney(schema, operation);
  const named = operation.input.body ? moneyIn(operation.input.body, body, isGuarded) : [];
  if (named.length === 0) return;
  const fields = Object.fromEntries(named.map((name) => [name, keptText]));
  throw new AppError('forbidden', keptText, { fields });
}

function moneyIn(
  schema: Schema,
  sent: unknown,
  isGuarded: (schema: Schema) => boolean,
  path: readonly (string | number)[] = [],
): string[] {
  if (isGuarded(schema)) {
    const isDefault = schema instanceof z.ZodMiniDefault && schema.def.defaultValue === sent;
    return sent === undefined || isDefault ? [] : [path.join('.')];
  }
  const part = unwrapped(schema);
  if (part instanceof z.ZodMiniArray && Array.isArray(sent)) {
    const { element } = part.def;
    return sent.flatMap((one, place) =>
      moneyIn(element as Schema, one, isGuarded, [...path, place]),
    );
  }
  if (!(part instanceof z.ZodMiniObject) || typeof sent !== 'object' || sent === null) return [];
  const values = sent as Row; // An object of JSON.
  return Object.entries(part.def.shape).flatMap(([name, field]) =>
    moneyIn(field as Schema, values[name], isGuarded, [...path, name]),
  );
}

/** What an operation answers to somebody whom money is kept from. */
export function answerWithoutMoney(tag: string, operation: Operation, text: string): string {
  if (isOfMoney(tag)) throw new AppError('not_found', 'This is not found');
  const change = answerCut(tag, operation.output);
  return change ? JSON.stringify(change(JSON.parse(text))) : text;
}

type Change = (value: unknown) => unknown;
const answerCuts = new WeakMap<Schema, { change: Change | undefined }>();

function answerCut(tag: string, output: Schema): Change | undefined {
  const known = answerCuts.get(output);
  if (known) return known.change;
  const cut = cuts.get(tag);
  const change = cut && !blanksOf.has(tag) ? rowsCut(cut) : changeOf(tag, output);
  answerCuts.set(output, { change });
  return change;
}

/** What takes the money out of a value of this schema; undefined where there is none in it. */
function changeOf(tag: string, schema: Schema, name = ''): Change | undefined {
  if (isMoney(schema)) {
    const blank = blanksOf.get(tag)?.[name] ?? emptyOf(schema);
    return () => blank;
  }
  const part = unwrapped(schema);
  if (part instanceof z.ZodMiniArray) {
    const change = changeOf(tag, part.def.element as Schema);
    return change && ((value) => (Array.isArray(value) ? value.map(change) : value));
  }
  if (!(part instanceof z.ZodMiniObject)) return undefined;
  const changes = Object.entries(part.def.shape).flatMap(([field, inner]) => {
    const change = changeOf(tag, inner as Schema, field);
    return change ? [[field, change] as const] : [];
  });
  if (changes.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const row = value as Row; // An object of JSON.
    const changed = changes.flatMap(([field, change]) =>
      field in row ? [[field, change(row[field])]] : [],
    );
    return { ...row, ...Object.fromEntries(changed) };
  };
}

function rowsCut(cut: Cut): Change {
  return (value) => {
    const answer = value as { rows?: Row[] }; // That of a list, or one record.
    if (answer.rows) return { ...answer, rows: answer.rows.flatMap((row) => cut(row) ?? []) };
    return cut(answer);
  };
}

function unwrapped(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional;
  return isWrapped ? unwrapped(schema.def.innerType) : schema;
}

// What a field holds of which nobody has said anything.
function emptyOf(schema: Schema): unknown {
  if (schema instanceof z.ZodMiniDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodMiniOptional) return emptyOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniNullable) return null;
  return schema instanceof z.ZodMiniString ? '' : 0;
}
