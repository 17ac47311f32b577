import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { clearAttempts, countAttempt, type Limit } from '#server/accounts/attempts.ts';
import type { Config } from '#server/config.ts';
import type { PublicContext, Services, SessionContext } from '#server/http/context.ts';
import { limitsFor } from '#server/accounts/devices.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { mailJob, type Mail } from '#server/jobs/mail.ts';
import { endMailedLinks, findToken, issueToken, renewToken } from '#server/accounts/tokens.ts';
import { Turns } from '#server/http/turns.ts';
import { AppError } from '#shared/errors.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import {
  endSessions,
  expiredLink,
  openSessionWithToken,
} from '#domains/people/auth/sessions/service.ts';
import { weaknessOf } from '#domains/people/auth/strength/service.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// What an unknown account's password is compared with, so that it takes as long as a known one's.
const decoy = hash('no account has this password', cost);
const resetBounds = { what: 'reset', most: 5, mostPerAddress: 50, mostInAll: 20 };
const wrongPasswords = 10;
// Each takes a processor and 19 MiB for a moment. By address, as of most askers nothing else is known;
// two at a time leave threads for files and names.
const turns = new Turns({
  atOnce: 2,
  each: 20,
  inAll: 200,
  refusal: 'Too many people are signing in at this moment. Try again.',
  retryAfterSeconds: 5,
});

type Asker = Pick<PublicContext, 'address'>;
interface NewPassword {
  password: string;
  /** Beside which a refusal stands. */
  field: string;
  about: readonly (string | null | undefined)[];
}

/**
 * Hashes a new password; refuses one of the 49,000 that attackers try first, and one made of little
 * more than a pattern or of what `about` says of the person.
 */
export async function hashNewPassword(
  { address }: Asker,
  { password, field, about }: NewPassword,
): Promise<string> {
  const text = await weaknessOf(password, about);
  if (text) throw new AppError('invalid', text, { fields: { [field]: text } });
  return turns.take(address, () => hash(password, cost));
}

/** Compares a password with a stored hash; without one it takes the same time and says no. */
export async function matchesPassword(
  { address }: Asker,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const known = stored ?? (await decoy);
  const matches = await turns.take(address, () => verify(known, password));
  return matches && stored !== undefined;
}

/** Asks for a link by mail. The account is looked up by the job, so the answer tells nothing. */
export async function forgotPassword(context: PublicContext, email: string): Promise<void> {
  await inSystemTransaction(context.database, {}, async (transaction) => {
    const limits = await limitsFor(transaction, context, { ...resetBounds, email });
    await countAttempt(transaction, limits);
    await transaction.enqueue('reset-password', { email });
  });
}

/** Sets a new password with a mailed token, ends every session and opens one here. */
export async function resetPassword(
  context: PublicContext,
  body: { token: string; password: string },
): Promise<Profile> {
  const about = await inSystemTransaction(context.database, {}, async (transaction) => {
    const found = await findToken(transaction, 'reset', body.token);
    if (!found) throw expiredLink();
    return namesOf(transaction, found.userId);
  });
  const passwordHash = await hashNewPassword(context, {
    password: body.password,
    field: 'password',
    about,
  });
  return openSessionWithToken(context, 'reset', body.token, async (transaction, userId) => {
    // Who reads the mail owns the address, so it counts as confirmed.
    await transaction.db
      .updateTable('users')
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(email_confirmed_at, now())`,
        emailProvedAt: sql`coalesce(email_proved_at, now())`,
        updatedAt: sql`now()`,
      })
      .where('id', '=', userId)
      .execute();
    await endSessions(transaction, { userId });
    await endMailedLinks(transaction, userId);
  });
}

/** Changes the password of whoever knows the old one; ends their other sessions, and gives this one another token. */
export async function changePassword(
  context: SessionContext,
  body: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { database, session } = context;
  const { userId } = session;
  const known = await provePassword(context, body.currentPassword, 'currentPassword');
  const about = await inSystemTransaction(database, {}, (reading) => namesOf(reading, userId));
  const passwordHash = await hashNewPassword(context, {
    password: body.newPassword,
    field: 'newPassword',
    about,
  });
  const token = await inSystemTransaction(database, { userId }, async (transaction) => {
    const changed = await transaction.query(
      `update users set password_hash = $3, updated_at = now()
        where id = $1 and password_hash = $2 returning id`,
      [userId, known, passwordHash],
    );
    // Another device has changed it while this one hashed.
    if (changed.length === 0) throw wrongPassword('currentPassword');
    await endSessions(transaction, { userId, except: session.id });
    await endMailedLinks(transaction, userId);
    return renewToken(transaction, session.id);
  });
  context.setSessionCookie(token);
}

/**
 * Makes sure that whoever holds a session also knows its password, outside of any transaction: to
 * compare takes long. A wrong one counts as an attempt. Gives the hash that was compared with.
 */
export async function provePassword(
  { database, address, session: { userId } }: SessionContext,
  password: string,
  field: string,
): Promise<string> {
  const limit: Limit = { key: `own password ${userId}`, max: wrongPasswords };
  const [account] = await inSystemTransaction(database, {}, async (transaction) => {
    await countAttempt(transaction, [limit]);
    return transaction.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', userId)
      .execute();
  });
  const matches = await matchesPassword({ address }, account?.passwordHash, password);
  if (!account || !matches) throw wrongPassword(field);
  await inSystemTransaction(database, {}, (transaction) => clearAttempts(transaction, limit.key));
  return account.passwordHash;
}

async function namesOf({ db }: Transaction, userId: string): Promise<(string | null)[]> {
  const user = db.selectFrom('users').select(['email', 'firstName', 'lastName', 'username']);
  return Object.values((await user.where('id', '=', userId).executeTakeFirst()) ?? {});
}

function wrongPassword(field: string): AppError {
  const text = 'This is not your current password';
  return new AppError('invalid', text, { fields: { [field]: text } });
}

/** The background work of forgotten passwords. */
export function passwordJobs({ config, database }: Services): Record<string, JobHandler> {
  return {
    'reset-password': async ({ email }) => {
      await inSystemTransaction(database, {}, async (transaction) => {
        if (typeof email !== 'string') return;
        const known = transaction.db.selectFrom('users').select('id').where('email', '=', email);
        const account = await known.executeTakeFirst();
        if (!account) return;
        const { token } = await issueToken(transaction, { kind: 'reset', userId: account.id });
        await transaction.enqueue(mailJob, resetMail(config, email, token));
      });
    },
  };
}

/** Where a new password is chosen. */
export function resetLink(config: Config, token: string): string {
  return `${config.publicUrl}/auth#reset=${token}`;
}

function resetMail(config: Config, to: string, token: string): Mail {
  const text = [
    'Somebody asked for a new password for your Dayslate account.',
    `Choose one here within an hour:\n${resetLink(config, token)}`,
    'If it was not you, nothing has changed and you need not do anything.',
  ];
  return { to, subject: 'Choose a new password', text: text.join('\n\n') };
}
