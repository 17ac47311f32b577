import { sql } from 'kysely';
import type { UserContext } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { AppError } from '#shared/errors.ts';
import type { Preferences, Profile } from '#domains/auth/schema.ts';

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
  'weekStartsOn',
  'dayStartsAtMinutes',
  'singleKeyShortcuts',
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

/** Changes settings and tells the user's other browsers. */
export async function updatePreferences(
  context: UserContext,
  changes: Partial<Preferences>,
): Promise<Profile> {
  const { transaction, userId } = context;
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
