import { countAttempt } from '#server/accounts/attempts.ts';
import { accountErased, membershipErased } from '#server/accounts/moments.ts';
import type { Services, SessionContext } from '#server/http/context.ts';
import { readInOrder } from '#server/database/planning/past-statistics.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { rowWithoutMoney } from '#server/records/kept-money.ts';
import { releaseMember } from '#server/records/member-fields.ts';
import { purgeJob } from '#server/records/purge.ts';
import { isAfter } from '#server/records/pages.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { exportsTable, personalTables, type PersonalTable } from '#server/records/personal-data.ts';
import { Turns } from '#server/http/turns.ts';
import { AppError } from '#shared/errors.ts';
import { provePassword } from '#domains/people/auth/passwords/service.ts';
import { readProfile } from '#domains/people/auth/profile/service.ts';
import { endSessions, listSessions } from '#domains/people/auth/sessions/service.ts';
import type { OwnedWorkspace } from './contract.ts';

const changedText = 'Your account has just changed. Try again.';
const rowsAtOnce = 500;
const exportsAtMost = 20;
const forgetAfterMs = 60_000;
// By page, not by export: who reads slowly must not keep others from theirs.
const turns = new Turns({
  atOnce: 4,
  each: exportsAtMost,
  inAll: 200,
  refusal: 'Too many people are exporting their data at this moment. Try again.',
  retryAfterSeconds: 30,
});

exportsTable('workspaceMembers', { scope: 'workspace', column: 'user_id' });
exportsTable('workspaceInvitations', { scope: 'workspace', secret: ['token_hash'] });

/** A person's export and its day: the text comes in pieces, so no more than a page is in memory. */
export async function exportOf({ database, session }: SessionContext) {
  const { userId } = session;
  const begun = await inSystemTransaction(database, { userId }, async (transaction) => {
    await countAttempt(transaction, [{ key: `export ${userId}`, max: exportsAtMost }]);
    return {
      profile: await readProfile(transaction, userId),
      sessions: await listSessions(transaction, session),
      workspaces: await membershipsOf(transaction, userId),
    };
  });
  const tables = [...personalTables.values()];
  const ofScope = (scope: PersonalTable['scope']) => tables.filter((one) => one.scope === scope);

  async function* tableTexts(scope: PersonalTable['scope'], workspaceId?: string) {
    for (const table of ofScope(scope)) {
      yield `,\n${JSON.stringify(camel(table.name))}:[`;
      let separator = '';
      for await (const row of rowsOf({ database, userId, workspaceId }, table)) {
        yield `${separator}\n${JSON.stringify(row)}`;
        separator = ',';
      }
      yield ']';
    }
  }

  async function* pieces() {
    const { workspaces, ...head } = begun;
    const opening = {
      format: 'dayslate-export',
      version: 1,
      exportedAt: new Date().toISOString(),
      ...head,
    };
    yield JSON.stringify(opening).slice(0, -1);
    yield* tableTexts('own');
    yield ',\n"workspaces":[';
    for (const [i, workspace] of workspaces.entries()) {
      yield `${i === 0 ? '' : ','}\n${JSON.stringify(workspace).slice(0, -1)}`;
      yield* tableTexts('workspace', workspace.id);
      yield '}';
    }
    yield ']}\n';
  }

  const madeOn = Temporal.Now.plainDateISO(begun.profile.timeZone).toString();
  return { madeOn, pieces: pieces() };
}

/** Rows of one table, a page per transaction: whoever reads slowly must not hold a connection. */
async function* rowsOf(
  { database, userId, workspaceId }: Pick<Services, 'database'> & Actor,
  { name, column, secret }: PersonalTable,
): AsyncIterable<object> {
  const text = `
    select id, to_jsonb(row) - $3::text[] as record from ${name} row
    where ${column} = $1 and ${isAfter} ${workspaceId ? 'and workspace_id = $4' : ''}
    order by id limit ${rowsAtOnce}`;
  let after: string | null = null;
  for (;;) {
    const values: unknown[] = [userId, after, secret, ...(workspaceId ? [workspaceId] : [])];
    const { page, seesMoney }: ExportedPage = await turns.take(userId, () =>
      inSystemTransaction(database, { userId, workspaceId }, async (transaction) => {
        readInOrder(transaction);
        return {
          page: await transaction.query(text, values),
          seesMoney: transaction.seesMoney || workspaceId === undefined,
        };
      }),
    );
    for (const { record } of page) {
      const whole = Object.fromEntries(
        Object.entries(record).map(([key, value]) => [camel(key), value]),
      );
      const row = seesMoney ? whole : rowWithoutMoney(name.replaceAll('_', '-'), whole);
      if (row) yield row;
    }
    after = page.at(-1)?.id ?? null;
    if (page.length < rowsAtOnce) return;
  }
}

interface ExportedPage {
  page: { id: string; record: Record<string, unknown> }[];
  seesMoney: boolean;
}

