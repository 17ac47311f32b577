import type { Member } from '#domains/workspaces/members/schema.ts';

/** 'Ife Ade'; the address of whoever gave no name. */
export function memberName({ user }: Pick<Member, 'user'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
}

/** The names of members by their user id: a selector for `members.useRows`. */
export const memberNames = (rows: readonly Member[]): ReadonlyMap<string, string> =>
  new Map(rows.map((member) => [member.userId, memberName(member)]));

/** Members by name: a selector. */
export const membersByName = (rows: readonly Member[]) =>
  rows.toSorted((one, other) => memberName(one).localeCompare(memberName(other)));
