import { countAttempt, forgiveAttempt } from '#server/accounts/attempts.ts';
import type { SessionContext, UserContext } from '#server/http/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type {
  InvitationKey,
  ReceivedInvitation,
} from '#domains/people/workspaces/invitations/schema.ts';
import { announceInvitation } from '#domains/people/workspaces/invitations/service.ts';
import { announceMember } from '#domains/people/workspaces/members/service.ts';
import type { GivenRole } from '#domains/people/workspaces/members/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { readWorkspace, requireRoom } from '#domains/people/workspaces/service.ts';

const invalidText = 'Invalid or expired invitation';
const expiredText = 'This invitation has expired';
const guesses = { address: 60, user: 30 };
/** Whoever is invited to more sees the rest when these are answered. */
const mostReceived = 20;

interface Found {
  id: string;
  workspaceId: string;
  email: string;
  role: GivenRole;
  message: string;
  expiresAt: string;
  isExpired: boolean;
  isAccepted: boolean;
  isDeclined: boolean;
}

interface Details {
  workspace: { name: string; description: string };
  invitedBy: string | null;
  isMember: boolean;
  isVouched: boolean;
}

interface Received extends Found, Details {}

/** What an invitation offers to the person whom it was sent to. */
export function lookUpInvitation(
  context: SessionContext,
  key: InvitationKey,
): Promise<ReceivedInvitation> {
  return withInvitation(context, key, async (_, invitation) => shown(invitation));
}

function shown(invitation: Received): ReceivedInvitation {
  const { id, workspace, role, email, message, invitedBy, expiresAt, isMember } = invitation;
  return { id, workspace, role, email, message, invitedBy, expiresAt, isMember };
}

/**
 * The invitations to an address that the caller has proved by a link mailed to it, the newest first:
 * of an address that somebody only typed nothing is told. Where no mail is sent nobody proves one.
 */
export async function listReceivedInvitations(context: UserContext): Promise<ReceivedInvitation[]> {
  const { transaction } = context;
  const email = await nameProvedEmail(context);
  if (!email) return [];
  const waiting = await transaction.query<{ id: string }>(
    `select id from workspace_invitations
      where email = $1 and accepted_at is null and declined_at is null and expires_at > now()
      order by created_at desc, id desc limit ${mostReceived}`,
    [email],
  );
  const received: Received[] = [];
  for (const { id } of waiting) {
    const invitation = await receive(context, { invitationId: id }).catch(nullIfOver);
    if (invitation && !invitation.isMember) received.push(invitation);
  }
  return received.map(shown);
}

