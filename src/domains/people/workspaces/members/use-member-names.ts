import { members } from './data.ts';
import type { Member } from './schema.ts';
import { memberName } from './member-name.ts';

/** A selector: what each member is called, by user. */
export const namesByUser = (rows: readonly Member[]): ReadonlyMap<string, string> =>
  new Map(rows.map((member) => [member.userId, memberName(member)]));

/** What the members of the workspace are called, by user; who is none any more is 'Former member'. */
export function useMemberNames(): (userId: string) => string {
  const names = members.useRows(namesByUser);
  const status = members.useStatus();
  return (userId) => names.get(userId) ?? (status === 'ready' ? 'Former member' : '…');
}
