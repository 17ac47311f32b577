import { countAttempt, forgiveAttempt } from '#server/attempts.ts';
import type { MemberContext, PublicContext } from '#server/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { hashOf } from '#server/tokens.ts';
import type { StoredFile } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { can, type Role } from '#shared/permissions.ts';
import { placeOf } from '#shared/places.ts';
import { keyOf } from '#domains/attachments/service.ts';
import { lockDeliverables, moveDeliverable } from '#domains/campaigns/deliverables/service.ts';
import { announceLink } from '#domains/campaigns/review-links/service.ts';
import { followContent } from '#domains/campaigns/sync/service.ts';
import { plainText } from '#domains/comments/rules.ts';
import { comments } from '#domains/comments/service.ts';
import { notify } from '#domains/notifications/service.ts';
import { readShown } from '#domains/campaigns/shown/service.ts';
import {
  type GuestComment,
  type GuestDecision,
  type Review,
  type Reviewed,
  voidLinkText,
} from './schema.ts';

const requestsPerMinute = 30;
const picturesPerMinute = 300;
const maxComments = 300;
const excerptLength = 140;

/** A link that lives, and in whose name it works. */
interface Link {
  id: string;
  workspaceId: string;
  campaignId: string;
  sharedByUserId: string;
  version: number;
  title: string;
  showsScript: boolean;
  allowsComments: boolean;
  allowsApproval: boolean;
  expiresAt: string;
  role: Role;
}

/** What a link shows, to whoever holds it. */
export function lookUpReview(context: PublicContext, token: string): Promise<Review> {
  return withLink(context, token, async (transaction, link) => {
    await transaction.query(
      `update review_links set opened_at = now()
        where workspace_id = $1 and id = $2
          and (opened_at is null or opened_at < now() - interval '1 minute')`,
      [link.workspaceId, link.id],
    );
    return reviewOf(transaction, link);
  });
}

/** Keeps what a brand says about a deliverable, and tells who works on it. */
export function commentAsGuest(context: PublicContext, comment: GuestComment): Promise<Review> {
  return withLink(context, comment.token, async (transaction, link) => {
    if (!link.allowsComments) throw new AppError('forbidden', 'This link takes no comments');
    const { title } = await shownBy(transaction, link, comment.deliverableId);
    const member = await actFor(context, transaction, link, comment.name);
    await say(member, link, comment);
    await tell(member, link, comment.deliverableId, {
      event: 'comment',
      title,
      detail: 'commented on',
      excerpt: comment.body.slice(0, excerptLength),
      cause: `review comment ${newId()}`,
    });
    return reviewOf(transaction, link);
  });
}

/** Keeps what a brand decided, and moves the deliverable as a member would. */
export function decideAsGuest(context: PublicContext, decision: GuestDecision): Promise<Review> {
  return withLink(context, decision.token, async (transaction, link) => {
    const { deliverableId, state, name, email, note, token } = decision;
    if (!link.allowsApproval) throw new AppError('forbidden', 'This link decides nothing');
    const member = await actFor(context, transaction, link, name);
    // From here on nobody else moves it, so that what was seen is what is decided about.
    await lockDeliverables(member, 'id = $2', deliverableId);
    const shown = await shownBy(transaction, link, deliverableId);
    if (shown.state !== 'waiting') throw new AppError('conflict', decidedText[shown.state]);
    if (shown.mark !== decision.mark) throw new AppError('conflict', changedText);
    const id = newId();
    await transaction.query(
      `insert into review_decisions (workspace_id, id, campaign_id, deliverable_id, review_link_id,
          state, name, email, mark, address_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'), $10)`,
      [
        ...[link.workspaceId, id, link.campaignId, deliverableId, link.id, state, name, email],
        // The token is nowhere in the database: whoever reads it cannot try out addresses.
        ...[shown.mark, hashOf(`${token} ${context.address}`)],
      ],
    );
    if (note) await say(member, link, { deliverableId, name, body: note });
    await moveDeliverable(member, deliverableId, { status: state }, followContent);
    await tell(member, link, deliverableId, {
      event: 'approval',
      title: shown.title,
      detail: state === 'approved' ? 'approved' : 'asks for changes to',
      excerpt: note.slice(0, excerptLength),
      cause: `review decision ${id}`,
    });
    announceLink(member, link.id, link.version);
    return reviewOf(transaction, link);
  });
}