// Its workspace was deleted.
function nullIfOver(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

/** Joins the workspace of an invitation; a second time, or at the same time, it is one membership. */
export function acceptInvitation(context: SessionContext, key: InvitationKey): Promise<Workspace> {
  return withInvitation(context, key, async (inner, invitation) => {
    if (!invitation.isMember) await requireRoom(inner);
    const isFirst = !invitation.isAccepted && (await answer(inner, invitation, 'accepted_at'));
    if (isFirst) await join(inner, invitation);
    // Answered in another tab at this moment: that one's outcome holds.
    else if (!invitation.isAccepted) await receive(inner, key);
    const workspace = await readWorkspace(inner, invitation.workspaceId);
    if (!workspace) throw new Error('A workspace just joined is not among those of its member');
    return workspace;
  });
}

/** Records a refusal; the link works no longer. */
export function declineInvitation(context: SessionContext, key: InvitationKey): Promise<void> {
  return withInvitation(context, key, async (inner, invitation) => {
    const isFirst = !invitation.isAccepted && (await answer(inner, invitation, 'declined_at'));
    if (!isFirst) throw invalid();
  });
}

// Guesses are counted before anybody knows whether the key is right, in a transaction of their own
// so that they stay; what was right is taken back at the end.
async function withInvitation<T>(
  context: SessionContext,
  key: InvitationKey,
  work: (inner: UserContext, invitation: Received) => Promise<T>,
): Promise<T> {
  const { database, address, session } = context;
  const { userId } = session;
  const limits = [
    { key: `invitation address ${address}`, max: guesses.address },
    { key: `invitation user ${userId}`, max: guesses.user },
  ];
  await inSystemTransaction(database, {}, (counting) => countAttempt(counting, limits));
  return inSystemTransaction(database, { userId }, async (transaction) => {
    const inner = { ...context, userId, transaction };
    const result = await work(inner, await receive(inner, key));
    for (const limit of limits) await forgiveAttempt(transaction, limit.key);
    return result;
  });
}

// Finds an invitation that the caller may answer, or says why not: about its workspace nothing.
async function receive(context: UserContext, key: InvitationKey): Promise<Received> {
  const { transaction, userId } = context;
  const found = await find(context, key);
  if (!found || found.isDeclined) throw invalid();
  const { email, workspaceId } = found;
  const own = await emailOf(context);
  const isMine = own === email;
  if (found.isAccepted && !isMine) throw invalid();
  if (found.isExpired && !found.isAccepted) throw new AppError('not_found', expiredText);
  if (!isMine) throw new AppError('forbidden', otherEmailText(email, own));
  await transaction.query(
    `select set_config('app.workspace_id', $1, true), set_config('app.email', $2, true)`,
    [workspaceId, email],
  );
  const [details] = await transaction.query<Details>(detailsText, [workspaceId, found.id, userId]);
  // Deleted meanwhile, or accepted once by somebody who was removed since.
  if (!details || (found.isAccepted && !details.isMember)) throw invalid();
  // Whoever made its link is gone, or may invite no more.
  if (!found.isAccepted && !details.isVouched) throw invalid();
  return { ...found, ...details };
}

async function find(context: UserContext, key: InvitationKey): Promise<Found | undefined> {
  const { transaction } = context;
  const hash = await hashBehind(context, key);
  if (!hash) return undefined;
  await transaction.query(`select set_config('app.token_hash', $1, true)`, [hash.toString('hex')]);
  const [found] = await transaction.query<Found>(
    `select id, workspace_id as "workspaceId", email, role, message,
        to_json(expires_at) #>> '{}' as "expiresAt", expires_at <= now() as "isExpired",
        accepted_at is not null as "isAccepted", declined_at is not null as "isDeclined"
      from workspace_invitations where token_hash = $1`,
    [hash],
  );
  return found;
}

// Whoever has proved the address is as good as the link that was mailed to it.
async function hashBehind(
  context: UserContext,
  { token, invitationId }: InvitationKey,
): Promise<Buffer | undefined> {
  if (token !== undefined) return hashOf(token);
  const email = await nameProvedEmail(context);
  const [found] = await context.transaction.query<{ hash: Buffer }>(
    'select token_hash as hash from workspace_invitations where id = $1 and email = $2',
    [invitationId, email],
  );
  return found?.hash;
}

/** Names the caller's proved address to the policies; blank if it was never proved. */
async function nameProvedEmail({ transaction, userId }: UserContext): Promise<string> {
  const [named] = await transaction.query<{ email: string }>(
    `select set_config('app.proved_email', coalesce(
      (select email from users where id = $1 and email_proved_at is not null), ''), true) as email`,
    [userId],
  );
  return named?.email ?? '';
}

const detailsText = `
  select json_build_object('name', workspaces.name, 'description', workspaces.description) as workspace,
    (select first_name from workspace_invitations invitation
      join users on users.id = invitation.created_by_user_id
      where invitation.workspace_id = $1 and invitation.id = $2) as "invitedBy",
    exists (select from workspace_members where workspace_id = $1 and user_id = $3) as "isMember",
    exists (select from workspace_invitations invitation
      join workspace_members voucher on voucher.workspace_id = invitation.workspace_id
        and voucher.user_id = invitation.updated_by_user_id and voucher.role in ('owner', 'admin')
      where invitation.workspace_id = $1 and invitation.id = $2) as "isVouched"
  from workspaces where id = $1 and deleted_at is null`;

async function join(
  { transaction, userId }: UserContext,
  { workspaceId, role }: Received,
): Promise<void> {
  const memberId = newId();
  const joined = await transaction.query(
    `insert into workspace_members (workspace_id, id, user_id, role, last_accessed_at)
      values ($1, $2, $3, $4, now()) on conflict (workspace_id, user_id) do nothing returning id`,
    [workspaceId, memberId, userId, role],
  );
  if (joined.length > 0) await announceMember(transaction, { workspaceId, memberId });
}

/** Gives false where it was answered already. */
async function answer(
  { transaction }: UserContext,
  { id, workspaceId, email }: Received,
  column: 'accepted_at' | 'declined_at',
): Promise<boolean> {
  const [answered] = await transaction.query<{ version: number }>(
    `update workspace_invitations set ${column} = now(), updated_at = now(), version = version + 1
      where workspace_id = $1 and id = $2 and accepted_at is null and declined_at is null
      returning version`,
    [workspaceId, id],
  );
  if (!answered) return false;
  await announceInvitation({ transaction, workspaceId }, { id, email, ...answered });
  return true;
}

async function emailOf({ transaction, userId }: UserContext): Promise<string> {
  const { email } = await transaction.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

function otherEmailText(invited: string, own: string): string {
  return `This invitation was sent to ${invited}, but you're signed in as ${own}. Please sign in with the correct email address or ask for a new invitation.`;
}

function invalid(): AppError {
  return new AppError('not_found', invalidText);
}
