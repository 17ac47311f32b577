import * as z from 'zod/mini';
import { localTime } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { commonFields, type Fields } from '#shared/entity.ts';
import { isAfter, pageTexts } from './pages.ts';
import type { Connection } from '#server/database/pool.ts';

/** Who owns the rows of a table: the first column of its key, and the stream its changes go to. */
export type OwnerColumn = 'user_id' | 'workspace_id';

/**
 * The statements that read and write the records of one table, built once from the fields of its
 * schema. Each gives records as JSON text, in the shape of the schema, made by PostgreSQL. Of a
 * table that has a reader, a record with one is there for that person alone. Where it is strict, an
 * insert that meets what may be there only once fails; else it does nothing.
 */
export function recordStatements(
  table: string,
  owner: OwnerColumn,
  fields: Fields,
  {
    hasReader = false,
    keepsBefore = false,
    isStrict = false,
  }: { hasReader?: boolean; keepsBefore?: boolean; isStrict?: boolean } = {},
) {
  const columns = columnsOf(fields);
  // row_to_json writes no blanks between its tokens, unlike json_build_object.
  const json = `(select row_to_json(record.*)::text from (select ${columns}) as record)`;
  const any = `${owner} = $1${hasReader ? ` and ${mayRead}` : ''}`;
  const own = `${any} and deleted_at is null`;
  const kit: Kit = {
    json,
    owner,
    any,
    own,
    reader: hasReader ? ', reader_user_id as reader' : '',
    last: keepsBefore ? `, ${json} as before` : '',
    update: (sets, which) =>
      hasReader || keepsBefore
        ? updateWithBefore(table, { owner, own, sets, which, json, hasReader, keepsBefore })
        : `update ${table} set ${sets} where ${own} and ${which}
            returning id, version, ${json} as json`,
  };
  const { reader, last } = kit;
  return {
    json,
    read: (where: string, lock: '' | 'for update') =>
      `select ${json} as json from ${table} where ${own} and ${where} order by id ${lock}`,
    find: `select version, ${json} as json from ${table} where ${own} and id = $2`,
    insert(names: string[]) {
      const given = names.map(columnOf);
      const values = names.map((_, i) => `$${i + 4}`);
      return `insert into ${table} (${[owner, 'id', 'created_by_user_id', 'updated_by_user_id', ...given].join(', ')})
        values (${['$1', '$2', '$3', '$3', ...values].join(', ')})
        on conflict ${isStrict ? `(${owner}, id) ` : ''}do nothing
        returning version, ${json} as json${reader}`;
    },
    update: (names: string[]) => kit.update(setsOf(names), 'id = $2'),
    remove: `update ${table} set ${['deleted_at = now()', ...touched].join(', ')}
      where ${own} and id = $2 returning version${reader}${last}`,
    restore: `update ${table} set ${['deleted_at = null', ...touched].join(', ')}
      where ${any} and id = $2 returning version, ${json} as json${reader}`,
    ...manyStatements(table, kit),
    version: `select version from ${table} where ${any} and id = $2`,
    /** Which of some records are there. */
    there: `select id from ${table} where ${own} and id = any($2::uuid[])`,
    /** One page by key, of all records or of those that are narrowed to. */
    page: (where: string | readonly Range[] = '') => {
      const after = `where ${own} and ${isAfter}`;
      const narrowed =
        typeof where === 'string'
          ? where && `(select * from ${table} ${after} ${where} offset 0) as ${table}`
          : `(${where.map((range) => rangeText(`${table} ${after}`, range)).join(' union all ')}) as ${table}`;
      return pageTexts(
        `select ${columns} from ${narrowed || `${table} ${after}`} order by id limit $3`,
      );
    },
  };
}

/** Records that one index has beside each other. */
export interface Range {
  where: string;
  /** The column of that index after the owner. */
  by: string;
}

// What narrows a page has an index of its own. Asked for the first rows in the order of ids PostgreSQL
// might walk through all others in that order instead: `offset 0` keeps the order out of its choice, and
// so does an order of their own. That of the index makes it the one that is chosen, where PostgreSQL
// takes all of the owner's rows for one because it has no statistics yet.
const rangeText = (rows: string, { where, by }: Range) =>
  `(select * from ${rows} and ${where} order by ${by})`;

// What the statements of one table have in common.
interface Kit {
  json: string;
  owner: OwnerColumn;
  /** The rows that are there for whoever asks, deleted or not. */
  any: string;
  own: string;
  /** Ends a list of what is given back. */
  reader: string;
  /** Ends what a deletion gives back: the record as it was, where somebody wants to know. */
  last: string;
  update: (sets: string, which: string) => string;
}

// The same for several records; which ones were there is what the statements give back.
function manyStatements(table: string, { json, any, own, reader, last, update }: Kit) {
  return {
    updateMany: (names: string[]) => update(setsOf(names), 'id = any($2::uuid[])'),
    /** In one order, so that two who change the same records never wait for each other. */
    lockMany: `select id from ${table} where ${any} and id = any($2::uuid[])
      order by id for no key update`,
    removeMany: `update ${table} set ${['deleted_at = now()', ...touched].join(', ')}
      where ${own} and id = any($2::uuid[]) returning id, version${reader}${last}`,
    restoreMany: `update ${table} set ${['deleted_at = null', ...touched].join(', ')}
      where ${any} and id = any($2::uuid[]) returning id, version, ${json} as json${reader}`,
    versions: `select id, version from ${table} where ${any} and id = any($2::uuid[])`,
  };
}

