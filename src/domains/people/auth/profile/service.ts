import { sql } from 'kysely';
import { renamed } from '#server/accounts/moments.ts';
import type { MemberContext, UserContext } from '#server/http/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { withSwitched } from '#server/accounts/switches.ts';
import { AppError } from '#shared/errors.ts';
import { type Preferences, preferenceFields, type Profile } from '#domains/people/auth/schema.ts';
import type { ProfileChanges } from './contract.ts';

const columns = [
  'id',
  'email',
  'username',
  'firstName',
  'lastName',
  'avatarUrl',
  'timeZone',
  'dateFormat',
  'timeFormat',
  'theme',
  'density',
  'weekStartsOn',
  'dayStartsAtMinutes',
  'singleKeyShortcuts',
  'dashboardOrder',
  'dashboardHidden',
  'notificationsOff',
  'notificationsMail',
  'dailyDigest',
  'digestAtMinutes',
  'digestWeekdays',
  'quietHours',
  'quietFromMinutes',
  'quietUntilMinutes',
] as const satisfies (keyof Profile)[];

/** The profile of a user as their own browser sees it. */
export async function readProfile(
  { db }: Pick<Transaction, 'db'>,
  userId: string,
): Promise<Profile> {
  const user = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new AppError('not_found', 'No user logged in');
  // The table's check constraints hold formats and theme to the schema's values.
  return user as Profile;
}

/** Changes settings, of what is sent whole what is different from before it; tells the other browsers. */
export async function updatePreferences(
  context: UserContext,
  { before, ...changes }: Partial<Preferences> & { before?: Partial<Preferences> | undefined },
): Promise<Profile> {
  if (!before) return writeProfile(context, changes);
  const { transaction, userId } = context;
  // What another device switches at the same moment is seen by whichever comes second.
  await transaction.query('select id from users where id = $1 for update', [userId]);
  const now = await readProfile(transaction, userId);
  return writeProfile(context, withSwitched(changes, { before, now, fields: preferenceFields }));
}

/** Changes what the user is called, and tells their other browsers. */
export async function updateProfile(
  context: UserContext,
  changes: ProfileChanges,
): Promise<Profile> {
  const given = Object.values(changes).filter((value) => value !== undefined);
  if (given.length === 0) throw new AppError('invalid', 'There is nothing to change');
  try {
    const profile = await writeProfile(context, changes);
    await renamed.come(context.transaction, { userId: context.userId });
    return profile;
  } catch (error) {
    throw takenError(error) ?? error;
  }
}

/** The spec's sentence for a name that somebody else has (section 8). */
export function takenError(error: unknown): AppError | undefined {
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

async function writeProfile(
  { transaction, userId }: UserContext,
  changes: Partial<Preferences> & ProfileChanges,
): Promise<Profile> {
  await transaction.db
    .updateTable('users')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('id', '=', userId)
    .execute();
  const profile = await readProfile(transaction, userId);
  transaction.record({
    stream: userId,
    domain: 'users',
    id: userId,
    version: 1,
    json: JSON.stringify(profile),
  });
  return profile;
}

/** The zones in which the members of a workspace live: the day that one of them notes is theirs. */
export async function timeZonesIn({
  transaction,
  workspaceId,
}: Pick<MemberContext, 'transaction' | 'workspaceId'>): Promise<string[]> {
  const rows = await transaction.query<{ timeZone: string }>(
    `select distinct time_zone as "timeZone" from users
      join workspace_members on user_id = users.id where workspace_id = $1`,
    [workspaceId],
  );
  return rows.map(({ timeZone }) => timeZone);
}

/** The zone of whoever asks: what day it is depends on it. */
export async function timeZoneOf({
  transaction,
  userId,
}: Pick<UserContext, 'transaction' | 'userId'>): Promise<string> {
  const [user] = await transaction.query<{ timeZone: string }>(
    'select time_zone as "timeZone" from users where id = $1',
    [userId],
  );
  return user?.timeZone ?? 'UTC';
}
