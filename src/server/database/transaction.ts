import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { type FinanceAccess, type Role, seesMoney } from '#shared/permissions.ts';
import { commitChanges, type Recorded } from './change-log.ts';
import type { BorrowedConnection, Connection, Database } from './pool.ts';

/** For whom a transaction runs; row level security compares every row with it. */
export interface Actor {
  userId?: string | undefined;
  workspaceId?: string | undefined;
  /** The caller's name of this write: the same name again is answered, not done again. */
  operationId?: string | undefined;
}

/** A transaction: rows, log and jobs are written all together or not at all. */
export interface Transaction extends Connection {
  /** The actor's role in the workspace of the transaction. */
  role: Role | null;
  /** Whether the actor sees money there. */
  seesMoney: boolean;
  /** Writes a change into the log of its stream, at the end of the transaction. */
  record(change: Recorded): void;
  /** Leaves work for later; it is done at least once after the commit. */
  enqueue(kind: string, payload: object, runAt?: Date): Promise<void>;
}

/**
 * Runs `work` in a transaction that sees only what the actor may see, and gives the JSON text that
 * it answers. Repeated with the same operation id it gives the first answer and does nothing.
 */
export async function inTransaction(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<string>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(database, actor, work);
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
): Promise<string> {
  const connection = await database.borrow();
  let broken: Error | undefined;
  let member: Membership | null = null;
  try {
    const begun = connection.script(beginScript(actor));
    begun.catch(() => undefined);
    const recorded: Recorded[] = [];
    // Only who works in a workspace waits for the answer of the beginning.
    if (actor.workspaceId) member = membershipIn(await begun.catch(cannotTell));
    const answer = await work({
      db: connection.db,
      query: connection.query,
      role: member?.role ?? null,
      seesMoney: member !== null && seesMoney(member),
      record: (change) => void recorded.push(change),
      enqueue: async (kind, payload, runAt = new Date()) => {
        await connection.query(
          'insert into jobs (id, kind, payload, run_at) values ($1, $2, $3, $4)',
          [newId(), kind, JSON.stringify(payload), runAt.toISOString()],
        );
      },
    });
    const [streams] = await Promise.all([
      commitChanges(connection, recorded, actor, answer),
      begun,
    ]);
    if (streams.length > 0) for (const tell of database.afterCommit) tell(streams);
    return answer;
  } catch (error) {
    // What could not be ended must not be left open to whoever borrows the connection next.
    const breaks = (failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('rollback failed');
    };
    await connection.script('rollback').catch(breaks);
    // Who is no member any more is not told what was answered when they were one.
    const mayAsk = !broken && (!actor.workspaceId || member !== null);
    const asking = mayAsk ? firstAnswer(connection, actor) : Promise.resolve(undefined);
    const answered = await asking.catch((failure: unknown) => {
      breaks(failure);
      throw failure;
    });
    if (answered === undefined) throw error;
    return answered;
  } finally {
    connection.release(broken);
  }
}

/** The same without an answer to keep: for sign-in, jobs and whatever else no caller repeats. */
export async function inSystemTransaction<T>(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  await inTransaction(database, { ...actor, operationId: undefined }, async (transaction) => {
    result = { value: await work(transaction) };
    return '{}';
  });
  if (!result) throw new Error('The transaction ended without its work');
  return result.value;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Everything a transaction needs to know before its work, in one message. Ids are checked here
// because a script takes no parameters.
function beginScript(actor: Actor): string {
  const lines = ['begin'];
  const { userId, workspaceId } = actor;
  if (userId) lines.push(`set local app.user_id = ${literal(userId)}`);
  if (workspaceId) lines.push(`set local app.workspace_id = ${literal(workspaceId)}`);
  if (userId && workspaceId) {
    lines.push(
      `select set_config('app.role', role, true) as role, finance_access as "financeAccess",
          set_config('app.is_approver', is_approver::text, true)
        from workspace_members join workspaces on workspaces.id = workspace_id and deleted_at is null
        where workspace_id = ${literal(workspaceId)} and user_id = ${literal(userId)}`,
    );
  }
  return lines.join(';\n');
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
}

function membershipIn(begun: Record<string, unknown>[][]): Membership | null {
  const row = begun.flat().find((candidate) => typeof candidate['role'] === 'string');
  // The check constraints of the two tables allow nothing else.
  return (row as Membership | undefined) ?? null;
}

// A repeated operation fails at the latest when its answer is kept a second time. Looking then, and
// not before, spares every write that is no repetition the question.
async function firstAnswer(
  connection: BorrowedConnection,
  actor: Actor,
): Promise<string | undefined> {
  const { userId, operationId } = actor;
  if (!userId || !operationId) return undefined;
  const script = `begin; set local app.user_id = ${literal(userId)};
    select response::text from operations
      where user_id = ${literal(userId)} and id = ${literal(operationId)}; commit`;
  const response = (await connection.script(script)).flat()[0]?.['response'];
  return typeof response === 'string' ? response : undefined;
}
