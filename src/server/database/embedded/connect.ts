import pg from 'pg';
import { isSocketOurs, type Place, socketPort } from './place.ts';

/** What came of one attempt: a connection that has answered, nobody there, or somebody not ready. */
export type Attempt =
  | { client: pg.Client }
  | { absent: true }
  | { words: string; starting: boolean };

/** Connects as PostgreSQL's own superuser, for whom seats are kept free, and asks a real question. */
export async function tryConnect(place: Place): Promise<Attempt> {
  if (!isSocketOurs(place)) return { absent: true };
  const client = new pg.Client({
    ...addressOf(place, 'postgres', 'postgres'),
    application_name: 'dayslate keeper',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {}); // Without a listener a killed connection ends this process.
  try {
    await client.connect();
    await client.query('select 1');
    return { client };
  } catch (error) {
    void client.end().catch(() => {});
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { absent: true };
    return {
      words: error instanceof Error ? error.message : String(error),
      starting: code === '57P03',
    };
  }
}

/** Every setting is named, or `pg` would fill the gaps from PGSSLMODE and its like. */
export function addressOf(place: Place, user: string, database: string): pg.ClientConfig {
  return { host: place.socket, port: socketPort, user, database, password: '', ssl: false };
}
