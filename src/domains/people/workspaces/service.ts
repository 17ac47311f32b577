import { sql } from 'kysely';
import type { MemberContext, UserContext } from '#server/http/context.ts';
import { type Transaction } from '#server/database/transaction.ts';
import { withSwitched } from '#server/accounts/switches.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import type { Cursor } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Module } from '#shared/modules.ts';
import { plainWords } from '#shared/words/plain-words.ts';
import { announceMember } from '#domains/people/workspaces/members/service.ts';
import {
  personalWorkspace,
  type NewWorkspace,
  type Workspace,
  type WorkspaceChanges,
  workspaceChanges,
} from './schema.ts';

const workspacesAtMost = 100;

const listText = `
  select workspaces.id, name, slug, description, logo_url as "logoUrl", type, own.role,
    (select count(*)::int from workspace_members where workspace_id = workspaces.id) as "memberCount",
    to_json(own.last_accessed_at) #>> '{}' as "lastAccessedAt",
    to_json(workspaces.created_at) #>> '{}' as "createdAt", workspaces.version,
    base_currency as "baseCurrency", approval_mode as "approvalMode",
    finance_access as "financeAccess",
    stage_labels as "stageLabels", hidden_stages as "hiddenStages", modules_off as "modulesOff",
    stale_after_days as "staleAfterDays", receipt_from_units as "receiptFromUnits",
    pack_days_before as "packDaysBefore",
    affiliate_disclosure as "affiliateDisclosure",
    affiliate_checks as "affiliateChecks"
  from workspaces join workspace_members own on own.workspace_id = workspaces.id and own.user_id = $1
  where deleted_at is null and ($2::uuid is null or workspaces.id = $2)
  order by own.last_accessed_at desc nulls last, workspaces.id`;

// A membership is told of in the stream of its user, all else of a workspace in its own.
const cursorsText = `
  select id as stream, epoch, seq from streams
  where id = $1 or id in (select workspace_id from workspace_members where user_id = $1)`;

/** The workspaces of a user, the one used last first; the streams stood there or before. */
export async function listWorkspaces({
  transaction,
  userId,
}: UserContext): Promise<{ workspaces: Workspace[]; cursors: Cursor[] }> {
  await nameOwnWorkspaces(transaction, userId);
  // Read first: what comes in between is told once more, and not missed.
  const cursors = await transaction.query<Cursor>(cursorsText, [userId]);
  const workspaces = await transaction.query<Workspace>(listText, [userId, null]);
  const streams = new Set([userId, ...workspaces.map(({ id }) => id)]);
  return { workspaces, cursors: cursors.filter(({ stream }) => streams.has(stream)) };
}

/** One of the caller's workspaces, as they see it. */
export async function readWorkspace(
  { transaction, userId }: UserContext,
  id: string,
): Promise<Workspace | undefined> {
  await nameOwnWorkspaces(transaction, userId);
  const [workspace] = await transaction.query<Workspace>(listText, [userId, id]);
  return workspace;
}

/** Which of these the user is a member of. */
export async function findWorkspaces(
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  await nameOwnWorkspaces(transaction, userId);
  const own = await transaction.query<{ id: string }>(listText, [userId, null]);
  return own.filter(({ id }) => ids.includes(id));
}

/** The parts of the product that the caller's workspace works without. */
export async function modulesOffIn({
  transaction,
  workspaceId,
}: Pick<MemberContext, 'transaction' | 'workspaceId'>): Promise<Module[]> {
  const [workspace] = await transaction.query<{ off: Module[] }>(
    'select modules_off as off from workspaces where id = $1',
    [workspaceId],
  );
  return workspace?.off ?? [];
}

