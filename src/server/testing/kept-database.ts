import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, type TestDatabase, withClient } from './database.ts';

/** A database as some version left it: what its migrations said then, and every row as JSON. */
export interface KeptDatabase {
  migrations: string[];
  rows: Record<string, string[]>;
}

/** Made by `npm run db:keep`. */
export function readKept(name: string): KeptDatabase {
  const packed = readFileSync(new URL(`kept/${name}.json.br`, import.meta.url));
  // Written by scripts/db-keep.ts, which has the same type.
  return JSON.parse(brotliDecompressSync(packed).toString()) as KeptDatabase;
}

/** A database that is as that version left it. */
export async function openKept({ migrations, rows }: KeptDatabase): Promise<TestDatabase> {
  const { owner, app } = inject('postgres');
  const database = `kept_${newId().replaceAll('-', '')}`;
  const superuser = { ...owner, user: 'postgres' };
  await ask(
    { ...superuser, database: 'postgres' },
    `create database ${database} owner ${owner.user}`,
  );
  const access = { owner: { ...owner, database }, app: { ...app, database } };
  await withClient(access.owner, async (client) => {
    for (const text of [notes, ...migrations]) await client.query(text);
  });
  await withClient({ ...superuser, database }, (client) => putBack(client, rows));
  return { ...access, superuser: { ...superuser, database } };
}

// As Kysely makes them; ours stands beside them only where checksums were kept already.
const notes = `
  create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
  create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`;

async function putBack(client: pg.Client, rows: KeptDatabase['rows']): Promise<void> {
  // Keys and triggers have looked at these rows when they were written.
  await client.query('set session_replication_role = replica');
  for (const [table, texts] of Object.entries(rows)) {
    if (table === 'kysely_migration_checksum')
      await client.query(`create table ${table} (name text primary key, checksum text not null);
        alter table ${table} owner to dayslate_owner`);
    const { rows: columns } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const names = columns[0]?.names ?? '';
    await client.query(
      `insert into ${table} (${names})
       select ${names} from json_populate_recordset(null::${table}, $1)`,
      [`[${texts.join(',')}]`],
    );
  }
}
