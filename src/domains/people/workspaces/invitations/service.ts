import { randomBytes } from 'node:crypto';
import { countAttempt } from '#server/accounts/attempts.ts';
import { accountErased } from '#server/accounts/moments.ts';
import type { Config } from '#server/config.ts';
import type { MemberContext } from '#server/http/context.ts';
import { canSendMail, mailJob, type Mail } from '#server/jobs/mail.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { can, type Role } from '#shared/permissions.ts';
import type { GivenRole } from '#domains/people/workspaces/members/schema.ts';
import type { Invitation, SentInvitation } from './schema.ts';

const mayNotText = 'You may invite nobody to this workspace any more';
const alreadySentText = 'An invitation has already been sent to this email';
const alreadyMemberText = 'This user is already a member of the workspace';
const validDays = 7;
// Nobody is to send mail to the whole world through a workspace.
const mailsPerHour = { sender: 40, workspace: 80 };

const columns = `
  invitation.id, invitation.email, invitation.role, invitation.message,
  to_json(invitation.expires_at) #>> '{}' as "expiresAt",
  to_json(invitation.created_at) #>> '{}' as "createdAt",
  case when sender.id is not null
    then json_build_object('firstName', sender.first_name, 'email', sender.email) end as "invitedBy"`;
// An address is told only of people who share a workspace with whoever asks.
const source = `workspace_invitations invitation
  left join workspace_members sending on sending.workspace_id = invitation.workspace_id
    and sending.user_id = invitation.created_by_user_id
  left join users sender on sender.id = sending.user_id`;
const unanswered = 'accepted_at is null and declined_at is null';

const listText = `
  select ${columns} from ${source}
  where invitation.workspace_id = $1 and ${unanswered} and expires_at > now()
  order by invitation.created_at desc, invitation.id desc`;
const oneText = `
  select ${columns} from ${source} where invitation.workspace_id = $1 and invitation.id = $2`;

/** The invitations that wait for an answer, the newest first. */
export async function listInvitations({
  transaction,
  workspaceId,
}: MemberContext): Promise<Invitation[]> {
  return transaction.query<Invitation>(listText, [workspaceId]);
}

/** Invites somebody by mail, or gives the link where no mail can be sent. */
export async function sendInvitation(
  context: MemberContext,
  { email, role, message }: { email: string; role: GivenRole; message: string },
): Promise<SentInvitation> {
  const { transaction, workspaceId, userId } = context;
  await holdMembership(context);
  await countMail(context);
  const [known] = await transaction.query(
    `select 1 from workspace_members member join users on users.id = member.user_id
      where member.workspace_id = $1 and users.email = $2`,
    [workspaceId, email],
  );
  if (known) throw refused(alreadyMemberText);
  await transaction.query(
    `delete from workspace_invitations
      where workspace_id = $1 and email = $2 and ${unanswered} and expires_at <= now()`,
    [workspaceId, email],
  );
  const { token, hash } = newToken();
  const id = newId();
  const sent = await transaction.query(
    `insert into workspace_invitations (workspace_id, id, email, role, message, token_hash,
        expires_at, created_by_user_id, updated_by_user_id)
      values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => ${validDays}), $7, $7)
      on conflict (workspace_id, email) where ${unanswered} do nothing returning id`,
    [workspaceId, id, email, role, message, hash, userId],
  );
  if (sent.length === 0) throw refused(alreadySentText);
  await announceInvitation(context, { id, email, version: 1 });
  return deliver(context, await findInvitation(context, id), token);
}

/** Mails an invitation again. Its token is stored nowhere, so it gets a new one; the old one ends. */
export async function resendInvitation(
  context: MemberContext,
  id: string,
): Promise<SentInvitation> {
  await countMail(context);
  const { invitation, token } = await renew(context, id);
  return deliver(context, invitation, token);
}

/** A new link to hand over by other means than mail; the old one ends. */
export async function renewLink(
  context: MemberContext,
  id: string,
): Promise<{ invitation: Invitation; link: string }> {
  const { invitation, token } = await renew(context, id);
  return { invitation, link: linkOf(context.config, token) };
}

/** Takes an invitation back. */
export async function cancelInvitation(context: MemberContext, id: string): Promise<void> {
  const { transaction, workspaceId } = context;
  const [cancelled] = await transaction.query<{ email: string; version: number }>(
    `delete from workspace_invitations where workspace_id = $1 and id = $2 and ${unanswered}
      returning email, version + 1 as version`,
    [workspaceId, id],
  );
  if (!cancelled) throw missing();
  await announceInvitation(context, { id, ...cancelled });
}

/**
 * Takes back what somebody has sent who may send no more: nobody comes in by their word. Of what
 * others sent, the links that they have made end; it takes a new one. Call it when their membership
 * is changed, ended or locked, so that nothing is sent meanwhile.
 */
