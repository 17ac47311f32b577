import type { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { AppError, unavailableText } from '#shared/errors.ts';
import { applicationName, askedBy } from './asked-by.ts';
import { connectionOptions, connectWithinMs, pooledOptions } from './connection.ts';
import type { Pooler } from './pooler/pooler.ts';
import { type Names, preparedQuery } from './prepared.ts';
import { Pulse } from './pulse.ts';
import { transactionSettings } from './session.ts';
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
  /** Begins a transaction with these statements, all in one message; gives each one's rows. */
  begin(statements: readonly string[]): Promise<Record<string, unknown>[][]>;
  /** Ends the transaction; throws if it was lost to an error that nobody reported. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(broken?: Error): void;
}

export interface Database {
  borrow(): Promise<BorrowedConnection>;
  /** One statement outside of any transaction, on tables without row level security. */
  once<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Called with the streams that a transaction changed, once it has committed. */
  afterCommit: Set<(streams: string[]) => void>;
  /** How many connections are open, do nothing, and are waited for. */
  standing(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const turnWithinMs = 8_000;

// The pool hands its own settings on to its connections, and both call two things by one name.
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectWithinMs });
  }
}

/** A statement that took longer than it should, as it was written; without its values. */
export interface SlowStatement {
  statement: string;
  ms: number;
  requestId: string | undefined;
}

interface Options {
  role?: string | undefined;
  maxConnections?: number;
  /** What stands between, if `access` leads to a pooler. */
  pooler?: Pick<Pooler, 'carriesNames'> | undefined;
  onError(error: Error): void;
  slow?: { afterMs: number; tell(statement: SlowStatement): void };
}

/** Opens the pool of connections that all requests share. */
export function openDatabase(access: pg.ClientConfig, options: Options): Database {
  const { role, pooler, slow } = options;
  const pool = new pg.Pool({
    ...(pooler ? pooledOptions(access) : connectionOptions(access, role)),
    max: options.maxConnections ?? 16,
    // For the pool this is how long somebody waits for their turn: a burst is no outage.
    connectionTimeoutMillis: turnWithinMs,
    Client: PromptClient,
  });
  const names: Names = pooler?.carriesNames === false ? 'none' : 'kept';
  // Where a pooler gives each transaction another connection, each brings along what holds in it.
  const settings = pooler ? transactionSettings(role) : [];
  let isClosing = false;
  // Of a connection that is being closed it is no news that the server closed it first.
  const onError = (error: Error) => {
    if (!isClosing) options.onError(error);
  };
  // Without these two listeners a killed database server ends the process.
  pool.on('error', onError);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void open.add(client.on('error', onError)));
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

  const watched = <T>(statement: string, answer: Promise<T>): Promise<T> => {
    if (!slow) return answer;
    const began = performance.now();
    const look = () => {
      const ms = performance.now() - began;
      if (ms >= slow.afterMs) slow.tell({ statement, ms, requestId: askedBy.getStore() });
    };
    answer.then(look, look);
    return answer;
  };
  const ask: Ask = (client, text, values) => {
    sendTogether(client);
    return watched(text, preparedQuery(client, text, values, names));
  };
  const begin = (client: pg.PoolClient, statements: readonly string[]) => {
    const name = applicationName();
    const naming = name ? [`set local application_name = '${name}'`] : [];
    const text = ['begin', ...naming, ...settings, ...statements].join(';\n');
    return watched('begin', script(client, text));
  };

  return {
    async borrow() {
      const client = await connect();
      const db = typed.get(client) ?? kyselyOn(client, ask);
      typed.set(client, db);
      const query: Connection['query'] = async <Row extends pg.QueryResultRow>(
        text: string,
        values: readonly unknown[],
      ) => (await ask<Row>(client, text, values)).rows;
      return {
        db,
        query,
        begin: (statements) => begin(client, statements),
        async commit() {
          const { command } = await watched('commit', client.query('commit'));
          if (command !== 'COMMIT')
            throw new Error('The transaction had failed and was rolled back');
        },
        async rollback() {
          await client.query('rollback');
        },
        release: (broken) => client.release(broken),
      };
    },
    async once<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) {
      const client = await connect();
      let broken: unknown;
      try {
        if (!pooler) return (await ask<Row>(client, text, values)).rows;
        const begun = begin(client, []);
        const asked = ask<Row>(client, text, values);
        const ended = client.query('commit').catch((error: unknown) => {
          broken = error;
          throw error;
        });
        // All three are on their way before the first is answered; the first failure is the reason.
        await Promise.allSettled([begun, asked, ended]);
        const [, { rows }] = await Promise.all([begun, asked, ended]);
        return rows;
      } finally {
        client.release(broken !== undefined);
      }
    },
    afterCommit: new Set(),
    standing: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      isClosing = true;
      pulse.close();
      return pool.end();
    },
  };
}

function silent(): AppError {
  return new AppError('unavailable', unavailableText, { retryAfterSeconds: 2 });
}

// The types leave out what a connection runs over.
function streamOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

// `end` would wait for the answers to what is on its way, and those do not come.
function breakOff(client: pg.PoolClient): void {
  streamOf(client).destroy();
}

// What is asked at one moment, such as the end of a write, leaves in one piece: each piece costs both
// sides a call into the system. A beginning goes ahead, so that the server is at it meanwhile.
function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client);
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Ask = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

async function script(client: pg.PoolClient, text: string): Promise<Record<string, unknown>[][]> {
  // The driver answers several statements with a list, which its types leave out.
  const results = (await client.query(text)) as unknown as pg.QueryResult | pg.QueryResult[];
  return [results].flat().map((result) => result.rows);
}

function kyselyOn(client: pg.PoolClient, ask: Ask): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: asKyselyPool(client, ask),
    }),
    plugins: [new CamelCasePlugin()],
  });
}

// Kysely borrows and gives back for every statement, but the connection stays with whoever took it
// from the pool.
function asKyselyPool(client: pg.PoolClient, ask: Ask): PostgresPool {
  const query = (text: string, values?: readonly unknown[]) => ask(client, text, values);
  const connect = async () => ({ query, release: () => undefined });
  // Its types also ask for cursors, which nothing here uses, and for the settings of a real pool.
  return { connect, end: async () => undefined, options: {} } as unknown as PostgresPool;
}
