import { notify } from '#domains/around/notifications/service.ts';
import { isOfMoney } from '#server/records/kept-money.ts';
import { moduleOf } from '#server/http/modules.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { withinSubject } from '#server/records/within-subject.ts';
import { columnOf } from '#server/records/records.ts';
import { areMembers } from '#server/records/member-fields.ts';
import { personNameText } from '#server/records/person-name.ts';
import { talkOf } from '#shared/places.ts';
import { AppError } from '#shared/errors.ts';
import { can } from '#shared/permissions.ts';
import {
  type OfSubject,
  subjectCollections,
  subjectEntry,
  type SubjectField,
  subjectNames,
} from '#shared/subject.ts';
import { mentionedIn, plainText } from './rules.ts';
import { type Comment, commentFields } from './schema.ts';

const strangerText = 'Only members of the workspace can be mentioned';
const answerText = 'An answer stands under a comment on the same record';
const toBrandText = 'Words for a brand stand under words of that brand';
const excerptLength = 140;

export const comments = crud({
  table: 'comments',
  scope: 'workspace',
  fields: commentFields,
  noun: 'Comment',
  search: { title: 'body', inWords: inPlainText, within: withinSubject, answers: 'parentId' },
});

type Stored = OfSubject &
  Pick<
    Comment,
    'body' | 'createdByUserId' | 'updatedByUserId' | 'parentId' | 'guestName' | 'reviewLinkId'
  >;

const columns = `body, parent_id as "parentId", created_by_user_id as "createdByUserId",
  updated_by_user_id as "updatedByUserId",
  guest_name as "guestName", review_link_id as "reviewLinkId",
  ${subjectNames.map((name) => `${columnOf(name)} as "${name}"`).join(', ')}`;

/** A comment as it is, or was if it is deleted; undefined for one of another workspace. */
export async function findComment(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<Stored | undefined> {
  const [found] = await transaction.query<Stored>(
    `select ${columns} from comments where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  );
  return found;
}

/** Words are their author's; admins may delete any. */
export function requireAuthor(
  { userId, role }: MemberContext,
  { createdByUserId, guestName }: Stored,
  { orAdmin = false } = {},
): void {
  // A brand's words are no member's, whoever gave them the link.
  const isAuthor = createdByUserId === userId && guestName === null;
  if (isAuthor || (orAdmin && can(role, 'manage_members'))) return;
  throw new AppError(
    'forbidden',
    orAdmin
      ? 'Only the author or an admin can delete a comment'
      : 'Only the author can edit a comment',
  );
}

/** What an admin took away is an admin's to bring back. */
export function requireDeleter({ userId, role }: MemberContext, { updatedByUserId }: Stored): void {
  // Deleting was the last that was done to it.
  if (updatedByUserId === userId || can(role, 'manage_members')) return;
  throw new AppError('forbidden', 'Only an admin can bring back what an admin deleted');
}

/**
 * An answer stands under a comment of the same record, which is no answer itself; one that is for a
 * brand under words of the brand, and goes where they came from.
 */
export async function requireThread(
  context: MemberContext,
  comment: OfSubject & Pick<Comment, 'parentId' | 'reviewLinkId'>,
): Promise<void> {
  const { parentId, reviewLinkId } = comment;
  const parent = parentId ? await findComment(context, parentId) : undefined;
  const isThere =
    parent?.parentId === null && subjectNames.every((name) => parent[name] === comment[name]);
  if (parentId && !isThere) throw refused('parentId', answerText);
  const isToBrand = parent?.guestName !== null && parent?.reviewLinkId === reviewLinkId;
  if (reviewLinkId && !isToBrand) throw refused('reviewLinkId', toBrandText);
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

/**
 * Nobody outside the workspace can be mentioned, nor found out about; who was mentioned before may
 * have left since.
 */
export async function requireMembers(
  context: MemberContext,
  body: string,
  { mentionedBefore = [] }: { mentionedBefore?: readonly string[] } = {},
): Promise<void> {
  const mentioned = mentionedIn(body).filter((id) => !mentionedBefore.includes(id));
  if (await areMembers(context, mentioned)) return;
  throw new AppError('invalid', strangerText, { fields: { body: strangerText } });
}

/**
 * Tells those who are mentioned, and of a new comment those whose record it is and who have said
 * something there before.
 */
export async function tellOfComment(
  context: MemberContext,
  comment: Omit<Stored, 'updatedByUserId'> & { id: string },
  told: { isNew: boolean; mentionedBefore: readonly string[] },
): Promise<void> {
  const [field, recordId] = subjectEntry(comment) ?? [];
  if (!field || !recordId) return;
  const { query } = context.transaction;
  const domain = subjectCollections[field];
  // A notice would carry words about money to whom it is kept from.
  if (isOfMoney(domain)) return;
  const [found] = await query<{ record: Record<string, string | null> }>(
    `select to_jsonb(record) as record from ${domain.replaceAll('-', '_')} record where workspace_id = $1 and id = $2`,
    [context.workspaceId, recordId],
  );
  if (!found) return;
  const { record } = found;
  const mentioned = mentionedIn(comment.body).filter((id) => !told.mentionedBefore.includes(id));
  const what = {
    module: moduleOf(domain),
    title: record['campaign_name'] ?? record['name'] ?? record['title'] ?? '',
    excerpt: plainText(comment.body, await namesOf(context, comment.body)).slice(0, excerptLength),
    path: talkOf({ domain, id: recordId, campaignId: record['campaign_id'] }),
  };
  await notify(context, mentioned, {
    ...what,
    event: 'mention',
    detail: 'mentioned you on',
    cause: `mention ${comment.id}`,
  });
  if (!told.isNew) return;
  const others = await query<{ userId: string }>(
    `select distinct created_by_user_id as "userId" from comments
      where workspace_id = $1 and deleted_at is null and ${columnFor(field)} = $2`,
    [context.workspaceId, recordId],
  );
  const concerned = [
    record['assignee_user_id'],
    record['owner_user_id'],
    record['created_by_user_id'],
    ...others.map(({ userId }) => userId),
  ];
  await notify(
    context,
    concerned.filter((id) => id && !mentioned.includes(id)),
    {
      ...what,
      event: 'comment',
      detail: comment.parentId ? 'answered a comment on' : 'commented on',
      cause: `comment ${comment.id}`,
    },
  );
}

/** Comments as plain words, each mention by name. */
export async function inPlainText(
  context: MemberContext,
  bodies: readonly string[],
): Promise<string[]> {
  const nameOf = await namesOf(context, bodies.join(' '));
  return bodies.map((body) => plainText(body, nameOf));
}

function columnFor(field: SubjectField): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function namesOf(
  { transaction, workspaceId }: MemberContext,
  body: string,
): Promise<(userId: string) => string> {
  const mentioned = mentionedIn(body);
  if (mentioned.length === 0) return () => '';
  const rows = await transaction.query<{ id: string; name: string }>(
    `select users.id, ${personNameText} as name
      from workspace_members member join users on users.id = member.user_id
      where workspace_id = $1 and users.id = any ($2::uuid[])`,
    [workspaceId, mentioned],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (userId) => names.get(userId) ?? 'Former member';
}
