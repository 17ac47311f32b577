import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#shared/ids.ts';

/** A database of its own for a test, reached in three roles. */
export interface TestDatabase {
  /** Migrates; owns the tables. */
  owner: pg.ClientConfig;
  /** What the product connects as. */
  app: pg.ClientConfig;
  /** Sees and writes everything: for looking behind the product's back. */
  superuser: pg.ClientConfig;
}

/** Copies the migrated template: about 70 ms, and nothing ever has to be cleaned. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { owner, app } = inject('postgres');
  const name = `test_${newId().replaceAll('-', '')}`;
  const superuser = { ...owner, user: 'postgres' };
  await whileBusy(() =>
    ask(
      { ...superuser, database: 'postgres' },
      `create database ${name} template ${owner.database} owner ${owner.user}`,
    ),
  );
  return {
    owner: { ...owner, database: name },
    app: { ...app, database: name },
    superuser: { ...superuser, database: name },
  };
}

/** One statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow = Record<string, unknown>>(
  access: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return withClient(
    access,
    async (client) => (await client.query<Row>(values.length ? { text, values } : text)).rows,
  );
}

/** A connection for several statements. */
export async function withClient<T>(
  access: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(access);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// Another worker may be copying the template at this moment.
async function whileBusy(copy: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await copy();
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === '55006';
      if (!isBusy || attempt === 50) throw error;
      await delay(100);
    }
  }
}

/** Every row that belongs to a person, as text: two equal snapshots mean nothing was touched. */
export function rowsOfUser(access: pg.ClientConfig, userId: string): Promise<string[]> {
  const more = `('users', 'id'), ('streams', 'id'), ('workspaces', 'created_by_user_id')`;
  return rowsWith(access, { columns: ['user_id', 'stream_id'], more, id: userId });
}

/** Every row that belongs to a workspace, as text. */
export function rowsOfWorkspace(access: pg.ClientConfig, workspaceId: string): Promise<string[]> {
  const more = `('workspaces', 'id'), ('streams', 'id')`;
  return rowsWith(access, { columns: ['workspace_id', 'stream_id'], more, id: workspaceId });
}

async function rowsWith(
  access: pg.ClientConfig,
  { columns, more, id }: { columns: string[]; more: string; id: string },
): Promise<string[]> {
  return withClient(access, async (client) => {
    const { rows: places } = await client.query<{ name: string; key: string }>(
      `select table_name as name, column_name as key from information_schema.columns
        where table_schema = 'public' and column_name = any ($1)
          and table_name not in ('tokens', 'operations', 'audit_events')
        union values ${more} order by 1, 2`,
      [columns],
    );
    const found: string[] = [];
    for (const { name, key } of places) {
      const { rows } = await client.query<{ text: string }>(
        `select '${name} ' || t::text as text from ${name} t where ${key} = $1 order by 1`,
        [id],
      );
      found.push(...rows.map((row) => row.text));
    }
    return found;
  });
}
