import type { DB as Tables } from '#server/database/tables.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import type { Services } from '#server/http/context.ts';
import { columnOf } from '#server/records/records.ts';
import type { FindNamed } from './sweep.ts';

type TableOfFiles = {
  [T in keyof Tables]: 'fileId' extends keyof Tables[T] ? T : never;
}[keyof Tables];
const tables = new Set<string>();

/**
 * Notes that the rows of a table name files, in `file_id`: the sweep removes what none of them names.
 * Its policy lets those look who say `app.system` = 'sweep'.
 */
export function namesFiles(table: TableOfFiles): void {
  tables.add(columnOf(table));
}

/** For the sweep: which files the rows of everybody name, also those in the trash. */
export function namedFiles({ database }: Pick<Services, 'database'>): FindNamed {
  const text = [...tables]
    .map((table) => `select file_id as id from ${table} where file_id = any($1::uuid[])`)
    .join(' union ');
  return (fileIds) =>
    inSystemTransaction(database, {}, async ({ query }) => {
      await query(`select set_config('app.system', 'sweep', true)`, []);
      const rows = await query<{ id: string }>(text, [fileIds]);
      return new Set(rows.map(({ id }) => id));
    });
}
