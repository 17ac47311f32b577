import { AppError } from '#shared/errors.ts';
import type { Connection } from './database/pool.ts';

type Querying = Pick<Connection, 'query'>;
export interface Limit {
  /** What is counted, such as `sign-in account maria@example.com`. */
  key: string;
  max: number;
}

const windowMinutes = 15;

/** Refuses when one of the limits is reached; says after how long to come back. */
export async function checkAttempts(connection: Querying, limits: Limit[]): Promise<void> {
  const rows = await connection.query<{ key: string; failures: number; seconds: number }>(
    `select key, failures, ceil(extract(epoch from resets_at - now()))::int as seconds
      from attempts where key = any ($1::text[]) and resets_at > now()`,
    [limits.map((limit) => limit.key)],
  );
  for (const { key, max } of limits) {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row || row.failures < max) continue;
    const minutes = Math.ceil(row.seconds / 60);
    throw new AppError(
      'too_many',
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      {
        retryAfterSeconds: row.seconds,
      },
    );
  }
}

/** Counts a failure for each limit; the window starts with the first one. */
export async function countAttempt(connection: Querying, limits: Limit[]): Promise<void> {
  await connection.query(
    `insert into attempts as known (key, failures, resets_at)
      select key, 1, now() + make_interval(mins => $2) from unnest($1::text[]) as key order by key
      on conflict (key) do update set
        failures = case when known.resets_at > now() then known.failures + 1 else 1 end,
        resets_at = case when known.resets_at > now() then known.resets_at else excluded.resets_at end`,
    [limits.map((limit) => limit.key), windowMinutes],
  );
}

/** Forgets the failures of one key: who knows the password is not attacking the account. */
export async function clearAttempts(connection: Querying, key: string): Promise<void> {
  await connection.query('delete from attempts where key = $1', [key]);
}
