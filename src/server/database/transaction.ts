import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { type FinanceAccess, type Role, roles, seesMoney } from '#shared/permissions.ts';
import { commitChanges, type Recorded } from './change-log.ts';
import type { BorrowedConnection, Connection, Database } from './pool.ts';

/** For whom a transaction runs; row level security compares every row with it. */
export interface Actor {
  userId?: string | undefined;
  workspaceId?: string | undefined;
  /** A write that is done once: the same key again is answered, not done again. */
  once?: Once | undefined;
}

/** The caller's name of a write, and a hash of all that was asked for under it. */
export interface Once {
  operationId: string;
  binding: Buffer;
}

/** What a write answered when it was done. */
export interface Kept {
  answer: string;
  /** The collections that it changed. */
  domains: string[];
}

/** A transaction: rows, log and jobs are written all together or not at all. */
export interface Transaction extends Connection {
  /** The actor's role in the workspace of the transaction. */
  role: Role | null;
  /** Whether the actor sees money there. */
  seesMoney: boolean;
  /** Whose the workspace of the transaction is; null where it has none. */
  workspaceType: Membership['type'] | null;
  /** Sends a statement without waiting for it; if it fails, nothing of the transaction is done. */
  send(text: string, values: readonly unknown[]): void;
  /** Writes a change into the log of its stream, at the end of the transaction. */
  record(change: Recorded): void;
  /** Leaves work for later; it is done at least once after the commit. */
  enqueue(kind: string, payload: object, runAt?: Date): Promise<void>;
}

type Again = (transaction: Transaction, kept: Kept) => Promise<string>;

/**
 * Runs `work` in a transaction that sees only what the actor may see, and gives the JSON text that
 * it answers. Repeated under the same key it does nothing: `again` says what of the first answer the
 * actor may see now, in a transaction of its own.
 */
export async function inTransaction(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<string>,
  again?: Again,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(database, actor, work, again);
    } catch (error) {
      // The loser of a deadlock has done nothing, and the winner is through: its turn comes now.
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
    }
  }
}

const maxAttempts = 4;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function tryTransaction(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<string>,
  again: Again | undefined,
): Promise<string> {
  const connection = await database.borrow();
  let broken: Error | undefined;
  let member: Membership | null = null;
  try {
    const begun = connection.begin(beginning(actor));
    begun.catch(() => undefined);
    const recorded: Recorded[] = [];
    const sent: Promise<unknown>[] = [];
    // Only who works in a workspace waits for the answer of the beginning.
    if (actor.workspaceId) member = membershipIn(await begun.catch(cannotTell));
    const answer = await work(transactionOn(connection, member, { recorded, sent }));
    const [streams] = await Promise.all([
      commitChanges(connection, recorded, actor, answer),
      begun,
      ...sent,
    ]);
    if (streams.length > 0) for (const tell of database.afterCommit) tell(streams);
    return answer;
  } catch (error) {
    // What could not be ended must not be left open to whoever borrows the connection next.
    const breaks = (failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('rollback failed');
    };
    await connection.rollback().catch(breaks);
    // Who is no member any more is not told what was answered when they were one.
    const mayAsk = !broken && again && (!actor.workspaceId || member !== null);
    if (!mayAsk) throw error;
    const answered = await firstAnswer(connection, actor, again).catch(async (failure: unknown) => {
      await connection.rollback().catch(breaks);
      throw failure;
    });
    if (answered === undefined) throw error;
    return answered;
  } finally {
    connection.release(broken);
  }
}

function transactionOn(
  { db, query }: BorrowedConnection,
  member: Membership | null,
  { recorded, sent }: { recorded: Recorded[]; sent: Promise<unknown>[] },
): Transaction {
  return {
    db,
    query,
    role: member?.role ?? null,
    seesMoney: member !== null && seesMoney(member),
    workspaceType: member?.type ?? null,
    send(text, values) {
      const answer = query(text, values);
      answer.catch(() => undefined);
      sent.push(answer);
    },
    record: (change) => void recorded.push(change),
    enqueue: async (kind, payload, runAt = new Date()) => {
      await query('insert into jobs (id, kind, payload, run_at) values ($1, $2, $3, $4)', [
        newId(),
        kind,
        JSON.stringify(payload),
        runAt.toISOString(),
      ]);
    },
  };
}

