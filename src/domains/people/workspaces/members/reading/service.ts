import type { MemberContext } from '#server/http/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { JsonText } from '#server/http/json.ts';
import { isAfter, type Page, pageTexts, readPage } from '#server/records/pages.ts';
import { AppError } from '#shared/errors.ts';
import type { Member, MemberAddress } from '#domains/people/workspaces/members/schema.ts';

// A member in the shape of the schema.
const columns = `
  member.id, member.user_id as "userId", member.role,
  member.is_approver as "isApprover",
  to_json(member.created_at) #>> '{}' as "joinedAt",
  json_build_object('firstName', first_name, 'lastName', last_name, 'username', username,
    'avatarUrl', avatar_url) as "user",
  member.version`;
const joined = 'member join users on users.id = member.user_id';

const memberText = `
  select ${columns} from workspace_members ${joined} where workspace_id = $1 and member.id = $2`;

// Ids grow with the time of joining, so the oldest come first.
const listTexts = pageTexts(`
  select ${columns} from (
    select * from workspace_members
    where workspace_id = $1 and ${isAfter}
    order by id limit $3
  ) ${joined}`);

/** One page of the members, the oldest first. */
export async function listMembers(
  { transaction, workspaceId }: MemberContext,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<JsonText<Page<Member>>> {
  return readPage(transaction, listTexts, { stream: workspaceId, after, limit });
}

/** The address of each member; the list itself goes to everybody, and has none. */
export function listAddresses({
  transaction,
  workspaceId,
}: MemberContext): Promise<MemberAddress[]> {
  return transaction.query<MemberAddress>(
    `select user_id as "userId", email from workspace_members member
      join users on users.id = member.user_id where workspace_id = $1`,
    [workspaceId],
  );
}

export function findMember(
  { transaction, workspaceId }: MemberContext,
  memberId: string,
): Promise<Member> {
  return readMember(transaction, workspaceId, memberId);
}

export async function readMember(
  transaction: Transaction,
  workspaceId: string,
  memberId: string,
): Promise<Member> {
  const [member] = await transaction.query<Member>(memberText, [workspaceId, memberId]);
  if (!member) throw missing();
  return member;
}

export function missing(): AppError {
  return new AppError('not_found', 'Member not found');
}
