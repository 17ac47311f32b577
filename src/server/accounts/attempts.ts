import { AppError } from '#shared/errors.ts';
import type { Connection } from '#server/database/pool.ts';

type Querying = Pick<Connection, 'query'>;
export interface Limit {
  /** What is counted, such as `sign-in account maria@example.com`. */
  key: string;
  max: number;
  /** How long an attempt counts; a quarter of an hour if not said. */
  minutes?: number;
}

const windowMinutes = 15;

// The window starts with the first attempt in it.
const countText = `
  insert into attempts as known (key, failures, resets_at)
  select key, 1, now() + make_interval(mins => minutes)
  from unnest($1::text[], $2::int[]) as wanted (key, minutes) order by key
  on conflict (key) do update set
    failures = case when known.resets_at > now() then known.failures + 1 else 1 end,
    resets_at = case when known.resets_at > now() then known.resets_at else excluded.resets_at end
  returning key, failures, ceil(extract(epoch from resets_at - now()))::int as seconds`;

/**
 * Counts an attempt before it is made, so that many at the same moment are counted too, and refuses
 * the one beyond a limit. Call it in a transaction that commits before the attempt; a refusal rolls
 * back its own count.
 */
export async function countAttempt(connection: Querying, limits: Limit[]): Promise<void> {
  const rows = await connection.query<{ key: string; failures: number; seconds: number }>(
    countText,
    [limits.map((limit) => limit.key), limits.map(({ minutes }) => minutes ?? windowMinutes)],
  );
  for (const { key, failures, seconds } of rows) {
    const limit = limits.find((candidate) => candidate.key === key);
    if (limit && failures > limit.max) throw tooMany(seconds);
  }
}

/** Refuses where a limit is used up, and counts nothing: for what counts only if it turns out wrong. */
export async function requireAttempt(connection: Querying, { key, max }: Limit): Promise<void> {
  const [used] = await connection.query<{ seconds: number }>(
    `select ceil(extract(epoch from resets_at - now()))::int as seconds from attempts
      where key = $1 and failures >= $2 and resets_at > now()`,
    [key, max],
  );
  if (used) throw tooMany(used.seconds);
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    'too_many',
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  );
}

/** Takes an attempt back that turned out to be right: it was counted before anybody knew. */
export async function forgiveAttempt(connection: Querying, key: string): Promise<void> {
  await connection.query(
    'update attempts set failures = failures - 1 where key = $1 and failures > 0',
    [key],
  );
}

/** Forgets the failures of one key: who knows the password is not attacking the account. */
export async function clearAttempts(connection: Querying, key: string): Promise<void> {
  await connection.query('delete from attempts where key = $1', [key]);
}
