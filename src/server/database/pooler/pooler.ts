import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionOptions } from '#server/database/connection.ts';

/** A pooler before the database, and the way around it. */
export interface Pooler {
  /** To the same database without it: for migrations and for `LISTEN`. */
  direct: pg.ClientConfig;
  /** Whether a statement that was named on one connection is known on all of them. */
  carriesNames: boolean;
}

/** Why the two addresses do not belong together, as one line. */
export class UnfitPooler extends Error {}

const oneServerText =
  'select pg_postmaster_start_time()::text as started, current_database() as database';

/**
 * Looks through both addresses: throws if the direct one does not lead to the same database, or
 * stands behind a pooler, too.
 */
export async function lookThrough(
  access: pg.ClientConfig,
  direct: pg.ClientConfig,
  role: string,
): Promise<Pooler> {
  await requireDirect(direct, role);
  const there = await asking(direct, async (client) => (await client.query(oneServerText)).rows[0]);
  return asking(access, async (client) => {
    const here = (await client.query(oneServerText)).rows[0];
    if (JSON.stringify(here) !== JSON.stringify(there))
      throw new UnfitPooler(
        `DATABASE_DIRECT_URL leads to ${nameOf(there)}, and DATABASE_URL to ${nameOf(here)}. ` +
          'Let both lead to the same database.',
      );
    return { direct, carriesNames: await carriesNames(client) };
  });
}

/** Options of the start of a connection come through to a server alone, and so does `LISTEN`. */
async function requireDirect(direct: pg.ClientConfig, role: string): Promise<void> {
  const behind = () =>
    new UnfitPooler(
      'DATABASE_DIRECT_URL leads to a pooler. Let it lead to PostgreSQL itself, for migrations and LISTEN.',
    );
  const name = await asking(connectionOptions(direct, role), async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_user as name');
    return rows[0]?.name;
  }).catch((error: unknown) => {
    throw error instanceof Error && /startup parameter/.test(error.message) ? behind() : error;
  });
  if (name !== role) throw behind();
}

/** A pooler that carries named statements calls them by names of its own. */
async function carriesNames(client: pg.Client): Promise<boolean> {
  const name = `dayslate ${randomUUID()}`;
  // In one transaction, so that what it leaves can be found again.
  await client.query('begin');
  const { rowCount } = await client.query({
    name,
    text: 'select from pg_prepared_statements where name = $1',
    values: [name],
  });
  if (rowCount === 1) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return rowCount === 0;
}

function nameOf(server: { database: string; started: string }): string {
  return `'${server.database}' of a server that started at ${server.started}`;
}

async function asking<T>(
  access: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...access, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