interface Actor {
  userId: string;
  workspaceId: string | undefined;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The workspaces that a person owns; those in the trash go with their time. */
export async function ownedWorkspaces(
  transaction: Transaction,
  userId: string,
): Promise<OwnedWorkspace[]> {
  const memberships = await membershipsOf(transaction, userId);
  return memberships
    .filter(({ role }) => role === 'owner')
    .map(({ id, name, memberCount }) => ({ id, name, memberCount }));
}

interface Membership extends OwnedWorkspace {
  role: string;
}

async function membershipsOf(transaction: Transaction, userId: string): Promise<Membership[]> {
  await nameOwnWorkspaces(transaction, userId);
  return transaction.query<Membership>(
    `select workspaces.id, name, own.role,
        (select count(*)::int from workspace_members where workspace_id = workspaces.id) as "memberCount"
      from workspaces join workspace_members own on own.workspace_id = workspaces.id and own.user_id = $1
      where deleted_at is null order by name, workspaces.id`,
    [userId],
  );
}

/**
 * Deletes an account for good, in one transaction. What the person alone could see goes with it;
 * what they shared stays, made by a former member.
 */
export async function removeAccount(
  context: SessionContext,
  body: { password: string; workspaceIds: string[] },
): Promise<void> {
  const { database, session } = context;
  const { userId } = session;
  const passwordHash = await provePassword(context, body.password, 'password');
  await inSystemTransaction(database, { userId }, async (transaction) => {
    const [user] = await transaction.query<{ email: string }>(
      'select email from users where id = $1 and password_hash = $2 for update',
      [userId, passwordHash],
    );
    // Changed, or deleted by another device, while this one was compared.
    if (!user) throw new AppError('conflict', changedText);
    const { workspaceIds } = body;
    await eraseAccount(transaction, { userId, email: user.email, workspaceIds });
  });
  context.setSessionCookie(null);
}

/** The same for whoever may without a password, in the person's own transaction. */
export async function eraseAccount(
  transaction: Transaction,
  { userId, email, workspaceIds }: { userId: string; email: string; workspaceIds: string[] },
): Promise<void> {
  await leaveOwned(transaction, userId, workspaceIds);
  await leaveOthers(transaction, userId);
  await endSessions(transaction, { userId });
  await eraseTraces(transaction, { userId, email });
  await accountErased.come(transaction, { userId, email });
  // Everything that refers to the person goes along; a test looks that nothing stays.
  await transaction.query('delete from users where id = $1', [userId]);
  // The end of the sessions has to reach their streams first, and has its numbers there.
  const later = new Date(Date.now() + forgetAfterMs);
  await transaction.enqueue('forget-person', { userId }, later);
}

async function leaveOwned(
  transaction: Transaction,
  userId: string,
  given: string[],
): Promise<void> {
  const kept: string[] = [];
  for (const { id, name } of await ownedWorkspaces(transaction, userId)) {
    await transaction.query(
      `select set_config('app.workspace_id', $1, true), set_config('app.role', 'owner', true)`,
      [id],
    );
    // Locked before it is counted: nobody can join what is about to go.
    await transaction.query('select id from workspaces where id = $1 for update', [id]);
    const [others] = await transaction.query<{ count: number }>(
      'select count(*)::int as count from workspace_members where workspace_id = $1 and user_id <> $2',
      [id, userId],
    );
    if (!given.includes(id) || others?.count !== 0) {
      kept.push(name);
      continue;
    }
    // As one whose time is over: it may be large, and goes in parts.
    await transaction.query(
      `update workspaces set deleted_at = now() - interval '15 days' where id = $1`,
      [id],
    );
    await transaction.query('delete from workspace_members where workspace_id = $1', [id]);
    await transaction.enqueue(purgeJob, { workspaceId: id });
  }
  if (kept.length > 0) {
    const names = new Intl.ListFormat('en').format(kept);
    const them = kept.length === 1 ? 'it' : 'them';
    throw new AppError('conflict', `Transfer or delete ${names} first: you own ${them}.`);
  }
}

async function leaveOthers(transaction: Transaction, userId: string): Promise<void> {
  const left = await transaction.query<{ workspace_id: string; id: string; role: string }>(
    'select workspace_id, id, role from workspace_members where user_id = $1 order by workspace_id',
    [userId],
  );
  for (const { workspace_id: workspaceId, id, role } of left) {
    await transaction.query(
      `select set_config('app.workspace_id', $1, true), set_config('app.role', $2, true)`,
      [workspaceId, role],
    );
    const [held] = await transaction.query<{ role: string; version: number }>(
      'select role, version from workspace_members where workspace_id = $1 and id = $2 for update',
      [workspaceId, id],
    );
    // Removed at this very moment.
    if (!held) continue;
    // Or given another role: made the owner, there would be none when they are gone.
    if (held.role !== role) throw new AppError('conflict', changedText);
    await releaseMember(transaction, { workspaceId, userId });
    const version = held.version + 1;
    await membershipErased.come(transaction, { workspaceId, memberId: id, userId, version });
  }
  // Named to the policies, because the streams of all of them are written at the end.
  await transaction.query(`select set_config('app.workspace_ids', $1, true)`, [
    left.map((one) => one.workspace_id).join(),
  ]);
}

/** What names a person without belonging to their row. */
async function eraseTraces(
  { query }: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await query(
    `select set_config('app.erased_email', $1, true), set_config('app.erased_user_id', $2, true)`,
    [email, userId],
  );
  const withReader = [...personalTables.values()].filter(({ hasReader }) => hasReader);
  for (const name of ['changes', ...withReader.map((table) => table.name)])
    await query(`delete from ${name} where reader_user_id = $1`, [userId]);
  await query('delete from attempts where right(key, length($1)) = $1 or right(key, 36) = $2', [
    ` ${email}`,
    userId,
  ]);
  await query(`delete from jobs where payload->>'to' = $1 or payload->>'email' = $1`, [email]);
  await forget(query, userId);
}

async function forget(query: Transaction['query'], userId: string): Promise<void> {
  await query('delete from operations where user_id = $1', [userId]);
  await query('delete from changes where stream_id = $1', [userId]);
}

/** The background work of accounts. */
export function accountJobs({ database }: Services): Record<string, JobHandler> {
  return {
    'forget-person': async ({ userId }) => {
      if (typeof userId !== 'string') return;
      await inSystemTransaction(database, { userId }, async ({ query }) => {
        await forget(query, userId);
        await query('delete from streams where id = $1', [userId]);
      });
    },
  };
}