/** Creates a workspace with the caller as its owner; the same id again gives the same workspace. */
export async function createWorkspace(
  context: UserContext,
  { id, name, description, type, baseCurrency }: NewWorkspace,
): Promise<Workspace> {
  const { transaction, userId } = context;
  const own = () => readWorkspace(context, id);
  const existing = await own();
  if (existing) return existing;
  await requireRoom(context);
  await transaction.query(`select set_config('app.workspace_id', $1, true)`, [id]);
  const inserted = await transaction.db
    .insertInto('workspaces')
    .values({
      id,
      name,
      description,
      type,
      baseCurrency,
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
  await announceMember(transaction, { workspaceId: id, memberId });
  const created = await own();
  if (!created) throw new Error("A new workspace is not among its owner's");
  // What else belongs to a new one is its owner's work.
  await transaction.query(`select set_config('app.role', 'owner', true)`, []);
  const member = { ...context, workspaceId: id, role: 'owner' as const, seesMoney: true };
  for (const begin of beginners) await begin(member, created);
  return created;
}

type Beginner = (context: MemberContext, created: Workspace) => Promise<void>;
const beginners: Beginner[] = [];

/** Called in the transaction in which a workspace was created, as its owner. */
export function onWorkspaceCreated(beginner: Beginner): void {
  beginners.push(beginner);
}

/**
 * Refuses another workspace to whoever is in as many as can be. Each has room of its own for files,
 * and each is followed, read and told of what its members are called.
 */
export async function requireRoom({ transaction, userId }: UserContext): Promise<void> {
  // One after the other, or of many at once each would find the last place free.
  await transaction.query('select id from users where id = $1 for no key update', [userId]);
  const [own] = await transaction.query<{ count: number }>(
    'select count(*)::int as count from workspace_members where user_id = $1',
    [userId],
  );
  if ((own?.count ?? 0) < workspacesAtMost) return;
  throw new AppError(
    'conflict',
    `You are in ${workspacesAtMost} workspaces, which is as many as can be. Leave or delete one first.`,
  );
}

/** What 'Skip for now' creates, once: two tabs that skip together share one workspace. */
export async function createPersonalWorkspace(
  context: UserContext,
  fields: Pick<NewWorkspace, 'id' | 'baseCurrency'>,
): Promise<Workspace> {
  // The user's row is locked so that the second tab sees what the first one made.
  await context.transaction.query('select id from users where id = $1 for update', [
    context.userId,
  ]);
  const { workspaces } = await listWorkspaces(context);
  const [existing] = workspaces;
  return (
    existing ?? createWorkspace(context, { ...fields, ...personalWorkspace, type: 'personal' })
  );
}

type Changes = { name: string } | WorkspaceChanges;
type Follower = (context: MemberContext, changes: Changes) => Promise<void>;
const followers: Follower[] = [];

/** Called in the transaction in which settings of a workspace have changed. */
export function onWorkspaceChange(follower: Follower): void {
  followers.push(follower);
}

/** Changes name, description or settings and tells everybody in the workspace. */
export async function changeWorkspace(context: MemberContext, values: Changes): Promise<Workspace> {
  const { transaction, workspaceId, userId } = context;
  const given = Object.values(values).filter((value) => value !== undefined);
  if (given.length === 0) throw new AppError('invalid', 'There is nothing to change');
  const { version } = await transaction.db
    .updateTable('workspaces')
    .set({
      ...values,
      updatedByUserId: userId,
      updatedAt: sql`now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', workspaceId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const json = JSON.stringify(values);
  transaction.record({ stream: workspaceId, domain: 'workspaces', id: workspaceId, version, json });
  for (const follow of followers) await follow(context, values);
  const changed = await readWorkspace(context, workspaceId);
  if (!changed) throw new Error('A workspace that was just changed is gone');
  return changed;
}

/** Changes description or settings; of what is sent whole only what is different from before it. */
export async function changeSettings(
  context: MemberContext,
  { before, ...changes }: WorkspaceChanges & { before?: WorkspaceChanges | undefined },
): Promise<Workspace> {
  if (!before) return changeWorkspace(context, changes);
  const { transaction, workspaceId } = context;
  // What others switch at the same moment is seen by whoever comes second.
  await transaction.query('select id from workspaces where id = $1 for update', [workspaceId]);
  const now = (await readWorkspace(context, workspaceId)) ?? {};
  const fields = workspaceChanges.shape;
  return changeWorkspace(context, withSwitched(changes, { before, now, fields }));
}

function slugOf(name: string, id: string): string {
  const words = plainWords(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  // The end of a UUIDv7 is random; its beginning is the time and would collide.
  return `${words.slice(0, 40) || 'workspace'}-${id.slice(-8)}`;
}
