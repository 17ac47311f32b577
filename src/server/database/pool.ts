import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { AppError, unavailableText } from '#shared/errors.ts';
import { preparedQuery } from './prepared.ts';
import { Pulse } from './pulse.ts';
import type { DB as Tables } from './tables.ts';

/** One connection, in or out of a transaction. */
export interface Connection {
  /** Typed queries, for what a domain's service writes. */
  db: Kysely<Tables>;
  /** A statement with parameters, prepared once per connection, for what the kits build. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** A connection taken out of the pool; whoever takes it gives it back. */
export interface BorrowedConnection extends Connection {
  /** Several statements without parameters in one message; gives each one's rows. */
  script(text: string): Promise<Record<string, unknown>[][]>;
  /** Ends the transaction; throws if it was lost to an error that nobody reported. */
  commit(): Promise<void>;
  release(broken?: Error): void;
}

export interface Database {
  borrow(): Promise<BorrowedConnection>;
  /** One statement outside of any transaction, on tables without row level security. */
  once<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Called with the streams that a transaction changed, once it has committed. */
  afterCommit: Set<(streams: string[]) => void>;
  close(): Promise<void>;
}

// Limits of every connection of the product; a transaction that hangs frees its locks.
const sessionOptions = [
  'timezone=UTC',
  'statement_timeout=10000',
  'lock_timeout=5000',
  'idle_in_transaction_session_timeout=15000',
  // Many short questions at once: starting workers takes longer than what they would save.
  'max_parallel_workers_per_gather=0',
];

/** A connection that is not made by then counts as a server that is away. */
const connectWithinMs = 1_500;
const turnWithinMs = 8_000;

const { DATE, TIMESTAMP, TIMESTAMPTZ, INT8 } = pg.types.builtins;

// Calendar dates and instants stay as PostgreSQL writes them: a `Date` would shift them.
const parsers = new Map<number, (text: string) => unknown>([
  [DATE, String],
  [TIMESTAMP, String],
  [TIMESTAMPTZ, String],
  [INT8, Number],
]);

/** The settings of one connection as the product uses it; `role` is taken on at once. */
export function connectionOptions(access: pg.ClientConfig, role?: string): pg.ClientConfig {
  const options = role ? [...sessionOptions, `role=${role}`] : sessionOptions;
  return {
    ...access,
    options: options.map((option) => `-c ${option}`).join(' '),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
    application_name: 'dayslate',
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    // A server that says nothing at all: past its own statement_timeout nobody waits any longer.
    query_timeout: 12_000,
    // Statements follow each other on the wire without waiting for the answers in between.
    pipeline: true,
  };
}

// The pool hands its own settings on to its connections, and both call two things by one name.
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectWithinMs });
  }
}

/** Opens the pool of connections that all requests share. */
export function openDatabase(
  access: pg.ClientConfig,
  options: { role?: string; maxConnections?: number; onError(error: Error): void },
): Database {
  const pool = new pg.Pool({
    ...connectionOptions(access, options.role),
    max: options.maxConnections ?? 16,
    // For the pool this is how long somebody waits for their turn: a burst is no outage.
    connectionTimeoutMillis: turnWithinMs,
    Client: PromptClient,
  });
  // Without these two listeners a killed database server ends the process.
  pool.on('error', options.onError);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void open.add(client.on('error', options.onError)));
  pool.on('remove', (client) => void open.delete(client));
  // Who waits for a database that says nothing is told so, and whoever comes meanwhile at once.
  const pulse = new Pulse({
    access,
    isAwaited: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
    onChange(isSilent) {
      options.onError(new Error(isSilent ? 'the database says nothing' : 'the database answers'));
      if (isSilent) for (const client of open) breakOff(client);
    },
  });
  const connect = async () => {
    if (pulse.isSilent) throw silent();
    return pool.connect();
  };
  const typed = new WeakMap<pg.PoolClient, Kysely<Tables>>();

  return {
    async borrow() {
      const client = await connect();
      const db = typed.get(client) ?? kyselyOn(client);
      typed.set(client, db);
      return {
        db,
        query: (text, values) => rowsOf(client, text, values),
        async script(text) {
          // The driver answers several statements with a list, which its types leave out.
          const results = (await client.query(text)) as unknown as
            | pg.QueryResult
            | pg.QueryResult[];
          return [results].flat().map((result) => result.rows);
        },
        async commit() {
          const { command } = await client.query('commit');
          if (command !== 'COMMIT')
            throw new Error('The transaction had failed and was rolled back');
        },
        release: (broken) => client.release(broken),
      };
    },
    async once(text, values) {
      const client = await connect();
      try {
        return await rowsOf(client, text, values);
      } finally {
        client.release();
      }
    },
    afterCommit: new Set(),
    close() {
      pulse.close();
      return pool.end();
    },
  };
}

function silent(): AppError {
  return new AppError('unavailable', unavailableText, { retryAfterSeconds: 2 });
}

// `end` would wait for the answers to what is on its way, and those do not come. The types leave out
// what a connection runs over.
function breakOff(client: pg.PoolClient): void {
  (client as unknown as pg.Client).connection.stream.destroy();
}

async function rowsOf<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await preparedQuery<Row>(client, text, values)).rows;
}

function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: asKyselyPool(client),
    }),
    plugins: [new CamelCasePlugin()],
  });
}

// Kysely borrows and gives back for every statement, but the connection stays with whoever took it
// from the pool.
function asKyselyPool(client: pg.PoolClient): PostgresPool {
  const query = (text: string, values?: readonly unknown[]) => preparedQuery(client, text, values);
  const connect = async () => ({ query, release: () => undefined });
  // Its types also ask for cursors, which nothing here uses, and for the settings of a real pool.
  return { connect, end: async () => undefined, options: {} } as unknown as PostgresPool;
}
