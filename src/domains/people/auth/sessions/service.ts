import type { PublicContext, Session as ServerSession } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { rememberDevice } from '#server/accounts/devices.ts';
import { consumeToken, issueToken } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { readProfile } from '#domains/people/auth/profile/service.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import type { Session } from './contract.ts';

const sessionsAtMost = 50;
const expiredLinkText = 'This link has expired or was used before. Ask for a new one.';

/**
 * Opens a session for this browser: sets its cookie and tells who is signed in. The one that this
 * browser had ends, and so does the oldest beyond fifty.
 */
export async function openSession(
  context: PublicContext,
  transaction: Transaction,
  userId: string,
): Promise<Profile> {
  const had = context.session?.userId === userId ? context.session : null;
  // They go out in this order, and none waits for the answer to another.
  const [id, , , past, profile] = await Promise.all([
    issueSession(context, transaction, userId),
    rememberDevice(transaction, context, userId),
    had && endSessions(transaction, { userId, only: had.id }),
    transaction.query<{ id: string }>(
      `select id from tokens where user_id = $1 and kind = 'session'
        order by created_at desc, id desc offset ${sessionsAtMost}`,
      [userId],
    ),
    readProfile(transaction, userId),
  ]);
  for (const { id: only } of past) await endSessions(transaction, { userId, only });
  // Lists of sessions that are open elsewhere are read again.
  transaction.record({ stream: userId, domain: 'sessions', id, version: 1, json: '{}' });
  return profile;
}

async function issueSession(
  context: PublicContext,
  transaction: Transaction,
  userId: string,
): Promise<string> {
  const { id, token } = await issueToken(transaction, {
    kind: 'session',
    userId,
    label: context.userAgent,
    address: context.address,
  });
  context.setSessionCookie(token);
  return id;
}

/** The sessions of a user, this one first and then the one used last. */
export async function listSessions(
  { query }: Transaction,
  { id, userId }: ServerSession,
): Promise<Session[]> {
  return query<Session>(
    `select id, label as "userAgent", address, to_json(created_at) #>> '{}' as "createdAt",
        to_json(used_at) #>> '{}' as "usedAt", id = $2 as "isCurrent"
      from tokens where user_id = $1 and kind = 'session' and expires_at > now()
      order by id = $2 desc, used_at desc, id`,
    [userId, id],
  );
}

/** Ends sessions of a user: all, one only, or all except one. Their streams end with them. Gives how many. */
export async function endSessions(
  transaction: Transaction,
  which: { userId: string; only?: string; except?: string },
): Promise<number> {
  const ended = await transaction.query<{ id: string }>(
    `delete from tokens where user_id = $1 and kind = 'session'
      and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3) returning id`,
    [which.userId, which.only ?? null, which.except ?? null],
  );
  for (const { id } of ended) {
    transaction.record({ stream: which.userId, domain: 'sessions', id, version: 1, json: null });
  }
  return ended.length;
}

/** Takes a mailed token, does what it stands for and opens a session, all or nothing. */
export async function openSessionWithToken(
  context: PublicContext,
  kind: 'reset' | 'confirm',
  token: string,
  work: (transaction: Transaction, userId: string) => Promise<void>,
): Promise<Profile> {
  const user = await inSystemTransaction(context.database, {}, async (transaction) => {
    const found = await consumeToken(transaction, kind, token);
    if (!found) throw expiredLink();
    // The change of sessions goes into the user's own stream, which only they may write.
    await transaction.query(`select set_config('app.user_id', $1, true)`, [found.userId]);
    await work(transaction, found.userId);
    return openSession(context, transaction, found.userId);
  });
  await endForeignSession(context, user.id);
  return user;
}

/** Somebody else was signed in with this browser: their session has ended with their cookie. */
export async function endForeignSession(
  { database, session }: Pick<PublicContext, 'database' | 'session'>,
  userId: string,
): Promise<void> {
  if (!session || session.userId === userId) return;
  await inSystemTransaction(database, { userId: session.userId }, (transaction) =>
    endSessions(transaction, { userId: session.userId, only: session.id }),
  );
}

/** Said of a link that works no longer. */
export function expiredLink(): AppError {
  return new AppError('invalid', expiredLinkText);
}