export async function endInvitationsOf(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  userId: string,
): Promise<void> {
  const cutOff = await transaction.query<{ id: string; version: number }>(
    `update workspace_invitations
      set token_hash = sha256(gen_random_uuid()::text::bytea), updated_by_user_id = created_by_user_id,
        updated_at = now(), version = version + 1
      where workspace_id = $1 and updated_by_user_id = $2 and created_by_user_id <> $2 and ${unanswered}
      returning id, version`,
    [workspaceId, userId],
  );
  const ended = await transaction.query<{ id: string; version: number }>(
    `delete from workspace_invitations
      where workspace_id = $1 and created_by_user_id = $2 and ${unanswered}
      returning id, version + 1 as version`,
    [workspaceId, userId],
  );
  // Their receivers read it the next time: a transaction tells one person beside the workspace.
  for (const { id, version } of [...cutOff, ...ended])
    transaction.record({ stream: workspaceId, domain: 'invitations', id, version, json: null });
}

// Their address is written nowhere any more, and no invitation waits for them in any workspace.
accountErased.also(async (transaction, { email }) => {
  const gone = await transaction.query<{ stream: string; id: string; version: number }>(
    `delete from workspace_invitations where email = $1
      returning workspace_id as stream, id, version + 1 as version`,
    [email],
  );
  await transaction.query(
    `select set_config('app.workspace_ids',
      concat_ws(',', nullif(current_setting('app.workspace_ids', true), ''), $1::text), true)`,
    [gone.map(({ stream }) => stream).join(',') || null],
  );
  for (const row of gone) transaction.record({ domain: 'invitations', json: null, ...row });
});

/**
 * Says that an invitation has changed, and nothing of it: everybody in the workspace hears this, and
 * whoever has proved the address, in their own stream.
 */
export async function announceInvitation(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  { id, email, version }: { id: string; email: string; version: number },
): Promise<void> {
  transaction.record({ stream: workspaceId, domain: 'invitations', id, version, json: null });
  const [receiver] = await transaction.query<{ id: string }>(
    `select id, set_config('app.told_user_id', id::text, true)
      from users where email = $1 and email_proved_at is not null`,
    [email],
  );
  if (!receiver) return;
  // Nothing of their membership has changed: they read what waits for them again.
  const told = { stream: receiver.id, domain: 'memberships', id: workspaceId };
  transaction.record({ ...told, version, json: '{}' });
}

/**
 * Keeps the sender's membership as it is until the invitation is sent: whoever is removed at this
 * moment has sent it before, so that it ends with them, or sends nothing.
 */
async function holdMembership({ transaction, workspaceId, userId }: MemberContext): Promise<void> {
  const [own] = await transaction.query<{ role: Role }>(
    'select role from workspace_members where workspace_id = $1 and user_id = $2 for share',
    [workspaceId, userId],
  );
  if (!own || !can(own.role, 'manage_members')) throw new AppError('forbidden', mayNotText);
}

async function renew(
  context: MemberContext,
  id: string,
): Promise<{ invitation: Invitation; token: string }> {
  const { transaction, workspaceId, userId } = context;
  await holdMembership(context);
  const { token, hash } = newToken();
  const [renewed] = await transaction.query<{ email: string; version: number }>(
    `update workspace_invitations
      set token_hash = $3, expires_at = now() + make_interval(days => ${validDays}),
        updated_by_user_id = $4, updated_at = now(), version = version + 1
      where workspace_id = $1 and id = $2 and ${unanswered} returning email, version`,
    [workspaceId, id, hash, userId],
  );
  if (!renewed) throw missing();
  await announceInvitation(context, { id, ...renewed });
  return { invitation: await findInvitation(context, id), token };
}

async function findInvitation(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<Invitation> {
  const [invitation] = await transaction.query<Invitation>(oneText, [workspaceId, id]);
  if (!invitation) throw missing();
  return invitation;
}

async function deliver(
  context: MemberContext,
  invitation: Invitation,
  token: string,
): Promise<SentInvitation> {
  const { config, transaction, workspaceId } = context;
  const link = linkOf(config, token);
  if (!canSendMail(config)) return { invitation, mailed: false, link };
  const { name } = await transaction.db
    .selectFrom('workspaces')
    .select('name')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  await transaction.enqueue(mailJob, invitationMail(invitation, oneLine(name), link));
  return { invitation, mailed: true, link: null };
}

function invitationMail(invitation: Invitation, workspace: string, link: string): Mail {
  const { email, role, message, invitedBy } = invitation;
  const sender = oneLine(invitedBy?.firstName ?? '') || invitedBy?.email || 'Somebody';
  const text = [
    `${sender} has invited you to join the workspace "${workspace}" on Dayslate as ${role}.`,
    ...(message ? [message] : []),
    `Accept or decline within ${validDays} days:\n${link}`,
    'If you do not know what this is about, you need not do anything.',
  ];
  return { to: email, subject: `${sender} invited you to ${workspace}`, text: text.join('\n\n') };
}

// What somebody typed must not begin a new line of a mail's head.
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

function linkOf(config: Config, token: string): string {
  return `${config.publicUrl}/accept-invitation#token=${token}`;
}

// In the transaction that sends: what was refused mailed nobody.
async function countMail({ transaction, userId, workspaceId }: MemberContext): Promise<void> {
  await countAttempt(transaction, [
    { key: `invitations of sender ${userId}`, max: mailsPerHour.sender, minutes: 60 },
    { key: `invitations of workspace ${workspaceId}`, max: mailsPerHour.workspace, minutes: 60 },
  ]);
}

function refused(text: string): AppError {
  return new AppError('conflict', text, { fields: { email: text } });
}

function missing(): AppError {
  return new AppError('not_found', 'Invitation not found');
}