/** Row level security compares the same; with it here a mistake in one of the two shows nothing. */
export const mayRead = `(reader_user_id is null or reader_user_id =
  (select nullif(current_setting('app.user_id', true), '')::uuid))`;

// Locked first, so that nothing comes between what the record was and what it is now.
function updateWithBefore(
  table: string,
  parts: { owner: OwnerColumn; own: string; sets: string; which: string; json: string } & {
    hasReader: boolean;
    keepsBefore: boolean;
  },
) {
  const { owner, own, sets, which, json, hasReader, keepsBefore } = parts;
  const reader = hasReader ? ', reader_user_id as before_reader' : '';
  const hides = 'before_reader is null and reader_user_id is not null as hides';
  return `update ${table} set ${sets}
    from (select id as before_id${reader}${keepsBefore ? `, ${json} as before_json` : ''}
      from ${table} where ${own} and ${which} for update) as before
    where ${owner} = $1 and id = before_id
    returning id, version, ${json} as json${hasReader ? `, reader_user_id as reader, ${hides}` : ''}${
      keepsBefore ? ', before_json as before' : ''
    }`;
}

function setsOf(names: string[]): string {
  return [...names.map((name, i) => `${columnOf(name)} = $${i + 4}`), ...touched].join(', ');
}

/** A record as the statements give it. */
export interface RecordRow {
  version: number;
  json: string;
  /** Who alone may see it; null for all. Tables without readers leave it out. */
  reader?: string | null;
  /** Others could see it until now. */
  hides?: boolean;
  /** The record as it was before, where activity is kept. */
  before?: string;
}
/** One of several, with the id that says which. */
export type ManyRow = RecordRow & { id: string };

const touched = ['version = version + 1', 'updated_at = now()', 'updated_by_user_id = $3'];

/** `plannedOn` → `planned_on` */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// The columns of a record under the names of its fields.
function columnsOf(fields: Fields): string {
  const columns = Object.entries({ ...commonFields, ...fields }).map(([name, field]) => {
    const column = columnOf(name);
    return `${isLocalTime(field) ? `to_char(${column}, 'HH24:MI')` : column} as "${name}"`;
  });
  return columns.join(', ');
}

function isLocalTime(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniNullable) {
    return isLocalTime(field.def.innerType);
  }
  return field === localTime;
}

/**
 * A value as its column takes it: pg writes arrays in PostgreSQL's own notation, but lists of
 * objects are kept as JSON.
 */
export function parameterOf(field: z.core.$ZodType | undefined, value: unknown): unknown {
  return Array.isArray(value) && field && listedIn(field) ? JSON.stringify(value) : value;
}

/** What each entry of a list of objects is like; undefined for any other field. */
export function listedIn(field: z.core.$ZodType): z.ZodMiniObject | undefined {
  if (field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniNullable) {
    return listedIn(field.def.innerType);
  }
  const element = field instanceof z.ZodMiniArray ? field.def.element : undefined;
  return element instanceof z.ZodMiniObject ? element : undefined;
}

/** The sentence for each field whose value may be there only once. */
export type Taken<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * The sentence for each field that names a record of the same whole, such as a person of the same trip:
 * the foreign key refuses what is of another, and what is not there at all, in one breath.
 */
export type Strange<Field extends string = string> = Partial<Record<Field, string>>;

/**
 * Runs a statement that writes. A broken reference and a value that another record has already
 * become errors beside their fields; a record that whoever writes it could not see any more is
 * refused.
 */
export async function writeRecords<R extends RecordRow = RecordRow>(
  connection: Pick<Connection, 'query'>,
  text: string,
  values: readonly unknown[],
  { taken = {}, strange = {} }: { taken?: Taken | undefined; strange?: Strange | undefined } = {},
): Promise<R[]> {
  try {
    return await connection.query<R>(text, values);
  } catch (error) {
    throw refusalOf(error, taken, strange) ?? error;
  }
}

/** What a write is told whose field names a record that is not there, or is not theirs to name. */
export function unknownReference(field: string, sentence?: string): AppError {
  return new AppError('invalid', sentence ?? 'What this refers to no longer exists', {
    fields: { [field]: sentence ?? 'This no longer exists' },
  });
}

function refusalOf(error: unknown, taken: Taken, strange: Strange): AppError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  // The owner of a row cannot be written, so row level security can only miss its reader.
  if (error.code === '42501') {
    // Of policies that only restrict PostgreSQL says the name.
    if (error.message.includes('_money"')) return new AppError('not_found', 'This is not found');
    return new AppError('forbidden', 'Only the person who added this can make it private');
  }
  if (error.code === '23503') {
    const field = fieldOf(error, 'fkey');
    return field ? unknownReference(field, strange[field]) : undefined;
  }
  const field = error.code === '23505' ? fieldOf(error, 'key') : undefined;
  const sentence = field && taken[field];
  return sentence
    ? new AppError('conflict', sentence, { fields: { [field]: sentence } })
    : undefined;
}

// `routine_completions_routine_item_id_fkey` of that table → `routineItemId`
function fieldOf(error: Error, ending: 'fkey' | 'key'): string | undefined {
  if (!('constraint' in error) || !('table' in error)) return undefined;
  const before = `${String(error.table)}_`;
  const constraint = String(error.constraint);
  if (!constraint.startsWith(before) || !constraint.endsWith(`_${ending}`)) return undefined;
  return constraint
    .slice(before.length, -ending.length - 1)
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