/** The file of a picture that a link shows; what it is called inside is told to nobody. */
export function findPicture(
  context: PublicContext,
  token: string,
  pictureId: string,
): Promise<StoredFile> {
  const perPicture = { key: `review pictures ${context.address}`, max: picturesPerMinute };
  return withLink(
    context,
    token,
    async (transaction, link) => {
      const shown = await readShown(transaction, link);
      const file = shown.flatMap(({ files }) => files).find(({ id }) => id === pictureId);
      if (!file) throw new AppError('not_found', 'There is no such picture');
      // One page asks for many. Only guesses count as requests.
      await forgiveAttempt(transaction, requestsOf(context).key);
      const key = keyOf(link.workspaceId, file.fileId);
      return { key, fileName: 'picture', mime: file.mime, isShown: true };
    },
    [{ ...perPicture, minutes: 1 }],
  );
}

const changedText = 'This has changed since you opened it. Look at it again, then decide.';
const decidedText = {
  making: 'This is still being made. There is nothing to decide yet.',
  changes_requested: 'Changes are asked for already. It comes back when they are made.',
  approved: 'This is approved already',
};

// Counted before anybody knows whether the token is right, in a transaction of its own so that it
// stays counted.
async function withLink<T>(
  context: PublicContext,
  token: string,
  work: (transaction: Transaction, link: Link) => Promise<T>,
  moreLimits: { key: string; max: number; minutes: number }[] = [],
): Promise<T> {
  const { database } = context;
  const limits = [requestsOf(context), ...moreLimits];
  await inSystemTransaction(database, {}, (counting) => countAttempt(counting, limits));
  return inSystemTransaction(database, {}, async (transaction) =>
    work(transaction, await openLink(transaction, token)),
  );
}

function requestsOf({ address }: PublicContext) {
  return { key: `review address ${address}`, max: requestsPerMinute, minutes: 1 };
}

const linkText = `
  select id, workspace_id as "workspaceId", campaign_id as "campaignId", version, title,
    updated_by_user_id as "sharedByUserId", shows_script as "showsScript",
    allows_comments as "allowsComments", allows_approval as "allowsApproval",
    to_json(expires_at) #>> '{}' as "expiresAt"
  from review_links where token_hash = $1 for update`;

// Unknown, expired, revoked, or of somebody who has left: all look alike. From here on the
// transaction reaches what is on the link and nothing else, whatever a statement forgets.
async function openLink(transaction: Transaction, token: string): Promise<Link> {
  const hash = hashOf(token);
  await set(transaction, { review_hash: hash.toString('hex') });
  const [found] = await transaction.query<Omit<Link, 'role'>>(linkText, [hash]);
  const role = found && (await roleBehind(transaction, found));
  if (!found || !role) throw new AppError('not_found', voidLinkText);
  await nameShown(transaction, found);
  return { ...found, role };
}

// A link can do no more than whoever shared it can, at this moment. They are asked for and left again.
async function roleBehind(
  transaction: Transaction,
  { workspaceId, campaignId, sharedByUserId }: Omit<Link, 'role'>,
): Promise<Role | undefined> {
  await set(transaction, { user_id: sharedByUserId, workspace_id: workspaceId });
  const [member] = await transaction.query<{ role: Role }>(
    `select role from workspace_members
        join workspaces on workspaces.id = workspace_id and deleted_at is null
      where workspace_id = $1 and user_id = $2`,
    [workspaceId, sharedByUserId],
  );
  if (!member || !can(member.role, 'edit')) return undefined;
  await set(transaction, { role: member.role });
  const [campaign] = await transaction.query(
    'select 1 from campaigns where workspace_id = $1 and id = $2 and deleted_at is null',
    [workspaceId, campaignId],
  );
  await set(transaction, { user_id: '', workspace_id: '', role: '' });
  return campaign && member.role;
}

