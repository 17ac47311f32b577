import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import type { Connection, Database } from '#server/database/pool.ts';

export type TokenKind = 'session' | 'reset' | 'confirm' | 'feed' | 'api' | 'device';
/** Kinds of which a person has one at a time: the newest link that was mailed. */
export const mailedKinds = ['reset', 'confirm'] as const satisfies TokenKind[];

export const sessionDays = 30;
/** However much it is used, a session ends so long after signing in. */
const longestDays = 90;
/** For so long after it was given the password is not asked for again. */
const provedMinutes = 10;
/** A session in use is prolonged, at most once a day. */
const renewAfterHours = 24;
/** When it was used last is kept no finer than this: not every request may write. */
const usedEveryMinutes = 5;

const mailed = mailedKinds.map((kind) => `'${kind}'`).join(', ');

const lifetimeHours: Record<TokenKind, number> = {
  session: sessionDays * 24,
  reset: 1,
  confirm: 48,
  feed: 24 * 365,
  api: 24 * 365,
  device: 24 * 365,
};

/** What the database knows a token by; the token itself is nowhere. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes a token of 32 random bytes and keeps its hash. A mailed link ends the one before it. */
export async function issueToken(
  connection: Pick<Connection, 'query'>,
  issued: { kind: TokenKind; userId: string | null; label?: string; address?: string },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  const expiresAt = new Date(Date.now() + lifetimeHours[issued.kind] * 3_600_000).toISOString();
  await connection.query(
    `insert into tokens (hash, kind, id, user_id, label, address, expires_at, proved_at)
      values ($1, $2, $3, $4, $5, $6, $7, case when $2 = 'session' then now() end)
      on conflict (user_id, kind) where kind in (${mailed}) do update set hash = excluded.hash,
        id = excluded.id, created_at = now(), expires_at = excluded.expires_at`,
    [
      hashOf(token),
      issued.kind,
      id,
      issued.userId,
      issued.label ?? '',
      issued.address ?? '',
      expiresAt,
    ],
  );
  return { id, token };
}

/** Whose token this is, without taking it; null if it is unknown, used or too old. */
export const findToken = readingToken(
  'select user_id from tokens where hash = $1 and kind = $2 and expires_at > now()',
);

/** Takes a token that works once; null if it is unknown, used or too old. */
export const consumeToken = readingToken(
  'delete from tokens where hash = $1 and kind = $2 and expires_at > now() returning user_id',
);

function readingToken(text: string) {
  return async (
    connection: Pick<Connection, 'query'>,
    kind: TokenKind,
    token: string,
  ): Promise<{ userId: string } | null> => {
    const [row] = await connection.query<{ user_id: string }>(text, [hashOf(token), kind]);
    return row ? { userId: row.user_id } : null;
  };
}

/** Ends the links that were mailed to somebody: what they stood for is settled. */
export async function endMailedLinks(
  connection: Pick<Connection, 'query'>,
  userId: string,
): Promise<void> {
  await connection.query('delete from tokens where user_id = $1 and kind = any ($2)', [
    userId,
    mailedKinds,
  ]);
}

/** The session behind a cookie, read at each request so that its end holds at once. */
export async function findSession(
  database: Database,
  token: string,
): Promise<{ id: string; userId: string; isProved: boolean; renewed: boolean } | null> {
  const hash = hashOf(token);
  const [row] = await database.once<FoundSession>(
    `select id, user_id, coalesce(proved_at > now() - make_interval(mins => $4), false) as proved,
        renewed_at < now() - make_interval(hours => $2) as old,
        used_at < now() - make_interval(mins => $3) as unseen
      from tokens where hash = $1 and kind = 'session' and expires_at > now()`,
    [hash, renewAfterHours, usedEveryMinutes, provedMinutes],
  );
  if (!row) return null;
  if (row.old) {
    await database.once(
      `update tokens set renewed_at = now(), used_at = now(),
        expires_at = least(now() + make_interval(days => $2), created_at + make_interval(days => $3))
        where hash = $1`,
      [hash, sessionDays, longestDays],
    );
  } else if (row.unseen) {
    await database.once('update tokens set used_at = now() where hash = $1', [hash]);
  }
  return { id: row.id, userId: row.user_id, isProved: row.proved, renewed: row.old };
}

interface FoundSession {
  id: string;
  user_id: string;
  proved: boolean;
  old: boolean;
  unseen: boolean;
}

/** Notes that whoever holds the session has just given the password. */
export async function noteProof(database: Database, id: string): Promise<void> {
  await database.once('update tokens set proved_at = now() where id = $1', [id]);
}

/** Gives a session another token: whoever knows the old one is outside. */
export async function renewToken(
  connection: Pick<Connection, 'query'>,
  sessionId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection.query('update tokens set hash = $2, proved_at = now() where id = $1', [
    sessionId,
    hashOf(token),
  ]);
  return token;
}
