import type { Member } from '#domains/workspaces/members/schema.ts';

/** 'Ife Ade'; the address of whoever gave no name. */
export function memberName({ user }: Pick<Member, 'user'>): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
}