/** The same without an answer to keep: for sign-in, jobs and whatever else no caller repeats. */
export async function inSystemTransaction<T>(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  await inTransaction(database, { ...actor, once: undefined }, async (transaction) => {
    result = { value: await work(transaction) };
    return '{}';
  });
  if (!result) throw new Error('The transaction ended without its work');
  return result.value;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Who sees money whatever a workspace says, in words of PostgreSQL.
const seeing = roles
  .filter((role) => seesMoney({ role, financeAccess: 'admins' }))
  .map((role) => `'${role}'`)
  .join(', ');

// Everything a transaction needs to know before its work, in one message. Ids are checked here
// because a script takes no parameters.
function beginning(actor: Actor): string[] {
  const lines: string[] = [];
  const { userId, workspaceId } = actor;
  if (userId) lines.push(`set local app.user_id = ${literal(userId)}`);
  if (workspaceId) lines.push(`set local app.workspace_id = ${literal(workspaceId)}`);
  if (userId && workspaceId) {
    lines.push(
      `select set_config('app.role', role, true) as role, type, finance_access as "financeAccess",
          set_config('app.is_approver', is_approver::text, true),
          set_config('app.sees_money', (finance_access = 'everyone' or role in (${seeing}))::text, true)
        from workspace_members join workspaces on workspaces.id = workspace_id and deleted_at is null
        where workspace_id = ${literal(workspaceId)} and user_id = ${literal(userId)}`,
    );
  }
  return lines;
}

function literal(id: string): string {
  if (!uuidPattern.test(id)) throw new Error('An id that is no UUID reached the database');
  return `'${id}'`;
}

function cannotTell(cause: unknown): never {
  const text = 'Failed to verify permissions';
  throw new AppError('unavailable', text, { retryAfterSeconds: 2, cause });
}

interface Membership {
  role: Role;
  financeAccess: FinanceAccess;
  type: 'personal' | 'team' | 'business';
}

function membershipIn(begun: Record<string, unknown>[][]): Membership | null {
  const row = begun.flat().find((candidate) => typeof candidate['role'] === 'string');
  // The check constraints of the two tables allow nothing else.
  return (row as Membership | undefined) ?? null;
}

const keptText =
  'select response::text, binding, domains from operations where user_id = $1 and id = $2';

const reusedText =
  'Nothing was saved: another change was sent under the same key before. Try again.';

// A repeated operation fails at the latest when its answer is kept a second time. Looking then, and
// not before, spares every write that is no repetition the question.
async function firstAnswer(
  connection: BorrowedConnection,
  actor: Actor,
  again: Again,
): Promise<string | undefined> {
  const { userId, once } = actor;
  if (!userId || !once) return undefined;
  const begun = await connection.begin(beginning(actor));
  const [kept] = await connection.query<{
    response: string | null;
    binding: Buffer | null;
    domains: string[];
  }>(keptText, [userId, once.operationId]);
  let answer: string | undefined;
  if (kept) {
    // Of what was kept before keys were bound nobody knows what it was the answer to.
    if (!kept.binding || kept.response === null) throw doneBefore();
    if (!kept.binding.equals(once.binding)) throw new AppError('reused', reusedText);
    const transaction = transactionOn(connection, membershipIn(begun), { recorded: [], sent: [] });
    answer = await again(transaction, { answer: kept.response, domains: kept.domains });
  }
  await connection.commit();
  return answer;
}

/** What a repetition is told whose first answer is not kept, or is not for its caller any more. */
export function doneBefore(): AppError {
  return new AppError(
    'repeated',
    'This was done already. What it answered then is not shown any more.',
  );
}
