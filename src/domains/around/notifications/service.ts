import type { MemberContext, UserContext } from '#server/http/context.ts';
import { accountErased, membershipChanged } from '#server/accounts/moments.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { JsonText } from '#server/http/json.ts';
import { canSendMail } from '#server/jobs/mail.ts';
import { isAfter, type Page, pageTexts, readPage } from '#server/records/pages.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { personNameText } from '#server/records/person-name.ts';
import type { Module } from '#shared/modules.ts';
import { newId } from '#shared/ids.ts';
import { mailChoiceOf, mailWaitMs } from './rules.ts';
import type { MailChoice, NotificationEvent } from '#domains/people/auth/profile/schema.ts';
import type { Notification } from './schema.ts';

/** What a notification says and where it leads. */
export interface Notice {
  event: NotificationEvent;
  /** '{actor} {detail} {title}', or '{title} {detail}' of what nobody did. */
  title: string;
  detail: string;
  excerpt?: string;
  path: string;
  /** What it comes from: the same cause notifies a person once. */
  cause: string;
  /** The part of the product that it is about: nobody is told of one that is switched off. */
  module?: Module | undefined;
}

export const mailNoticesJob = 'mail-notices';

const shape = `id, event, workspace_id as "workspaceId", actor_name as "actorName", title, detail,
  excerpt, path, read_at as "readAt", created_at as "createdAt", version`;
const json = `(select row_to_json(record.*)::text from (select ${shape}) as record)`;

/** Somebody, with what `recipientColumns` read of their choices. */
export interface Recipient {
  userId: string;
  off: NotificationEvent[];
  mails: `${NotificationEvent}.${MailChoice}`[];
  hasDigest: boolean;
}

export const recipientColumns = `users.id as "userId", notifications_off as off,
  notifications_mail as mails, daily_digest as "hasDigest"`;

/**
 * Tells members of the workspace what the caller has done, or a guest in their name, in the same
 * transaction. Nobody is told of what they did themselves, nor of what they have switched off.
 */
export async function notify(
  context: Pick<MemberContext, 'transaction' | 'userId' | 'config' | 'workspaceId' | 'guest'>,
  userIds: readonly (string | null | undefined)[],
  notice: Notice,
  { outlivesMembership = false } = {},
): Promise<void> {
  const { transaction, userId, workspaceId, guest } = context;
  const isOther = (id: unknown) => typeof id === 'string' && (guest !== undefined || id !== userId);
  const others = [...new Set(userIds.filter(isOther))];
  if (others.length === 0) return;
  const recipients = await transaction.query<Recipient>(
    `select ${recipientColumns}
      from workspace_members member join users on users.id = member.user_id
      where workspace_id = $1 and users.id = any ($2::uuid[])
        and not exists (select from workspaces where id = $1 and $3::text = any (modules_off))
      order by users.id`,
    [workspaceId, others, notice.module ?? null],
  );
  const [actor] = await transaction.query<{ name: string }>(
    `select ${personNameText} as name from users where id = $1`,
    [userId],
  );
  for (const recipient of recipients) {
    const actorName = guest ?? actor?.name ?? null;
    // Of what somebody has left nothing more is shown.
    const place = outlivesMembership ? null : workspaceId;
    await put(context, recipient, { ...notice, workspaceId: place, actorName });
  }
}

membershipChanged.also((_, { context, userId, outlivesMembership, ...notice }) =>
  notify(context, [userId], { event: 'membership', ...notice }, { outlivesMembership }),
);

// What others were told by them says their name, and leaves the screens of those others as well.
accountErased.also(async (transaction, { userId }) => {
  const gone = await transaction.query<{ stream: string; id: string; version: number }>(
    `delete from notifications where created_by_user_id = $1
      returning user_id as stream, id, version + 1 as version`,
    [userId],
  );
  for (const stream of new Set(gone.map((row) => row.stream)))
    await nameRecipient(transaction, stream);
  for (const row of gone) transaction.record({ domain: 'notifications', json: null, ...row });
});

/** Tells one person of what nobody did, such as a date that has come. */
export async function remind(
  context: Pick<UserContext, 'transaction' | 'userId' | 'config'>,
  recipient: Recipient,
  notice: Notice & { workspaceId: string | null },
): Promise<void> {
  await put(context, recipient, { ...notice, actorName: null });
}

