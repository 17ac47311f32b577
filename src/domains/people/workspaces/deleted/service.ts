import { sql } from 'kysely';
import type { MemberContext, Services, UserContext } from '#server/http/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { AppError, noWorkspaceText } from '#shared/errors.ts';
import {
  restorableDays,
  type DeletedWorkspace,
  type Workspace,
} from '#domains/people/workspaces/schema.ts';
import { readWorkspace } from '#domains/people/workspaces/service.ts';

/** Hides a workspace from everybody; its owner can restore it for two weeks. */
export async function removeWorkspace(context: MemberContext, typedName: string): Promise<void> {
  const { transaction, workspaceId, userId } = context;
  const [removed] = await transaction.db
    .updateTable('workspaces')
    .set({
      deletedAt: sql`now()`,
      updatedByUserId: userId,
      updatedAt: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', workspaceId)
    .where('deletedAt', 'is', null)
    .where('name', '=', typedName.trim())
    .returning('version')
    .execute();
  if (!removed) {
    const text = 'This is not the name of the workspace';
    throw new AppError('invalid', text, { fields: { name: text } });
  }
  transaction.record({
    stream: workspaceId,
    domain: 'workspaces',
    id: workspaceId,
    version: removed.version,
    json: null,
  });
}

const deletedText = `
  select workspaces.id, name,
    (select count(*)::int from workspace_members where workspace_id = workspaces.id) as "memberCount",
    to_json(deleted_at) #>> '{}' as "deletedAt",
    to_json(deleted_at + make_interval(days => ${restorableDays})) #>> '{}' as "purgedAt"
  from workspaces join workspace_members own
    on own.workspace_id = workspaces.id and own.user_id = $1 and own.role = 'owner'
  where deleted_at > now() - make_interval(days => ${restorableDays})
  order by deleted_at desc`;

/** What the caller has deleted and can still bring back. */
export async function listDeletedWorkspaces({
  transaction,
  userId,
}: UserContext): Promise<DeletedWorkspace[]> {
  await nameOwnWorkspaces(transaction, userId);
  return transaction.query<DeletedWorkspace>(deletedText, [userId]);
}

/** Brings an own workspace back with everything in it. */
export async function restoreWorkspace(context: UserContext, id: string): Promise<Workspace> {
  const { transaction, userId } = context;
  const isDeleted = (await listDeletedWorkspaces(context)).some((deleted) => deleted.id === id);
  const own = isDeleted ? undefined : await readWorkspace(context, id);
  // Restored a moment ago, in another tab.
  if (own?.role === 'owner') return own;
  if (!isDeleted) throw new AppError('not_found', noWorkspaceText);
  await transaction.query(
    `select set_config('app.workspace_id', $1, true), set_config('app.role', 'owner', true)`,
    [id],
  );
  const { version } = await transaction.db
    .updateTable('workspaces')
    .set({
      deletedAt: null,
      updatedByUserId: userId,
      updatedAt: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  transaction.record({
    stream: userId,
    domain: 'memberships',
    id,
    version,
    json: '{"role":"owner"}',
  });
  await transaction.enqueue(restoredJob, { id, userId, version });
  const restored = await readWorkspace(context, id);
  if (!restored) throw new Error("A restored workspace is not among its owner's");
  return restored;
}

const restoredJob = 'workspace-restored';

/** The background work of workspaces: thousands may have to hear that theirs is back. */
export function workspaceJobs({ database }: Services): Record<string, JobHandler> {
  return {
    [restoredJob]: async ({ id, userId: restoredBy, version }) => {
      if (typeof id !== 'string' || typeof version !== 'number') return;
      const members = await inSystemTransaction(database, { workspaceId: id }, ({ query }) =>
        query<{ userId: string; role: string }>(
          'select user_id as "userId", role from workspace_members where workspace_id = $1',
          [id],
        ),
      );
      for (const { userId, role } of members) {
        if (userId === restoredBy) continue;
        const json = JSON.stringify({ role });
        await inSystemTransaction(database, { userId }, async ({ record }) =>
          record({ stream: userId, domain: 'memberships', id, version, json }),
        );
      }
    },
  };
}
