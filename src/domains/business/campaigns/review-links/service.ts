import { randomBytes } from 'node:crypto';
import type { MemberContext } from '#server/http/context.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { AppError } from '#shared/errors.ts';
import type { NewReviewLink, ReviewLink, ToldReviewLink } from './schema.ts';

// Who keeps making links for one campaign is stopped long before the list is unusable.
const maxLinks = 100;

const linkText = `
  select link.id, title, shows_script as "showsScript", allows_comments as "allowsComments",
    allows_approval as "allowsApproval", to_json(expires_at) #>> '{}' as "expiresAt",
    to_json(revoked_at) #>> '{}' as "revokedAt", to_json(opened_at) #>> '{}' as "openedAt",
    to_json(link.created_at) #>> '{}' as "createdAt",
    exists (
      select from workspace_members member
      where member.workspace_id = link.workspace_id and member.user_id = link.updated_by_user_id
        and member.role <> 'viewer'
    ) as "isBacked",
    array(
      select deliverable_id from review_link_deliverables chosen
      where chosen.workspace_id = link.workspace_id and chosen.review_link_id = link.id
      order by deliverable_id
    ) as "deliverableIds",
    coalesce((
      select json_agg(json_build_object('deliverableId', deliverable_id, 'state', state,
        'name', name, 'email', email, 'decidedAt', decision.created_at) order by decision.id)
      from review_decisions decision
      where decision.workspace_id = link.workspace_id and decision.review_link_id = link.id
    ), '[]') as decisions
  from review_links link where link.workspace_id = $1`;

/** The links of a campaign, the newest first. */
export async function listLinks(
  { transaction, workspaceId }: MemberContext,
  campaignId: string,
): Promise<ReviewLink[]> {
  return transaction.query<ReviewLink>(`${linkText} and campaign_id = $2 order by link.id desc`, [
    workspaceId,
    campaignId,
  ]);
}

/** Shares deliverables of one campaign by a link that nobody can be told again. */
export async function shareLink(
  context: MemberContext,
  campaignId: string,
  { id, title, deliverableIds, validDays, ...toggles }: NewReviewLink,
): Promise<ToldReviewLink> {
  const { transaction, workspaceId, userId } = context;
  await requireCampaign(transaction, workspaceId, campaignId);
  const [known] = await transaction.query<{ links: number; chosen: number }>(
    `select
      (select count(*) from review_links where workspace_id = $1 and campaign_id = $2)::int as links,
      (select count(*) from deliverables where workspace_id = $1 and campaign_id = $2
        and id = any ($3::uuid[]) and deleted_at is null)::int as chosen`,
    [workspaceId, campaignId, deliverableIds],
  );
  if (known?.chosen !== deliverableIds.length) throw refused('deliverableIds', goneText);
  if (known.links >= maxLinks) throw new AppError('conflict', tooManyText);
  const { token, hash } = newToken();
  const made = await transaction.query(
    `insert into review_links (workspace_id, id, campaign_id, title, token_hash, shows_script,
        allows_comments, allows_approval, expires_at, created_by_user_id, updated_by_user_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9), $10, $10)
      on conflict (workspace_id, id) do nothing returning 1`,
    [
      ...[workspaceId, id, campaignId, title, hash],
      ...[toggles.showsScript, toggles.allowsComments, toggles.allowsApproval],
      ...[validDays, userId],
    ],
  );
  if (made.length === 0) throw new AppError('conflict', 'This link was made already');
  await transaction.query(
    `insert into review_link_deliverables (workspace_id, review_link_id, campaign_id, deliverable_id)
      select $1, $2, $3, unnest($4::uuid[])`,
    [workspaceId, id, campaignId, deliverableIds],
  );
  announceLink(context, id, 1);
  return told(context, id, token);
}

/** A new address for a link, of whoever makes it; the old one ends. */
export async function renewLink(context: MemberContext, id: string): Promise<ToldReviewLink> {
  const { transaction, workspaceId, userId } = context;
  const { token, hash } = newToken();
  const [renewed] = await transaction.query<{ version: number }>(
    `update review_links
      set token_hash = $3, updated_by_user_id = $4, updated_at = now(), version = version + 1
      where workspace_id = $1 and id = $2 and revoked_at is null and expires_at > now()
      returning version`,
    [workspaceId, id, hash, userId],
  );
  if (!renewed) throw missing();
  announceLink(context, id, renewed.version);
  return told(context, id, token);
}

/** Ends a link at once; a second time it is ended already. */
export async function revokeLink(context: MemberContext, id: string): Promise<void> {
  const { transaction, workspaceId, userId } = context;
  const [revoked] = await transaction.query<{ version: number }>(
    `update review_links
      set revoked_at = coalesce(revoked_at, now()), updated_by_user_id = $3, updated_at = now(),
        version = version + 1
      where workspace_id = $1 and id = $2 returning version`,
    [workspaceId, id, userId],
  );
  if (!revoked) throw missing();
  announceLink(context, id, revoked.version);
}

/** Says that a link has changed, and nothing of it: everybody in the workspace hears this. */
export function announceLink(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  id: string,
  version: number,
): void {
  transaction.record({ stream: workspaceId, domain: 'review-links', id, version, json: null });
}

async function told(context: MemberContext, id: string, token: string): Promise<ToldReviewLink> {
  const { transaction, workspaceId, config } = context;
  const [reviewLink] = await transaction.query<ReviewLink>(`${linkText} and link.id = $2`, [
    workspaceId,
    id,
  ]);
  if (!reviewLink) throw missing();
  return { reviewLink, url: `${config.publicUrl}/review/${token}` };
}

const goneText = 'A deliverable that was chosen is no longer there';
const tooManyText = 'This campaign has as many review links as it can have';

async function requireCampaign(
  { query }: MemberContext['transaction'],
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  const [known] = await query(
    'select 1 from campaigns where workspace_id = $1 and id = $2 and deleted_at is null',
    [workspaceId, campaignId],
  );
  if (!known) throw new AppError('not_found', 'Campaign not found');
}

function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

function missing(): AppError {
  return new AppError('not_found', 'Review link not found');
}
