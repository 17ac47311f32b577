import * as z from 'zod/mini';
import { localTime } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { commonFields, type Fields } from '#shared/entity.ts';
import type { Connection } from './database/pool.ts';

/** Who owns the rows of a table: the first column of its key, and the stream its changes go to. */
export type OwnerColumn = 'user_id' | 'workspace_id';

/**
 * The statements that read and write the records of one table, built once from the fields of its
 * schema. Each gives records as JSON text, in the shape of the schema, made by PostgreSQL.
 */
export function recordStatements(table: string, owner: OwnerColumn, fields: Fields) {
  const columns = columnsOf(fields);
  // row_to_json writes no blanks between its tokens, unlike json_build_object.
  const json = `(select row_to_json(record)::text from (select ${columns}) as record)`;
  const own = `${owner} = $1 and deleted_at is null`;
  return {
    json,
    find: `select version, ${json} as json from ${table} where ${own} and id = $2`,
    insert(names: string[]) {
      const given = names.map(columnOf);
      const values = names.map((_, i) => `$${i + 4}`);
      return `insert into ${table} (${[owner, 'id', 'created_by_user_id', 'updated_by_user_id', ...given].join(', ')})
        values (${['$1', '$2', '$3', '$3', ...values].join(', ')})
        on conflict do nothing
        returning version, ${json} as json`;
    },
    update(names: string[]) {
      const sets = names.map((name, i) => `${columnOf(name)} = $${i + 4}`);
      return `update ${table} set ${[...sets, ...touched].join(', ')}
        where ${own} and id = $2 returning version, ${json} as json`;
    },
    remove: `update ${table} set ${['deleted_at = now()', ...touched].join(', ')}
      where ${own} and id = $2 returning version`,
    restore: `update ${table} set ${['deleted_at = null', ...touched].join(', ')}
      where ${owner} = $1 and id = $2 returning version, ${json} as json`,
    ...manyStatements(table, { own, owner, json }),
    version: `select version from ${table} where ${owner} = $1 and id = $2`,
    /** One page by key. The cursor is of the same snapshot as the rows. */
    page: (where = '') => `
      select
        (select json_build_object('stream', id, 'epoch', epoch, 'seq', seq)::text
          from streams where id = $1) as cursor,
        coalesce('[' || string_agg(row_to_json(page)::text, ',' order by page.id) || ']', '[]') as rows,
        count(*)::int as count,
        (array_agg(page.id order by page.id))[count(*)] as last
      from (
        select ${columns} from ${table}
        where ${own} and ($2::uuid is null or id > $2) ${where}
        order by id limit $3
      ) as page`,
  };
}

// The same for several records; which ones were there is what the statements give back.
function manyStatements(
  table: string,
  { own, owner, json }: { own: string; owner: OwnerColumn; json: string },
) {
  return {
    updateMany(names: string[]) {
      const sets = names.map((name, i) => `${columnOf(name)} = $${i + 4}`);
      return `update ${table} set ${[...sets, ...touched].join(', ')}
        where ${own} and id = any($2::uuid[]) returning id, version, ${json} as json`;
    },
    removeMany: `update ${table} set ${['deleted_at = now()', ...touched].join(', ')}
      where ${own} and id = any($2::uuid[]) returning id, version`,
    restoreMany: `update ${table} set ${['deleted_at = null', ...touched].join(', ')}
      where ${owner} = $1 and id = any($2::uuid[]) returning id, version, ${json} as json`,
    versions: `select id, version from ${table} where ${owner} = $1 and id = any($2::uuid[])`,
  };
}

/** A record as the statements give it. */
export interface RecordRow {
  version: number;
  json: string;
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
  return Array.isArray(value) && field && holdsObjects(field) ? JSON.stringify(value) : value;
}

function holdsObjects(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodMiniDefault || field instanceof z.ZodMiniNullable) {
    return holdsObjects(field.def.innerType);
  }
  return field instanceof z.ZodMiniArray && field.def.element instanceof z.ZodMiniObject;
}

/** Runs a statement that writes; a broken reference becomes an error beside its field. */
export async function writeRecords<R extends RecordRow = RecordRow>(
  connection: Pick<Connection, 'query'>,
  text: string,
  values: readonly unknown[],
): Promise<R[]> {
  try {
    return await connection.query<R>(text, values);
  } catch (error) {
    const field = brokenReference(error);
    if (!field) throw error;
    throw new AppError('invalid', 'What this refers to no longer exists', {
      fields: { [field]: 'This no longer exists' },
    });
  }
}

// `tasks_category_id_fkey` → `categoryId`
function brokenReference(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23503') return undefined;
  const column =
    'constraint' in error && /^[a-z]+?_([a-z_]+)_fkey$/.exec(String(error.constraint))?.[1];
  return column
    ? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : undefined;
}
