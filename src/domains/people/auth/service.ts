import { sql } from 'kysely';
import { clearAttempts, countAttempt, forgiveAttempt } from '#server/accounts/attempts.ts';
import { signedUp } from '#server/accounts/moments.ts';
import type { PublicContext, Services } from '#server/http/context.ts';
import { limitsFor } from '#server/accounts/devices.ts';
import type { Connection } from '#server/database/pool.ts';
import type { Config } from '#server/config.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { canSendMail, mailJob, type Mail } from '#server/jobs/mail.ts';
import { sessionToken } from '#server/http/request.ts';
import { findSession, findToken, issueToken } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { hashNewPassword, matchesPassword } from '#domains/people/auth/passwords/service.ts';
import { takenError } from '#domains/people/auth/profile/service.ts';
import { confirmText } from './entrance/schema.ts';
import type { Profile } from './schema.ts';
import {
  endForeignSession,
  endSessions,
  expiredLink,
  openSession,
  openSessionWithToken,
} from '#domains/people/auth/sessions/service.ts';

export const badCredentialsText = 'Invalid email or password. Please try again.';
const otherPasswordText =
  'This is not the password that this account was created with. If you did not choose it, ask for a new one with “Forgot password?”.';
const mostPerAccount = 10;
const mostPerAddress = 50;
const signInBounds = { what: 'sign-in', most: mostPerAccount, mostPerAddress, mostInAll: 100 };
// The first link goes out with the account itself.
const confirmBounds = (email: string) => ({
  what: 'confirm',
  email,
  most: 6,
  mostPerAddress,
  mostInAll: 20,
});
interface Credentials {
  email: string;
  password: string;
}
interface SignUp extends Credentials {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  timeZone?: string | undefined;
}

/** Creates an account with its starter categories; with mail configured it awaits confirmation. */
export async function signUp(
  context: PublicContext,
  body: SignUp,
): Promise<{ user: Profile | null; message: string | null }> {
  const limits = [{ key: `sign-up address ${context.address}`, max: mostPerAddress }];
  // On its own, so that it counts although the account may turn out to be taken.
  await inSystemTransaction(context.database, {}, (counting) => countAttempt(counting, limits));
  const passwordHash = await hashNewPassword(context, {
    password: body.password,
    field: 'password',
    about: [body.email, body.firstName, body.lastName, body.username],
  });
  const userId = newId();
  const confirms = canSendMail(context.config);
  const user = await inSystemTransaction(context.database, { userId }, async (transaction) => {
    await endUnconfirmed(transaction, body.email);
    await insertUser(transaction, { ...body, userId, passwordHash, confirmed: !confirms });
    await signedUp.come(transaction, { userId });
    if (!confirms) return openSession(context, transaction, userId);
    await countAttempt(
      transaction,
      await limitsFor(transaction, context, confirmBounds(body.email)),
    );
    const { token } = await issueToken(transaction, { kind: 'confirm', userId });
    await transaction.enqueue(mailJob, confirmMail(context.config, body.email, token));
    return null;
  });
  if (user) await endForeignSession(context, user.id);
  return { user, message: confirms ? confirmText : null };
}

/** Opens a session for whoever knows the password; unknown and known accounts take the same time. */
export async function signIn(
  context: PublicContext,
  { email, password }: Credentials,
): Promise<Profile> {
  const { database } = context;
  const [[account], [own, ...shared], compared] = await inSystemTransaction(
    database,
    {},
    async (transaction) => {
      const known = transaction.db
        .selectFrom('users')
        .select(['id', 'passwordHash', 'emailConfirmedAt'])
        .where('email', '=', email);
      const [limits, found] = await Promise.all([
        limitsFor(transaction, context, { ...signInBounds, email }),
        known.execute(),
      ]);
      await countAttempt(transaction, limits);
      // Begun while the count is made lasting: what comes of it is not told before that is done.
      const comparing = matchesPassword(context, found[0]?.passwordHash, password);
      comparing.catch(() => undefined);
      return [found, limits, comparing] as const;
    },
  );
  const matches = await compared;
  if (!account || !matches) throw new AppError('unauthenticated', badCredentialsText);
  if (!account.emailConfirmedAt) throw new AppError('forbidden', confirmText);
  const user = await inSystemTransaction(database, { userId: account.id }, async (transaction) => {
    const [[same]] = await Promise.all([
      // Changed while this one was compared: its sessions have ended, and no new one may begin.
      transaction.query('select id from users where id = $1 and password_hash = $2 for share', [
        account.id,
        account.passwordHash,
      ]),
      clearAttempts(transaction, own.key),
      ...shared.map(({ key }) => forgiveAttempt(transaction, key)),
    ]);
    if (!same) throw new AppError('unauthenticated', badCredentialsText);
    return openSession(context, transaction, account.id);
  });
  await endForeignSession(context, user.id);
  return user;
}

