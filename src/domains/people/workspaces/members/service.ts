import {
  membershipChanged,
  membershipEnded,
  membershipErased,
  renamed,
} from '#server/accounts/moments.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { releaseMember } from '#server/records/member-fields.ts';
import type { Tombstone } from '#shared/contracts/pages.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { AppError } from '#shared/errors.ts';
import { endInvitationsOf } from '#domains/people/workspaces/invitations/service.ts';
import { can } from '#shared/permissions.ts';
import { isApproving } from './rules.ts';
import type { Member, MemberChanges } from './schema.ts';
import {
  findMember,
  missing,
  readMember,
} from '#domains/people/workspaces/members/reading/service.ts';

const ownerRoleText = 'Cannot change the role of the workspace owner';
const ownRoleText = 'You cannot change your own role';
const approverText = 'Owners and admins approve anyway, and viewers only view';
const removeOwnerText = 'Cannot remove the workspace owner';
const removeSelfText = 'You cannot remove yourself. Leave the workspace instead.';
const ownerTransfersText = 'Only the owner can transfer the workspace';
const ownerLeavesText = 'Transfer the workspace to another member before you leave it';

/** Gives another member another role, or makes them an approver; only members need to be one. */
export async function changeMember(
  context: MemberContext,
  memberId: string,
  changes: MemberChanges,
): Promise<Member> {
  const { transaction, workspaceId, userId } = context;
  const before = await findMember(context, memberId);
  if (before.role === 'owner') throw new AppError('forbidden', ownerRoleText);
  if (before.userId === userId) throw new AppError('forbidden', ownRoleText);
  const { role = before.role, isApprover } = changes;
  if (isApprover && role !== 'member') throw approverRefused();
  const approves = role === 'member' && (isApprover ?? before.isApprover);
  const isMoved = role !== before.role;
  if (!isMoved && approves === before.isApprover) return before;
  const changed = await transaction.query(
    `update workspace_members
      set role = $3, is_approver = $4, version = version + 1, updated_at = now()
      where workspace_id = $1 and id = $2 and role <> 'owner' returning id`,
    [workspaceId, memberId, role, approves],
  );
  // Removed or made the owner in this very moment.
  if (changed.length === 0) return changeMember(context, memberId, changes);
  if (!can(role, 'manage_members')) await endInvitationsOf(context, before.userId);
  await tellOfMembership(
    context,
    before,
    isMoved
      ? `made you ${role === 'admin' ? 'an' : 'a'} ${role} of`
      : approves
        ? 'made you an approver in'
        : 'no longer has you approve content in',
  );
  return announceMember(transaction, { workspaceId, memberId });
}

function approverRefused(): AppError {
  return new AppError('invalid', approverText, { fields: { isApprover: approverText } });
}

/** Whether the caller decides about content, at this moment. */
export async function mayDecide(context: MemberContext): Promise<boolean> {
  const { transaction, workspaceId, userId, role } = context;
  const [own] = await transaction.query<{ isApprover: boolean }>(
    `select is_approver as "isApprover" from workspace_members
      where workspace_id = $1 and user_id = $2`,
    [workspaceId, userId],
  );
  return isApproving({ role, isApprover: own?.isApprover ?? false });
}

/** Ends the membership of somebody else. */
export async function removeMember(context: MemberContext, memberId: string): Promise<Tombstone> {
  const member = await findMember(context, memberId);
  if (member.role === 'owner') throw new AppError('forbidden', removeOwnerText);
  if (member.userId === context.userId) throw new AppError('forbidden', removeSelfText);
  await tellOfMembership(context, member, 'removed you from', { outlivesMembership: true });
  return endMembership(context, member);
}

/** Ends the caller's own membership. */
export async function leaveWorkspace(context: MemberContext): Promise<void> {
  const { transaction, workspaceId, userId, role } = context;
  if (role === 'owner') throw new AppError('conflict', ownerLeavesText);
  const [own] = await transaction.query<{ id: string }>(
    'select id from workspace_members where workspace_id = $1 and user_id = $2',
    [workspaceId, userId],
  );
  if (own) await endMembership(context, await findMember(context, own.id));
}

/** Makes another member the owner and the owner an admin; there is exactly one owner throughout. */
export async function transferWorkspace(context: MemberContext, memberId: string): Promise<Member> {
  const { transaction, workspaceId, userId } = context;
  const heir = await findMember(context, memberId);
  if (heir.userId === userId) throw new AppError('conflict', 'You are the owner already');
  // In this order: an index allows no second owner for a moment even.
  const [former] = await transaction.query<{ id: string }>(
    `update workspace_members set role = 'admin', version = version + 1, updated_at = now()
      where workspace_id = $1 and user_id = $2 and role = 'owner' returning id`,
    [workspaceId, userId],
  );
  // Transferred from another tab a moment ago.
  if (!former) throw new AppError('forbidden', ownerTransfersText);
  const made = await transaction.query(
    `update workspace_members
      set role = 'owner', is_approver = false, version = version + 1, updated_at = now()
      where workspace_id = $1 and id = $2 returning id`,
    [workspaceId, memberId],
  );
  if (made.length === 0) throw missing();
  await tellOfMembership(context, heir, 'made you the owner of');
  await announceMember(transaction, { workspaceId, memberId: former.id });
  return announceMember(transaction, { workspaceId, memberId });
}

