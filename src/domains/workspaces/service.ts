import { sql } from 'kysely';
import type { UserContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { personalWorkspace, type NewWorkspace, type Workspace } from './schema.ts';

const listText = `
  select workspaces.id, name, slug, description, logo_url as "logoUrl", type, own.role,
    (select count(*)::int from workspace_members where workspace_id = workspaces.id) as "memberCount",
    to_json(own.last_accessed_at) #>> '{}' as "lastAccessedAt",
    to_json(workspaces.created_at) #>> '{}' as "createdAt"
  from workspaces join workspace_members own on own.workspace_id = workspaces.id and own.user_id = $1
  where deleted_at is null
  order by own.last_accessed_at desc nulls last, workspaces.id`;

/** The workspaces of a user, the one used last first. */
export async function listWorkspaces({ transaction, userId }: UserContext): Promise<Workspace[]> {
  // Policies compare with settings only, so the own workspaces are named to them first.
  await transaction.query(
    `select set_config('app.workspace_ids', coalesce(string_agg(workspace_id::text, ','), ''), true)
      from workspace_members where user_id = $1`,
    [userId],
  );
  return transaction.query<Workspace>(listText, [userId]);
}

/** Creates a workspace with the caller as its owner; the same id again gives the same workspace. */
export async function createWorkspace(
  context: UserContext,
  { id, name, description, type }: NewWorkspace,
): Promise<Workspace> {
  const { transaction, userId } = context;
  const own = async () => (await listWorkspaces(context)).find((workspace) => workspace.id === id);
  const existing = await own();
  if (existing) return existing;
  await transaction.query(`select set_config('app.workspace_id', $1, true)`, [id]);
  const inserted = await transaction.db
    .insertInto('workspaces')
    .values({
      id,
      name,
      description,
      type,
      slug: slugOf(name, id),
      createdByUserId: userId,
      updatedByUserId: userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (inserted.length === 0) {
    // The same request a moment ago, or somebody else's id: nothing of theirs may be told.
    const same = await own();
    if (same) return same;
    throw new AppError('conflict', 'Failed to create workspace. Please try again.');
  }
  const memberId = newId();
  await transaction.db
    .insertInto('workspaceMembers')
    .values({ workspaceId: id, id: memberId, userId, role: 'owner', lastAccessedAt: sql`now()` })
    .execute();
  // In the user's own stream too: their other browsers do not follow the new workspace yet.
  for (const stream of [id, userId]) {
    transaction.record({
      stream,
      domain: 'members',
      id: memberId,
      version: 1,
      json: JSON.stringify({ workspaceId: id, userId, role: 'owner' }),
    });
  }
  const created = await own();
  if (!created) throw new Error("A new workspace is not among its owner's");
  return created;
}

/** What 'Skip for now' creates, once: two tabs that skip together share one workspace. */
export async function createPersonalWorkspace(
  context: UserContext,
  id: string,
): Promise<Workspace> {
  // The user's row is locked so that the second tab sees what the first one made.
  await context.transaction.query('select id from users where id = $1 for update', [
    context.userId,
  ]);
  const [existing] = await listWorkspaces(context);
  return existing ?? createWorkspace(context, { id, ...personalWorkspace, type: 'personal' });
}

function slugOf(name: string, id: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // The end of a UUIDv7 is random; its beginning is the time and would collide.
  return `${words.slice(0, 40) || 'workspace'}-${id.slice(-8)}`;
}