// Each statement sees only what the one before has named; the policies compare with it.
async function nameShown(transaction: Transaction, link: Omit<Link, 'role'>): Promise<void> {
  const { id, workspaceId, campaignId, showsScript } = link;
  await set(transaction, {
    reviewed_workspace_id: workspaceId,
    reviewed_link_id: id,
    reviewed_campaign_id: campaignId,
  });
  await transaction.query(
    `select set_config('app.reviewed_deliverable_ids',
        coalesce(string_agg(deliverable_id::text, ','), ''), true)
      from review_link_deliverables where workspace_id = $1 and review_link_id = $2`,
    [workspaceId, id],
  );
  await transaction.query(
    `select set_config('app.reviewed_item_ids', coalesce(string_agg(content_item_id::text, ','), ''), true),
        set_config('app.reviewed_script_item_ids',
          coalesce(string_agg(content_item_id::text, ',') filter (where $2), ''), true)
      from deliverables where workspace_id = $1`,
    [workspaceId, showsScript],
  );
  await transaction.query(
    `select set_config('app.reviewed_channel_ids', coalesce(string_agg(channel_id::text, ','), ''), true)
      from posts where workspace_id = $1`,
    [workspaceId],
  );
}

// The names are our own; what they hold is given as a parameter.
async function set({ query }: Transaction, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings);
  const calls = names.map((name, place) => `set_config('app.${name}', $${place + 1}, true)`);
  await query(`select ${calls.join(', ')}`, Object.values(settings));
}

// Writes happen in the name of whoever shared the link, and say who it really was.
async function actFor(
  context: PublicContext,
  transaction: Transaction,
  link: Link,
  name: string,
): Promise<MemberContext> {
  const { workspaceId, sharedByUserId: userId, role } = link;
  await set(transaction, { user_id: userId, workspace_id: workspaceId, role });
  const session = { id: link.id, userId };
  const guest = `${name} (brand)`;
  return { ...context, session, transaction, workspaceId, userId, role, seesMoney: false, guest };
}

async function say(
  member: MemberContext,
  link: Link,
  { deliverableId, name, body }: Pick<GuestComment, 'deliverableId' | 'name' | 'body'>,
): Promise<void> {
  const [said] = await member.transaction.query<{ count: number }>(
    'select count(*)::int as count from comments where workspace_id = $1 and review_link_id = $2',
    [link.workspaceId, link.id],
  );
  if ((said?.count ?? 0) >= maxComments)
    throw new AppError('too_many', 'There are many comments here already. Write to them directly.');
  // A brand knows no members, and calls none.
  const words = plainText(body, () => '');
  const written = { id: newId(), deliverableId, body: words, guestName: name };
  await comments.create(member, { body: { ...written, reviewLinkId: link.id } });
}

async function tell(
  member: MemberContext,
  { workspaceId, campaignId, sharedByUserId }: Link,
  deliverableId: string,
  notice: Omit<Parameters<typeof notify>[2], 'path'>,
): Promise<void> {
  const [people] = await member.transaction.query<{
    ownerUserId: string | null;
    assigneeUserId: string | null;
  }>(
    `select owner_user_id as "ownerUserId", assignee_user_id as "assigneeUserId"
      from deliverables join campaigns
        on campaigns.workspace_id = deliverables.workspace_id and campaigns.id = campaign_id
      where deliverables.workspace_id = $1 and deliverables.id = $2`,
    [workspaceId, deliverableId],
  );
  const { ownerUserId = null, assigneeUserId = null } = people ?? {};
  const isNobodys = !ownerUserId && !assigneeUserId;
  const path = placeOf({ domain: 'deliverables', id: deliverableId, campaignId });
  const whom = isNobodys ? [sharedByUserId] : [ownerUserId, assigneeUserId];
  await notify(member, whom, { ...notice, path, module: 'deals' });
}

async function shownBy(transaction: Transaction, link: Link, id: string): Promise<Reviewed> {
  const shown = (await readShown(transaction, link)).find(({ reviewed }) => reviewed.id === id);
  if (!shown) throw new AppError('not_found', 'This is not on the link, or no longer');
  return shown.reviewed;
}

async function reviewOf(transaction: Transaction, link: Link): Promise<Review> {
  const { title, expiresAt, allowsComments, allowsApproval } = link;
  const shown = await readShown(transaction, link);
  const deliverables = shown.map((one) => one.reviewed);
  return { title, expiresAt, allowsComments, allowsApproval, deliverables };
}
