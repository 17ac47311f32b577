import type { UserContext } from '#server/http/context.ts';

/** The zone of whoever asks: their day is the day on which something was done. */
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
