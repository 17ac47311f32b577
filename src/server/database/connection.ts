import pg from 'pg';
import { startupOptions } from './session.ts';

/** A connection that is not made by then counts as a server that is away. */
export const connectWithinMs = 1_500;

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
  return { ...pooledOptions(access), options: startupOptions(role) };
}

/** The same without limits and role, which each transaction brings along where a pooler stands. */
export function pooledOptions(access: pg.ClientConfig): pg.ClientConfig {
  return {
    ...access,
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