/** Tells the workspace of a new or changed member, and the person themself at all their devices. */
export async function announceMember(
  transaction: Transaction,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
): Promise<Member> {
  const member = await readMember(transaction, workspaceId, memberId);
  const { version, userId, role } = member;
  announce(transaction, workspaceId, member);
  await tellMember(transaction, { workspaceId, userId, version, json: JSON.stringify({ role }) });
  return member;
}

interface OwnMembership {
  workspaceId: string;
  memberId: string;
  role: string;
  isApprover: boolean;
}
const ownText = `
  select workspace_id as "workspaceId", id as "memberId", role, is_approver as "isApprover"
  from workspace_members where user_id = $1`;

// Tells every workspace of a person what they are called now.
renamed.also(async (transaction, { userId }) => {
  await nameOwnWorkspaces(transaction, userId);
  const own = await transaction.query<OwnMembership>(ownText, [userId]);
  for (const { workspaceId, memberId, role, isApprover } of own) {
    await transaction.query(
      `select set_config('app.workspace_id', $1, true), set_config('app.role', $2, true),
        set_config('app.is_approver', $3, true)`,
      [workspaceId, role, String(isApprover)],
    );
    // Browsers take a row of a newer version only.
    await transaction.query(
      'update workspace_members set version = version + 1 where workspace_id = $1 and id = $2',
      [workspaceId, memberId],
    );
    announce(transaction, workspaceId, await readMember(transaction, workspaceId, memberId));
  }
});

membershipErased.also(async (transaction, { workspaceId, memberId, userId, version }) => {
  await endInvitationsOf({ transaction, workspaceId }, userId);
  await transaction.query('delete from workspace_members where workspace_id = $1 and id = $2', [
    workspaceId,
    memberId,
  ]);
  await announceLeaving(transaction, { workspaceId, memberId, version });
});

/** Tells the workspace that somebody is a member no longer, and takes what they are called out of the log. */
async function announceLeaving(
  transaction: Transaction,
  left: { workspaceId: string; memberId: string; version: number },
): Promise<void> {
  const { workspaceId, memberId, version } = left;
  // Later members follow the log from its beginning, and have never worked with this person.
  await transaction.query(
    `update changes set record = null where stream_id = $1 and domain = 'members' and record_id = $2`,
    [workspaceId, memberId],
  );
  transaction.record({ stream: workspaceId, domain: 'members', id: memberId, version, json: null });
}

async function endMembership(
  { transaction, workspaceId }: MemberContext,
  { id, userId }: Member,
): Promise<Tombstone> {
  // Held first: what they send at this moment is seen, and ends with them.
  const [held] = await transaction.query(
    `select id from workspace_members where workspace_id = $1 and id = $2 and role <> 'owner'
      for update`,
    [workspaceId, id],
  );
  // Removed or made the owner in this very moment.
  if (!held) throw missing();
  await releaseMember(transaction, { workspaceId, userId });
  await endInvitationsOf({ transaction, workspaceId }, userId);
  const [ended] = await transaction.query<{ version: number }>(
    `delete from workspace_members where workspace_id = $1 and id = $2 and role <> 'owner'
      returning version + 1 as version`,
    [workspaceId, id],
  );
  if (!ended) throw missing();
  const { version } = ended;
  await membershipEnded.come(transaction, { userId });
  await announceLeaving(transaction, { workspaceId, memberId: id, version });
  await tellMember(transaction, { workspaceId, userId, version, json: null });
  return { id, version, deleted: true };
}

// Into the person's own stream: other browsers of theirs do not follow a new workspace yet, and
// follow an old one no longer.
async function tellMember(
  transaction: Transaction,
  told: { workspaceId: string; userId: string; version: number; json: string | null },
): Promise<void> {
  const { workspaceId, userId, version, json } = told;
  await transaction.query(`select set_config('app.told_user_id', $1, true)`, [userId]);
  transaction.record({ stream: userId, domain: 'memberships', id: workspaceId, version, json });
}

async function tellOfMembership(
  context: MemberContext,
  { id, userId, version }: Member,
  detail: string,
  options?: { outlivesMembership: boolean },
): Promise<void> {
  const [workspace] = await context.transaction.query<{ name: string }>(
    'select name from workspaces where id = $1',
    [context.workspaceId],
  );
  const cause = `membership ${id} ${version}`;
  const path = options ? '/dashboard' : '/settings?tab=workspace';
  await membershipChanged.come(context.transaction, {
    context,
    userId,
    title: workspace?.name ?? '',
    detail,
    path,
    cause,
    outlivesMembership: options?.outlivesMembership ?? false,
  });
}

function announce(transaction: Transaction, workspaceId: string, member: Member): void {
  const { id, version } = member;
  const json = JSON.stringify(member);
  transaction.record({ stream: workspaceId, domain: 'members', id, version, json });
}
