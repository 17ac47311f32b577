import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/pool.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { issueToken } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { eraseAccount, ownedWorkspaces } from '#domains/people/auth/account/service.ts';
import { resetLink } from '#domains/people/auth/passwords/service.ts';
import { endSessions } from '#domains/people/auth/sessions/service.ts';

/*
 * What whoever runs the server does with accounts, without knowing a password: `npm run account`.
 */

interface ListedAccount {
  email: string;
  name: string;
  createdOn: string;
  isConfirmed: boolean;
  sessions: number;
  usedOn: string | null;
}

/** All accounts, the oldest first. */
export function listAccounts(database: Database): Promise<ListedAccount[]> {
  return inSystemTransaction(database, {}, ({ query }) =>
    query<ListedAccount>(
      `select email, concat_ws(' ', first_name, last_name) as name,
          to_char(users.created_at, 'YYYY-MM-DD') as "createdOn",
          email_confirmed_at is not null as "isConfirmed", count(tokens.id)::int as sessions,
          to_char(max(used_at), 'YYYY-MM-DD') as "usedOn"
        from users left join tokens on tokens.user_id = users.id and kind = 'session'
          and expires_at > now()
        group by users.id order by users.created_at, users.id`,
      [],
    ),
  );
}

/** A link to choose a new password, to be handed over: it works once, for an hour. */
export function makeResetLink(
  { database, config }: { database: Database; config: Config },
  email: string,
): Promise<string> {
  return withAccount(database, email, async (transaction, userId) => {
    const { token } = await issueToken(transaction, { kind: 'reset', userId });
    return resetLink(config, token);
  });
}

/** Signs somebody out everywhere; gives of how many browsers. */
export function endAllSessions(database: Database, email: string): Promise<number> {
  return withAccount(database, email, (transaction, userId) =>
    endSessions(transaction, { userId }),
  );
}

/** Deletes an account with the workspaces that nobody else is in; shared ones stand in the way. */
export function deleteAccount(database: Database, email: string): Promise<void> {
  return withAccount(database, email, async (transaction, userId) => {
    const owned = await ownedWorkspaces(transaction, userId);
    await eraseAccount(transaction, {
      userId,
      email: normal(email),
      workspaceIds: owned.map(({ id }) => id),
    });
  });
}

async function withAccount<T>(
  database: Database,
  email: string,
  work: (transaction: Transaction, userId: string) => Promise<T>,
): Promise<T> {
  return inSystemTransaction(database, {}, async (transaction) => {
    const [account] = await transaction.query<{ id: string }>(
      'select id from users where email = $1 for update',
      [normal(email)],
    );
    if (!account) throw new AppError('not_found', `No account has the address ${email}.`);
    await transaction.query(`select set_config('app.user_id', $1, true)`, [account.id]);
    return work(transaction, account.id);
  });
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}