async function put(
  context: Pick<UserContext, 'transaction' | 'userId' | 'config'>,
  recipient: Recipient,
  notice: Notice & { workspaceId: string | null; actorName: string | null },
): Promise<void> {
  const { transaction } = context;
  const { userId, off, mails, hasDigest } = recipient;
  const { event, workspaceId, actorName, title, detail, excerpt = '', path, cause } = notice;
  const inApp = !off.includes(event);
  const byMail = canSendMail(context.config) ? mailChoiceOf(mails, event) : 'off';
  const mailAt = byMail === 'on' ? new Date(Date.now() + mailWaitMs(event)) : null;
  const inDigest = byMail === 'digest' && hasDigest;
  if (!inApp && !mailAt && !inDigest) return;
  await nameRecipient(transaction, userId);
  const id = newId();
  const [row] = await transaction.query<{ json: string }>(
    `insert into notifications (user_id, id, event, workspace_id, actor_name, title, detail,
        excerpt, path, cause, in_app, mail_at, in_digest, created_by_user_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      on conflict do nothing returning ${json} as json`,
    [
      ...[userId, id, event, workspaceId, actorName, title.slice(0, 200), detail, excerpt, path],
      ...[cause, inApp, mailAt?.toISOString() ?? null, inDigest, context.userId],
    ],
  );
  if (!row) return;
  if (inApp)
    transaction.record({ stream: userId, domain: 'notifications', id, version: 1, json: row.json });
  if (mailAt) await transaction.enqueue(mailNoticesJob, { userId }, mailAt);
}

// All of one transaction, because their streams are written at its end.
async function nameRecipient({ query }: Transaction, userId: string): Promise<void> {
  await query(
    `select set_config('app.notified_user_ids',
      concat_ws(',', nullif(current_setting('app.notified_user_ids', true), ''), $1::text), true)`,
    [userId],
  );
}

/** What `seesMoney` says, of a joined `member` and `workspaces`. */
export const membersSeeMoney = `(workspaces.finance_access = 'everyone' or member.role in ('owner', 'admin'))`;

/**
 * Whether somebody ($1) is still told: a workspace may have been left, or deleted, or keep its money
 * from them. It is asked of what `nameOwnWorkspaces` has named.
 */
export const isShown = `(workspace_id is null or exists (
  select from workspace_members member
    join workspaces on workspaces.id = member.workspace_id and workspaces.deleted_at is null
  where member.workspace_id = notifications.workspace_id and member.user_id = $1
    and (event <> 'payment' or ${membersSeeMoney})))`;

const listTexts = pageTexts(`
  select ${shape} from notifications
  where user_id = $1 and in_app and ${isAfter}
    and created_at > now() - interval '60 days'
    and ${isShown}
  order by id limit $3`);

/** One page of the caller's notifications; those of a workspace that was left or deleted are gone. */
export async function listNotifications(
  { transaction, userId }: UserContext,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<JsonText<Page<Notification>>> {
  await nameOwnWorkspaces(transaction, userId);
  return readPage(transaction, listTexts, { stream: userId, after, limit });
}

/** Which of these are still shown to the caller. */
export async function findNotifications(
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  await nameOwnWorkspaces(transaction, userId);
  return transaction.query(
    `select id from notifications where user_id = $1 and id = any ($2::uuid[]) and ${isShown}`,
    [userId, ids],
  );
}

/** Marks the caller's notifications read, and takes them out of the next mail and digest. */
export async function readNotifications(
  { transaction, userId }: UserContext,
  ids: readonly string[],
): Promise<JsonText<{ rows: Notification[] }>> {
  await nameOwnWorkspaces(transaction, userId);
  const rows = await transaction.query<{ id: string; version: number; json: string }>(
    `update notifications set read_at = coalesce(read_at, now()), mail_at = null, in_digest = false,
        version = version + 1
      where user_id = $1 and in_app and id = any ($2::uuid[]) and ${isShown}
      returning id, version, ${json} as json`,
    [userId, ids],
  );
  for (const { id, version, json: text } of rows)
    transaction.record({ stream: userId, domain: 'notifications', id, version, json: text });
  return new JsonText(`{"rows":[${rows.map((row) => row.json).join(',')}]}`);
}