/** Ends the session of this browser, on its streams too. */
export async function signOut(context: PublicContext): Promise<void> {
  const session = context.session ?? (await sessionLeft(context));
  context.setSessionCookie(null);
  if (!session) return;
  await inSystemTransaction(context.database, { userId: session.userId }, (transaction) =>
    endSessions(transaction, { userId: session.userId, only: session.id }),
  );
}

// Whoever signed out offline has no session by now, and yet it is to end.
async function sessionLeft(context: PublicContext): Promise<{ id: string; userId: string } | null> {
  const token = sessionToken(context, context.request);
  return token ? findSession(context.database, token) : null;
}

/** Mails the link to confirm once more. A job looks the account up, so the answer tells nothing. */
export async function resendConfirmation(context: PublicContext, email: string): Promise<void> {
  await inSystemTransaction(context.database, {}, async (transaction) => {
    await countAttempt(transaction, await limitsFor(transaction, context, confirmBounds(email)));
    await transaction.enqueue('confirm-email', { email });
  });
}

/** The background work of addresses that wait to be confirmed. */
export function confirmationJobs({ config, database }: Services): Record<string, JobHandler> {
  return {
    'confirm-email': async ({ email }) => {
      if (typeof email !== 'string' || !canSendMail(config)) return;
      await inSystemTransaction(database, {}, async (transaction) => {
        const waiting = transaction.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .where('emailConfirmedAt', 'is', null);
        const account = await waiting.executeTakeFirst();
        if (!account) return;
        const { token } = await issueToken(transaction, { kind: 'confirm', userId: account.id });
        await transaction.enqueue(mailJob, confirmMail(config, email, token));
      });
    },
  };
}

/**
 * Confirms the address that the token was mailed to and signs in. Who reads the mail may not be who
 * signed up, with a password that only they know: so it is asked for. A wrong one costs no link.
 */
export async function confirmEmail(
  context: PublicContext,
  { token, password }: { token: string; password: string },
): Promise<Profile> {
  const { database } = context;
  const { id, passwordHash, limit } = await inSystemTransaction(
    database,
    {},
    async (transaction) => {
      const found = await findToken(transaction, 'confirm', token);
      if (!found) throw expiredLink();
      const key = `confirm password ${found.userId}`;
      await countAttempt(transaction, [{ key, max: mostPerAccount }]);
      const account = transaction.db.selectFrom('users').select(['id', 'passwordHash']);
      const known = await account.where('id', '=', found.userId).executeTakeFirstOrThrow();
      return { ...known, limit: key };
    },
  );
  if (!(await matchesPassword(context, passwordHash, password)))
    throw new AppError('invalid', otherPasswordText, { fields: { password: otherPasswordText } });
  return openSessionWithToken(context, 'confirm', token, async (transaction) => {
    await clearAttempts(transaction, limit);
    await transaction.db
      .updateTable('users')
      .set({ emailConfirmedAt: sql`now()`, emailProvedAt: sql`now()`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
  });
}

// Nobody has shown that the address is theirs: whoever comes next is as good as whoever came first.
async function endUnconfirmed(transaction: Transaction, email: string): Promise<void> {
  const ended = await transaction.query<{ id: string }>(
    'delete from users where email = $1 and email_confirmed_at is null returning id',
    [email],
  );
  for (const { id } of ended) await transaction.enqueue('forget-person', { userId: id });
}

async function insertUser(
  { db }: Pick<Connection, 'db'>,
  user: SignUp & { userId: string; passwordHash: string; confirmed: boolean },
): Promise<void> {
  try {
    await db
      .insertInto('users')
      .values({
        id: user.userId,
        email: user.email,
        passwordHash: user.passwordHash,
        firstName: user.firstName || null,
        lastName: user.lastName || null,
        username: user.username || null,
        timeZone: user.timeZone ?? 'UTC',
        emailConfirmedAt: user.confirmed ? sql`now()` : null,
      })
      .execute();
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

function confirmMail(config: Config, to: string, token: string): Mail {
  const text = [
    'Welcome to Dayslate.',
    `Confirm your address here and start your first day:\n${config.publicUrl}/auth#confirm=${token}`,
    'If you did not create an account, you need not do anything.',
  ];
  return { to, subject: 'Confirm your address', text: text.join('\n\n') };
}
