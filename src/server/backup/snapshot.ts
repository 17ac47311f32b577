import pg from 'pg';
import { policyOfBackups } from '#server/database/compare-schema.ts';
import type { Manifest } from './manifest.ts';

/** A table as COPY has to name it; what PostgreSQL works out by itself is left out. */
export type Shape = Pick<Manifest['tables'][number], 'name' | 'columns'>;

/** Everything as it was at one moment, whatever is written meanwhile. */
export interface Snapshot {
  client: pg.Client;
  postgres: string;
  migrations: Manifest['migrations'];
  tables: Shape[];
}

/** Connects as the owner of the tables and gives `work` a view of all rows of all people. */
export async function inSnapshot<T>(
  owner: pg.ClientConfig,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return withClient(owner, async (client) => {
    await letOwnerRead(client);
    const before = await readShapes(client);
    await client.query(`begin isolation level repeatable read read only;
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local lock_timeout = '30s'; set local app.system = 'backup'; ${steadyText}`);
    // Before the first look: a table that a migration writes anew afterwards would seem empty.
    if (before.length > 0)
      await client.query(`lock table ${before.map(quoted).join(', ')} in access share mode`);
    const tables = await readShapes(client);
    if (JSON.stringify(tables) !== JSON.stringify(before))
      throw new Error('The database was just brought to another version. Try again.');
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const migrations = await readMigrationsThatRan(client);
    const result = await work({ client, postgres: rows[0]?.version ?? '', migrations, tables });
    await client.query('commit');
    return result;
  });
}

/** Values are written the same way everywhere, whatever a database or a login has been told. */
export const steadyText = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local client_encoding = 'UTF8'`;

/** A connection of its own, for what takes long. */
export async function withClient<T>(
  access: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...access,
    application_name: 'dayslate backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // Whoever asks next is told.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const quoted = ({ name }: { name: string }) => pg.escapeIdentifier(name);
export const columnsOf = ({ columns }: Shape) => columns.map(quoted).join(', ');

/** The tables that hold what people wrote, and the columns that are not worked out. */
export async function readShapes(client: pg.Client): Promise<Shape[]> {
  const { rows } = await client.query<Shape>(
    `select relname as name, json_agg(
        json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum
      ) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
        and relname not like 'kysely%' and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname collate "C"`,
  );
  return rows;
}

/** What ran on a database, in order; nothing on an empty one. */
export async function readMigrationsThatRan(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ ran: boolean; signed: boolean }>(
    `select to_regclass('kysely_migration') is not null as ran,
      to_regclass('kysely_migration_checksum') is not null as signed`,
  );
  if (!rows[0]?.ran) return [];
  const text = rows[0].signed
    ? 'select name, checksum from kysely_migration left join kysely_migration_checksum using (name)'
    : 'select name, null as checksum from kysely_migration';
  return (await client.query<Manifest['migrations'][number]>(`${text} order by name`)).rows;
}

/**
 * Row level security binds even the owner, and would leave out in silence what it hides. The owner
 * gets a policy on each table that holds only for who says that it is a backup.
 */
async function letOwnerRead(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string; isOurs: boolean }>(
    `select relname as name, rolname as owner,
        pg_has_role(current_user, relowner, 'usage') as "isOurs"
      from pg_class join pg_roles on pg_roles.oid = relowner
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relrowsecurity
        and not exists (select from pg_policy
          where polrelid = pg_class.oid and polname = $1 and polroles = array[relowner])
        and not exists (select from pg_roles
          where rolname = current_user and (rolsuper or rolbypassrls))`,
    [policyOfBackups],
  );
  for (const table of rows) {
    if (!table.isOurs) throw new Error(`The login of the database does not own ${table.name}.`);
    await makePolicy(client, table);
  }
}

const attempts = 40;

/** Whoever works with the table must not wait behind this one, which itself may have to wait long. */
async function makePolicy(
  client: pg.Client,
  table: { name: string; owner: string },
  attempt = 1,
): Promise<void> {
  try {
    await client.query(
      `set local lock_timeout = '250ms';
        create policy ${policyOfBackups} on ${quoted(table)} for select
          to ${pg.escapeIdentifier(table.owner)}
          using ((select current_setting('app.system', true)) = 'backup')`,
    );
  } catch (error) {
    const isBusy = error instanceof pg.DatabaseError && error.code === '55P03';
    if (!isBusy || attempt === attempts) throw error;
    await makePolicy(client, table, attempt + 1);
  }
}
