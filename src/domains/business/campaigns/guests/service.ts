import { countAttempt, type Limit, requireAttempt } from '#server/accounts/attempts.ts';
import type { MemberContext, PublicContext } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { can, type Role } from '#shared/permissions.ts';
import { voidLinkText } from '#domains/business/campaigns/reviews/schema.ts';

const requestsPerMinute = 30;
const picturesPerMinute = 300;

/** A link that lives, and in whose name it works. */
export interface GuestLink {
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

type Work<T> = (transaction: Transaction, link: GuestLink) => Promise<T>;

/**
 * Reads by a link that lives. The request is counted before anybody knows whether the token is
 * right, in a transaction of its own so that it stays counted.
 */
export function withLink<T>(context: PublicContext, token: string, work: Work<T>): Promise<T> {
  return countFirst(context, token, work, '');
}

/** The same for what writes: until it is through, the link neither ends nor gets a new address. */
export function withLockedLink<T>(
  context: PublicContext,
  token: string,
  work: Work<T>,
): Promise<T> {
  return countFirst(context, token, work, 'for update');
}

/**
 * The same for one of the many pictures of a page, which are asked for all at once: they have a
 * limit of their own, and count as requests only where the token turns out wrong.
 */
export async function withLinkOfPicture<T>(
  context: PublicContext,
  token: string,
  work: Work<T>,
): Promise<T> {
  const { database, address } = context;
  const pictures = { key: `review pictures ${address}`, max: picturesPerMinute, minutes: 1 };
  const requests = requestsOf(context);
  await inSystemTransaction(database, {}, async (counting) => {
    await requireAttempt(counting, requests);
    await countAttempt(counting, [pictures]);
  });
  const done = await inSystemTransaction(database, {}, async (transaction) => {
    const link = await openLink(transaction, token, '');
    return link && { value: await work(transaction, link) };
  });
  if (done) return done.value;
  await inSystemTransaction(database, {}, (counting) => countAttempt(counting, [requests]));
  throw voidLink();
}

async function countFirst<T>(
  context: PublicContext,
  token: string,
  work: Work<T>,
  lock: Lock,
): Promise<T> {
  const { database } = context;
  await inSystemTransaction(database, {}, (counting) =>
    countAttempt(counting, [requestsOf(context)]),
  );
  return inSystemTransaction(database, {}, async (transaction) => {
    const link = await openLink(transaction, token, lock);
    if (!link) throw voidLink();
    return work(transaction, link);
  });
}

const voidLink = () => new AppError('not_found', voidLinkText);

function requestsOf({ address }: PublicContext): Limit {
  return { key: `review address ${address}`, max: requestsPerMinute, minutes: 1 };
}

const linkText = `
  select id, workspace_id as "workspaceId", campaign_id as "campaignId", version, title,
    updated_by_user_id as "sharedByUserId", shows_script as "showsScript",
    allows_comments as "allowsComments", allows_approval as "allowsApproval",
    to_json(expires_at) #>> '{}' as "expiresAt"
  from review_links where token_hash = $1`;

type Lock = '' | 'for update';

// Unknown, expired, revoked, or of somebody who has left: all look alike. From here on the
// transaction reaches what is on the link and nothing else, whatever a statement forgets.
async function openLink(
  transaction: Transaction,
  token: string,
  lock: Lock,
): Promise<GuestLink | undefined> {
  const hash = hashOf(token);
  await set(transaction, { review_hash: hash.toString('hex') });
  const [found] = await transaction.query<Omit<GuestLink, 'role'>>(`${linkText} ${lock}`, [hash]);
  const role = found && (await roleBehind(transaction, found));
  if (!found || !role) return undefined;
  await nameShown(transaction, found);
  return { ...found, role };
}

// A link can do no more than whoever shared it can, at this moment. They are asked for and left again.
async function roleBehind(
  transaction: Transaction,
  { workspaceId, campaignId, sharedByUserId }: Omit<GuestLink, 'role'>,
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
async function nameShown(transaction: Transaction, link: Omit<GuestLink, 'role'>): Promise<void> {
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

/** Writes happen in the name of whoever shared the link, and say who it really was. */
export async function actFor(
  context: PublicContext,
  transaction: Transaction,
  link: GuestLink,
  name: string,
): Promise<MemberContext> {
  const { workspaceId, sharedByUserId: userId, role } = link;
  await set(transaction, { user_id: userId, workspace_id: workspaceId, role });
  const session = { id: link.id, userId, isProved: false };
  const guest = `${name} (brand)`;
  return { ...context, session, transaction, workspaceId, userId, role, seesMoney: false, guest };
}
