import { personName } from '#shared/words/person-name.ts';
import type { Member } from './schema.ts';

/** 'Ife Ade'; the username of whoever gave no name. */
export function memberName({ user }: Pick<Member, 'user'>): string {
  return personName(user);
}

/** The names of members by their user id: a selector for `members.useRows`. */
export const memberNames = (rows: readonly Member[]): ReadonlyMap<string, string> =>
  new Map(rows.map((member) => [member.userId, memberName(member)]));

/** Members by name, to choose from: a selector. */
export const memberChoices = (rows: readonly Member[]) =>
  membersByName(rows).map((member) => ({ value: member.userId, label: memberName(member) }));

/** Members by name: a selector. */
export const membersByName = (rows: readonly Member[]) =>
  rows.toSorted((one, other) => memberName(one).localeCompare(memberName(other)));
