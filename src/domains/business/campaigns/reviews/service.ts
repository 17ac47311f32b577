import type { MemberContext, PublicContext } from '#server/http/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import type { StoredFile } from '#shared/contracts/answers.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { talkOf } from '#shared/places.ts';
import { keyOf } from '#server/files/keep.ts';
import {
  actFor,
  type GuestLink,
  withLink,
  withLinkOfPicture,
  withLockedLink,
} from '#domains/business/campaigns/guests/service.ts';
import {
  lockDeliverables,
  moveDeliverable,
} from '#domains/business/campaigns/deliverables/service.ts';
import { announceLink } from '#domains/business/campaigns/review-links/service.ts';
import { followContent } from '#domains/business/campaigns/sync/service.ts';
import { plainText } from '#domains/around/comments/rules.ts';
import { comments } from '#domains/around/comments/service.ts';
import { notify } from '#domains/around/notifications/service.ts';
import { readPicture, readShown } from '#domains/business/campaigns/shown/service.ts';
import { type GuestComment, type GuestDecision, type Review, type Reviewed } from './schema.ts';

const maxComments = 300;
const excerptLength = 140;

/** What a link shows, to whoever holds it. */
export function lookUpReview(context: PublicContext, token: string): Promise<Review> {
  return withLink(context, token, async (transaction, link) => {
    const review = await reviewOf(transaction, link);
    const [opened] = await transaction.query<{ version: number }>(
      `update review_links set opened_at = now()
        where workspace_id = $1 and id = $2
          and (opened_at is null or opened_at < now() - interval '1 minute') returning version`,
      [link.workspaceId, link.id],
    );
    // Whoever shared it sees that it was opened; nothing is read from here on.
    if (opened)
      announceLink(await actFor(context, transaction, link, 'Somebody'), link.id, opened.version);
    return review;
  });
}

/** Keeps what a brand says about a deliverable, and tells who works on it. */
export function commentAsGuest(context: PublicContext, comment: GuestComment): Promise<Review> {
  return withLockedLink(context, comment.token, async (transaction, link) => {
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
  return withLockedLink(context, decision.token, async (transaction, link) => {
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
  return withLinkOfPicture(context, token, async (transaction, link) => {
    const file = await readPicture(transaction, link, pictureId);
    if (!file) throw new AppError('not_found', 'There is no such picture');
    const key = keyOf(link.workspaceId, file.fileId);
    return { key, fileName: 'picture', mime: file.mime, isShown: true };
  });
}

const changedText = 'This has changed since you opened it. Look at it again, then decide.';
const decidedText = {
  making: 'This is still being made. There is nothing to decide yet.',
  changes_requested: 'Changes are asked for already. It comes back when they are made.',
  approved: 'This is approved already',
};

async function say(
  member: MemberContext,
  link: GuestLink,
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
  { workspaceId, campaignId, sharedByUserId }: GuestLink,
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
  const path = talkOf({ domain: 'deliverables', id: deliverableId, campaignId });
  const whom = isNobodys ? [sharedByUserId] : [ownerUserId, assigneeUserId];
  await notify(member, whom, { ...notice, path, module: 'deals' });
}

async function shownBy(transaction: Transaction, link: GuestLink, id: string): Promise<Reviewed> {
  const shown = (await readShown(transaction, link)).find((one) => one.id === id);
  if (!shown) throw new AppError('not_found', 'This is not on the link, or no longer');
  return shown;
}

async function reviewOf(transaction: Transaction, link: GuestLink): Promise<Review> {
  const { title, expiresAt, allowsComments, allowsApproval } = link;
  const deliverables = await readShown(transaction, link);
  return { title, expiresAt, allowsComments, allowsApproval, deliverables };
}
