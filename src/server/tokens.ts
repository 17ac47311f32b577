import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import type { Connection, Database } from './database/pool.ts';

export type TokenKind = 'session' | 'reset' | 'confirm' | 'feed' | 'api' | 'device';
/** Kinds of which a person has one at a time: the newest link that was mailed. */
export const mailedKinds = ['reset', 'confirm'] as const satisfies TokenKind[];

export const sessionDays = 30;
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
    `insert into tokens (hash, kind, id, user_id, label, address, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7)
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
export async function findToken(
  connection: Pick<Connection, 'query'>,
  kind: TokenKind,
  token: string,
): Promise<{ userId: string } | null> {
  const [row] = await connection.query<{ user_id: string }>(
    'select user_id from tokens where hash = $1 and kind = $2 and expires_at > now()',
    [hashOf(token), kind],
  );
  return row ? { userId: row.user_id } : null;
}

/** Takes a token that works once; null if it is unknown, used or too old. */
export async function consumeToken(
  connection: Pick<Connection, 'query'>,
  kind: TokenKind,
  token: string,
): Promise<{ userId: string } | null> {
  const [row] = await connection.query<{ user_id: string }>(
    'delete from tokens where hash = $1 and kind = $2 and expires_at > now() returning user_id',
    [hashOf(token), kind],
  );
  return row ? { userId: row.user_id } : null;
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
): Promise<{ id: string; userId: string; renewed: boolean } | null> {
  const hash = hashOf(token);
  const [row] = await database.once<{ id: string; user_id: string; old: boolean; unseen: boolean }>(
    `select id, user_id, renewed_at < now() - make_interval(hours => $2) as old,
        used_at < now() - make_interval(mins => $3) as unseen
      from tokens where hash = $1 and kind = 'session' and expires_at > now()`,
    [hash, renewAfterHours, usedEveryMinutes],
  );
  if (!row) return null;
  if (row.old) {
    await database.once(
      `update tokens set renewed_at = now(), used_at = now(),
        expires_at = now() + make_interval(days => $2) where hash = $1`,
      [hash, sessionDays],
    );
  } else if (row.unseen) {
    await database.once('update tokens set used_at = now() where hash = $1', [hash]);
  }
  return { id: row.id, userId: row.user_id, renewed: row.old };
}
