import { sql } from 'kysely';
import { clearAttempts, countAttempt, forgiveAttempt, type Limit } from '#server/attempts.ts';
import type { PublicContext } from '#server/context.ts';
import type { Connection } from '#server/database/pool.ts';
import type { Config } from '#server/config.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { canSendMail, mailJob, type Mail } from '#server/mail.ts';
import { issueToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { addStarterCategories } from '#domains/tasks/categories/service.ts';
import { hashNewPassword, matchesPassword } from './passwords/service.ts';
import type { Profile } from './schema.ts';
import { endSessions, openSession, openSessionWithToken } from './sessions/service.ts';

export const badCredentialsText = 'Invalid email or password. Please try again.';
export const confirmText = 'Please check your email to confirm your account before signing in.';
const mostPerAccount = 10;
const mostPerAddress = 50;
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
  const passwordHash = await hashNewPassword(body.password, 'password');
  const userId = newId();
  const confirms = canSendMail(context.config);
  const user = await inSystemTransaction(context.database, { userId }, async (transaction) => {
    await insertUser(transaction, { ...body, userId, passwordHash, confirmed: !confirms });
    await addStarterCategories(transaction, userId);
    if (!confirms) return openSession(context, transaction, userId);
    const { token } = await issueToken(transaction, { kind: 'confirm', userId });
    await transaction.enqueue(mailJob, confirmMail(context.config, body.email, token));
    return null;
  });
  return { user, message: confirms ? confirmText : null };
}

/** Opens a session for whoever knows the password; unknown and known accounts take the same time. */
export async function signIn(
  context: PublicContext,
  { email, password }: Credentials,
): Promise<Profile> {
  const ofAccount: Limit = { key: `sign-in account ${email}`, max: mostPerAccount };
  const ofAddress: Limit = { key: `sign-in address ${context.address}`, max: mostPerAddress };
  const { database } = context;
  const [account] = await inSystemTransaction(database, {}, async (transaction) => {
    await countAttempt(transaction, [ofAccount, ofAddress]);
    return transaction.db
      .selectFrom('users')
      .select(['id', 'passwordHash', 'emailConfirmedAt'])
      .where('email', '=', email)
      .execute();
  });
  const matches = await matchesPassword(account?.passwordHash, password);
  if (!account || !matches) throw new AppError('unauthenticated', badCredentialsText);
  if (!account.emailConfirmedAt) throw new AppError('forbidden', confirmText);
  return inSystemTransaction(database, { userId: account.id }, async (transaction) => {
    await clearAttempts(transaction, ofAccount.key);
    await forgiveAttempt(transaction, ofAddress.key);
    // Changed while this one was compared: its sessions have ended, and no new one may begin.
    const [same] = await transaction.query(
      'select id from users where id = $1 and password_hash = $2 for share',
      [account.id, account.passwordHash],
    );
    if (!same) throw new AppError('unauthenticated', badCredentialsText);
    return openSession(context, transaction, account.id);
  });
}

/** Ends the session of this browser, on its streams too. */
export async function signOut(context: PublicContext): Promise<void> {
  const { session } = context;
  context.setSessionCookie(null);
  if (!session) return;
  await inSystemTransaction(context.database, { userId: session.userId }, (transaction) =>
    endSessions(transaction, { userId: session.userId, only: session.id }),
  );
}

/** Confirms the address that the token was mailed to and signs in. */
export async function confirmEmail(context: PublicContext, token: string): Promise<Profile> {
  return openSessionWithToken(context, 'confirm', token, async (transaction, userId) => {
    await transaction.db
      .updateTable('users')
      .set({ emailConfirmedAt: sql`now()`, updatedAt: sql`now()` })
      .where('id', '=', userId)
      .execute();
  });
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

// The spec's texts for a name that somebody else has (section 8).
function takenError(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  const taken = {
    users_email_key: [
      'email',
      'An account with this email already exists. Please sign in instead.',
    ],
    users_username_key: ['username', 'Username already taken'],
  }[String(error.constraint)];
  const [field, text] = taken ?? [];
  return field && text ? new AppError('conflict', text, { fields: { [field]: text } }) : undefined;
}

function confirmMail(config: Config, to: string, token: string): Mail {
  const text = [
    'Welcome to Dayslate.',
    `Confirm your address here and start your first day:\n${config.publicUrl}/auth?confirm=${token}`,
    'If you did not create an account, you need not do anything.',
  ];
  return { to, subject: 'Confirm your address', text: text.join('\n\n') };
}
